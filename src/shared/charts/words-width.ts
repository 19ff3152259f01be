/** About how wide a text of 13 px is: Han and Hangul signs a full square, others a little over half. */
export function wordsWidth(words: string): number {
  const signs = words
    .split('')
    .map((sign): number => (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(sign) ? 13 : 7.5));
  return signs.reduce((sum, width) => sum + width, 4);
}

/** The text as far as `width` pixels of 13 px type hold it, with an ellipsis where it was cut. */
export function fitWords(words: string, width: number): string {
  if (wordsWidth(words) <= width) return words;
  const signs = Array.from(words);
  while (signs.length > 1 && wordsWidth(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
