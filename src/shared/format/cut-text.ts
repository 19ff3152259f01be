/** At most `most` signs of a text, cut between words where it has spaces, with an ellipsis if something is left out. */
export function cutText(text: string, most: number): string {
  const signs = Array.from(text);
  if (signs.length <= most) return text;
  // With the sign after the cut: a space there ends the last word.
  const lastSpace = signs.slice(0, most + 1).lastIndexOf(' ');
  // Chinese and Japanese have few spaces or none.
  const end = lastSpace > most / 2 ? lastSpace : most;
  return `${signs.slice(0, end).join('').trimEnd()}…`;
}
