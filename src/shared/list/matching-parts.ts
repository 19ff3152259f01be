import { wordPlaces } from '@/shared/api/search-words';

/** A piece of a text; `isFound` if it matches a search word. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/**
 * The text in pieces, with the matches of `query` marked as in the search; case and width of characters are ignored.
 */
export function matchingParts(text: string, query: string): TextPart[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const within = folded(text);
  if (words.length === 0 || within.length !== text.length) return [{ text, isFound: false }];
  const isFound = Array.from({ length: text.length }, () => false);
  for (const word of words) for (const { from, to } of wordPlaces(within, word)) isFound.fill(true, from, to);
  return joined(text, isFound);
}

function joined(text: string, isFound: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  for (let at = 0, from = 0; at < text.length; at += 1) {
    if (at + 1 < text.length && isFound[at] === isFound[at + 1]) continue;
    parts.push({ text: text.slice(from, at + 1), isFound: isFound[at] ?? false });
    from = at + 1;
  }
  return parts;
}

/** Full-width letters and digits as plain ones, in lower case: of the same length as what was given. */
const folded = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).toLowerCase();
