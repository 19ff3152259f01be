/** Up to this many pages, previous and next are enough. */
export const FEW_PAGES = 4;

/** Which rows a page has, from 1, and the last page there is; on a page beyond it `from` lies past `to`. */
export function pageSpan(
  total: number,
  page: number,
  pageSize: number,
): { from: number; to: number; last: number } {
  return {
    from: (page - 1) * pageSize + 1,
    to: Math.min(page * pageSize, total),
    last: Math.max(1, Math.ceil(total / pageSize)),
  };
}
