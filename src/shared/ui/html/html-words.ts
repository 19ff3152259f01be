/** Before these begins another line. */
const LINE_ENDS = /<(?=\/(?:p|h\d|li|td|th|tr|div)\b|br\b)/gi;

/** What readers see of HTML, as one line. Nothing of a parsed document loads or runs. */
export function htmlWords(html: string): string {
  const { body } = new DOMParser().parseFromString(`<body>${html.replaceAll(LINE_ENDS, ' <')}`, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
