import { withQuery } from '@/shared/routing/with-query';
import type { MenuEntry } from './menu';

/** True if the user has one of the permissions; of none, always. */
type MayUse = (permissions: readonly string[]) => boolean;

/**
 * The address of the first page that `matches`, if the user's menu has it and the user may open it; null otherwise.
 * Hidden entries have a page too.
 */
function findAddress(
  entries: readonly MenuEntry[],
  mayUse: MayUse,
  matches: (entry: MenuEntry) => boolean,
): string | null {
  for (const entry of entries) {
    if (!mayUse(entry.meta.permissions)) continue;
    if (entry.problem === null && matches(entry)) return entry.path;
    const below = findAddress(entry.children, mayUse, matches);
    if (below !== null) return below;
  }
  return null;
}

/** The address of the page whose component ends in `component`; null without access. */
export const pageAddress = (
  entries: readonly MenuEntry[],
  mayUse: MayUse,
  component: string,
): string | null => findAddress(entries, mayUse, (entry) => entry.component?.endsWith(component) === true);

/** The page of a kind of content: one of the content pages whose address ends in the kind. Null without access. */
export const contentAddress = (entries: readonly MenuEntry[], mayUse: MayUse, kind: string): string | null =>
  findAddress(
    entries,
    mayUse,
    ({ component, path }) => component?.includes('modules/content/') === true && path.endsWith(`/${kind}`),
  );

/**
 * The page of one record of a kind of content; null without access. `list` is the query of the list that the record is
 * opened from; the page of an edition has none.
 */
export function contentRecordAddress(
  entries: readonly MenuEntry[],
  mayUse: MayUse,
  kind: string,
  id: string,
  list: Readonly<Record<string, string>> = {},
): string | null {
  const page = contentAddress(entries, mayUse, kind);
  return page && withQuery(page, kind === 'edition' ? { edition: id } : { ...list, record: id });
}
