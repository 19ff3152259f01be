/** The approximate width of a text at 13 px: Han and Hangul characters a full square, others a little over half. */
export function wordsWidth(words: string): number {
  const signs = words
    .split('')
    .map((sign): number => (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(sign) ? 13 : 7.5));
  return signs.reduce((sum, width) => sum + width, 4);
}

/** The text cut to `width` pixels at 13 px, with an ellipsis if cut. */
export function fitWords(words: string, width: number): string {
  if (wordsWidth(words) <= width) return words;
  const signs = Array.from(words);
  while (signs.length > 1 && wordsWidth(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
