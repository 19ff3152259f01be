/** Writes a chapter (`69`), heading (`69.07`) or longer code (`6907.21`) the way tariffs print it. */
export function formatCaseCode(digits: string): string {
  const [first, second] = digits.length <= 4 ? [2, 4] : [4, 6];
  const parts = [digits.slice(0, first), digits.slice(first, second), digits.slice(second)];
  return parts.filter((part) => part !== '').join('.');
}
