/** A rule text as the rule parser reads it, and where each of its signs stands in what was typed. */
export interface PlainRule {
  text: string;
  /** The 0-based place in the typed text of the sign at a 0-based place in `text`. */
  placeOf: (position: number) => number;
}

/** Writes full-width signs narrow; a % after the figure of an RVC and a ; before `or` or `and` become spaces. */
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

/** `A or B; and C` may mean (A or B) and C, which is not what `A or B and C` says: that one is left to be refused. */
function withoutSeparators(text: string): string {
  const joined = text.replace(/;(?=\s*or\b)/gi, ' ');
  return /\bor\b/i.test(joined) ? joined : joined.replace(/;(?=\s*and\b)/gi, ' ');
}
