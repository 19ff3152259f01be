/** The name of a term, and the words it is found by: its name and others; empty where the text is missing. */
export function termWords(text: string): { name: string; words: string[] } {
  const words = text.split('|');
  return { name: words[0] ?? '', words };
}
