/** The longest codes two cases have in common: six-digit codes, else headings; none where not even a heading is shared. */
export function sharedCodes(a: readonly string[], b: readonly string[]): string[] {
  const subheadings = inBoth(a, b, 6);
  return subheadings.length > 0 ? subheadings : inBoth(a, b, 4);
}

function inBoth(a: readonly string[], b: readonly string[], length: number): string[] {
  const cut = (codes: readonly string[]) =>
    codes.filter((code) => code.length >= length).map((code) => code.slice(0, length));
  const other = new Set(cut(b));
  return [...new Set(cut(a))].filter((code) => other.has(code));
}
