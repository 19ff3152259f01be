/** Codes of the level below a chapter or heading; `codes` are in the order of the nomenclature. */
export function childrenOf(codes: readonly string[], above: string): string[] {
  const children: string[] = [];
  for (let at = placeOf(codes, above) + 1; codes[at]?.startsWith(above) === true; at += 1)
    if (codes[at]?.length === above.length + 2) children.push(codes[at] ?? '');
  return children;
}

/** The one subheading of a heading that is not split; null for other headings and levels. */
export function onlyBelow(codes: readonly string[], hs: string): string | null {
  if (hs.length !== 4) return null;
  const at = placeOf(codes, hs) + 1;
  const [only = '', next = ''] = codes.slice(at, at + 2);
  return only.startsWith(hs) && !next.startsWith(hs) ? only : null;
}

/** The first index in the sorted codes that is not before `code`. */
export function placeOf(codes: readonly string[], code: string): number {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] ?? '') < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
