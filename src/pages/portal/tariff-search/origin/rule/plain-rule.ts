/** A rule text as the rule parser reads it, and the position of each character in what was typed. */
export interface PlainRule {
  text: string;
  /** The 0-based position in the typed text of the character at a 0-based position in `text`. */
  placeOf: (position: number) => number;
}

/**
 * Converts full-width characters to half-width; a % after the figure of an RVC and a ; before `or` or `and` become
 * spaces.
 */
export function plainRule(typed: string): PlainRule {
  const places: number[] = [];
  let narrow = '';
  let place = 0;
  for (const sign of typed) {
    const written = sign.normalize('NFKC');
    for (let unit = 0; unit < written.length; unit += 1) places.push(place);
    narrow += written;
    place += sign.length;
  }
  return {
    text: withoutSeparators(narrow.replace(/(rvc\s*[\d.]+\s*)%/gi, '$1 ')),
    placeOf: (position) => places[position] ?? typed.length,
  };
}

/** `A or B; and C` may mean (A or B) and C, unlike `A or B and C`: that one is left to be rejected. */
function withoutSeparators(text: string): string {
  const joined = text.replace(/;(?=\s*or\b)/gi, ' ');
  return /\bor\b/i.test(joined) ? joined : joined.replace(/;(?=\s*and\b)/gi, ' ');
}
