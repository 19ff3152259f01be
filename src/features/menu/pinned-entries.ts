import type { Label } from '@/shared/i18n/label';
import type { MenuEntry } from './menu';
import { isExternal } from './parse/resolve-path';

/** A page whose tab is always open. */
export interface PinnedEntry {
  path: string;
  name: string;
  title: Label;
  noKeepAlive: boolean;
}

/** The "routes with meta affix (including nested)" (specification §4, tabs) that the user may open, in menu order. */
export function pinnedEntries(
  entries: readonly MenuEntry[],
  mayUse: (permissions: readonly string[]) => boolean,
): readonly PinnedEntry[] {
  return entries
    .filter(({ meta }) => mayUse(meta.permissions))
    .flatMap(({ path, id, label, meta, children }) => [
      ...(meta.affix && !isExternal(path)
        ? [{ path, name: id, title: label, noKeepAlive: meta.noKeepAlive }]
        : []),
      ...pinnedEntries(children, mayUse),
    ]);
}
