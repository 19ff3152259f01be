import type { Label } from '@/shared/i18n/label';

/** A visited page (specification §3). It is identified by its path, never by its name, which may not be unique. */
export interface Tab {
  path: string;
  /** Path and query. */
  fullPath: string;
  name: string;
  /** With its `?`, or empty. */
  query: string;
  meta: { title: Label; affix: boolean; noKeepAlive: boolean };
}

/** A page with meta affix: its tab is pinned. */
export interface PinnedTab {
  path: string;
  name: string;
  title: Label;
  noKeepAlive?: boolean;
}

type Tabs = readonly Tab[];

/** "Visiting a named route adds a tab if its path is not open"; an open one takes over the query of the visit. */
export function openTab(tabs: Tabs, tab: Tab): Tabs {
  const open = tabOf(tabs, tab.path);
  if (open === undefined) return tab.name === '' ? tabs : pinnedFirst([...tabs, tab]);
  if (open.fullPath === tab.fullPath) return tabs;
  return tabs.map((each) => (each === open ? { ...open, fullPath: tab.fullPath, query: tab.query } : each));
}

/** Closes a tab, "closable unless affix". */
export const closeTab = (tabs: Tabs, path: string): Tabs =>
  tabs.filter((tab) => tab.meta.affix || tab.path !== path);

/** "Close others keeps pinned tabs and the chosen one." */
export const closeOthers = (tabs: Tabs, path: string): Tabs =>
  cachedAround(tabs, path, (at, chosen) => at === chosen);

/** "Close left keeps pinned and the chosen tab and everything to its right." */
export const closeLeft = (tabs: Tabs, path: string): Tabs =>
  cachedAround(tabs, path, (at, chosen) => at >= chosen);

/** "Close right keeps pinned and everything up to and including the chosen tab." */
export const closeRight = (tabs: Tabs, path: string): Tabs =>
  cachedAround(tabs, path, (at, chosen) => at <= chosen);

/** "Close all keeps only pinned." */
export const closeAll = (tabs: Tabs): Tabs => tabs.filter(({ meta }) => meta.affix);

/** "Closing the current tab moves to the last remaining tab, or / if none." */
export const nextAfterClose = (remaining: Tabs): string => remaining.at(-1)?.fullPath ?? '/';

/** "Pinned tabs are rebuilt from routes with meta affix (including nested) at each navigation": they are first. */
export function rebuildPinned(tabs: Tabs, pinned: readonly PinnedTab[]): Tabs {
  const isPinned = (path: string) => pinned.some((each) => each.path === path);
  const missing = pinned.filter(({ path }) => tabOf(tabs, path) === undefined).map(pinnedTab);
  const isRight = missing.length === 0 && tabs.every((tab) => tab.meta.affix === isPinned(tab.path));
  if (isRight) return tabs;
  const marked = tabs.map((tab) => ({ ...tab, meta: { ...tab.meta, affix: isPinned(tab.path) } }));
  return pinnedFirst([...marked, ...missing]);
}

/** Puts a tab at `index` of the bar; pinned and other tabs stay in their groups. */
export function moveTab(tabs: Tabs, path: string, index: number): Tabs {
  const tab = tabOf(tabs, path);
  if (tab === undefined) return tabs;
  const pinnedCount = closeAll(tabs).length;
  const [first, last] = tab.meta.affix ? [0, pinnedCount - 1] : [pinnedCount, tabs.length - 1];
  const to = Math.min(Math.max(index, first), last);
  if (tabs[to] === tab) return tabs;
  return tabs.filter((each) => each !== tab).toSpliced(to, 0, tab);
}

/** The open tab of a path. */
export const tabOf = (tabs: Tabs, path: string): Tab | undefined => tabs.find((tab) => tab.path === path);

const cachedAround = (tabs: Tabs, path: string, isSaved: (at: number, chosen: number) => boolean): Tabs => {
  const chosen = tabs.findIndex((tab) => tab.path === path);
  return chosen === -1 ? tabs : tabs.filter(({ meta }, at) => meta.affix || isSaved(at, chosen));
};

const pinnedFirst = (tabs: Tabs): Tabs => [...closeAll(tabs), ...tabs.filter(({ meta }) => !meta.affix)];

const pinnedTab = ({ path, name, title, noKeepAlive = false }: PinnedTab): Tab => ({
  path,
  fullPath: path,
  name,
  query: '',
  meta: { title, affix: true, noKeepAlive },
});
