interface Format {
  before: string;
  after: string;
  /** The mark stands at the beginning of the line. */
  isLine?: boolean;
}

/** The formats and the marks that stand for them in Markdown. */
export const FORMATS = {
  heading: { before: '## ', after: '', isLine: true },
  bold: { before: '**', after: '**' },
  emphasis: { before: '*', after: '*' },
  list: { before: '- ', after: '', isLine: true },
  quote: { before: '> ', after: '', isLine: true },
  link: { before: '[', after: '](https://)' },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;

/** The text with marks round what is selected, and where the selection then stands. */
export function formatted(
  text: string,
  start: number,
  end: number,
  { before, after, isLine = false }: Format,
): { value: string; from: number; to: number } {
  const at = isLine ? text.lastIndexOf('\n', start - 1) + 1 : start;
  const value = text.slice(0, at) + before + text.slice(at, end) + after + text.slice(end);
  return { value, from: start + before.length, to: end + before.length };
}
