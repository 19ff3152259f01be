/** Before these begins another line. */
const LINE_ENDS = /<(?=\/(?:p|h\d|li|td|th|tr|div)\b|br\b)/gi;
/** Ends a line in place of a tag: white space that no text of a page contains. */
const LINE_END = '\u2029';

/** What readers see of HTML, as one line. Nothing of a parsed document loads or runs. */
export const htmlWords = (html: string): string => linesIn(parsed(html)).join(' ');

/** The same as a line for each block, with the addresses of links and pictures. */
export function htmlLines(html: string): string[] {
  const body = parsed(html);
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(`${picture.alt} (${picture.getAttribute('src') ?? ''})`);
  return linesIn(body);
}

function parsed(html: string): HTMLElement {
  const marked = html.replaceAll(LINE_ENDS, `${LINE_END}<`);
  const { body } = new DOMParser().parseFromString(`<body>${marked}`, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  return body;
}

const linesIn = (body: HTMLElement): string[] =>
  body.textContent
    .split(LINE_END)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
