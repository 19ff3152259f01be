/** True where each word of `query` stands in one of `texts`; case and width of signs do not matter. No words find all. */
export function isFound(texts: readonly (string | null | undefined)[], query: string | null): boolean {
  const words = folded(query ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const within = texts.map((text) => folded(text ?? ''));
  return words.every((word) => within.some((text) => text.includes(word)));
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
