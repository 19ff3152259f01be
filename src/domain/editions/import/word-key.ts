/** The key by which words of a file are compared: case, width, spaces and punctuation do not matter. */
export const wordKey = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
