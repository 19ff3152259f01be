/** A step of a pager: a page, or a gap of pages left out. */
export type PageStep = number | 'gap';

/**
 * The pages of a pager, from 1 to `last`: the first, the last, the current one and its neighbours; a gap replaces two
 * pages or more. `current` may be past the end.
 */
export function pageSteps(current: number, last: number): PageStep[] {
  const middle = Math.min(current, last);
  const near = [middle - 1, middle, middle + 1].filter((page) => page > 1 && page < last);
  const offered = last === 1 ? [1] : [1, ...near, last];
  return offered.flatMap((page, index) => {
    const missing = page - (offered[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}
