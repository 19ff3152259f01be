/** The name of a term, and its search words: its name and others; empty if the text is missing. */
export function termWords(text: string): { name: string; words: string[] } {
  const words = text.split('|');
  return { name: words[0] ?? '', words };
}
