/**
 * Whole numbers near the parts that add up to the rounded sum of the parts, in the order of `items`: each part is cut
 * off downwards, also below 0, and what is left goes to the largest remainders, the earlier first. Parts must be finite.
 * Source: largest remainder method (Hamilton, 1792).
 */
export function apportion<T>(items: readonly T[], partOf: (item: T) => number): { item: T; units: number }[] {
  const cut = items.map((item) => ({ item, part: partOf(item), units: Math.floor(partOf(item)) }));
  const total = cut.reduce((sum, { part }) => sum + part, 0);
  const left = Math.round(total) - cut.reduce((sum, { units }) => sum + units, 0);
  const byRemainder = [...cut].sort((a, b) => b.part - b.units - (a.part - a.units));
  const raised = new Set(byRemainder.slice(0, left));
  return cut.map((entry) => ({ item: entry.item, units: entry.units + (raised.has(entry) ? 1 : 0) }));
}
