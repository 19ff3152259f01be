import { create } from 'zustand';
import { reopenLast, withClosed } from './closed-tabs';
import { cachedTabs, used } from './cached-tabs';
import { moveTab, openTab, rebuildPinned, tabOf, type PinnedTab, type Tab } from './tabs';

/** The open pages of the console (specification §4, tabs) and the state of each, by path. */
export interface TabsState {
  tabs: readonly Tab[];
  /** Closed ones that can be opened again, the newest last. */
  closed: readonly Tab[];
  /** Paths, the last used at the end. */
  usedOrder: readonly string[];
  /** How often each was refreshed: part of its page's key. */
  refreshes: Readonly<Record<string, number>>;
  /** Each component with unsaved edits and the path of its tab. */
  marks: ReadonlyMap<symbol, string>;
  /** Paths of tabs with unsaved edits. */
  unsaved: ReadonlySet<string>;
}

export const useTabs = create<TabsState>()(() => ({
  tabs: [],
  closed: [],
  usedOrder: [],
  refreshes: {},
  marks: new Map(),
  unsaved: new Set(),
}));

/** After a navigation to `tab`: rebuilds pinned tabs, opens it and marks it as used; nothing changes the second time. */
export function visitTab(tab: Tab, pinned: readonly PinnedTab[]): void {
  useTabs.setState((state) => {
    const { tabs, closed, usedOrder } = state;
    const visited = {
      tabs: openTab(rebuildPinned(tabs, pinned), tab),
      closed: tabOf(closed, tab.path) === undefined ? closed : closed.filter(({ path }) => path !== tab.path),
      usedOrder: used(usedOrder, tab.path),
    };
    const isSame = visited.tabs === tabs && visited.closed === closed && visited.usedOrder === usedOrder;
    return isSame ? state : visited;
  });
}

/** True if the tab's page is open at the same query. */
export const isOpen = ({ path, fullPath }: Tab): boolean =>
  tabOf(useTabs.getState().tabs, path)?.fullPath === fullPath;

/** Closes exactly these tabs, except pinned ones, and returns the rest. */
export function dropTabs(paths: readonly string[]): readonly Tab[] {
  useTabs.setState((state) => {
    const remaining = state.tabs.filter(({ path, meta }) => meta.affix || !paths.includes(path));
    return {
      tabs: remaining,
      closed: withClosed(state.closed, state.tabs, remaining),
      ...knownOf(state, (path) => !paths.includes(path)),
    };
  });
  return useTabs.getState().tabs;
}

/**
 * Updates title and keep-alive of each tab, including those that can be reopened, to its page's current ones; null
 * removes it, pinned or not.
 */
export function renewTabs(pageAt: (path: string) => Omit<Tab['meta'], 'affix'> | null): void {
  const renew = (tabs: readonly Tab[]) =>
    tabs.flatMap((tab) => {
      const page = pageAt(tab.path);
      return page === null ? [] : [{ ...tab, meta: { ...tab.meta, ...page } }];
    });
  useTabs.setState((state) => ({
    tabs: renew(state.tabs),
    closed: renew(state.closed),
    ...knownOf(state, (path) => pageAt(path) !== null),
  }));
}

/** The open tabs with unsaved edits. */
export function unsavedTabs(): readonly Tab[] {
  const { tabs, unsaved } = useTabs.getState();
  return tabs.filter(({ path }) => unsaved.has(path));
}

/** Puts a tab at `index` of the bar, within its group. */
export function moveTabTo(path: string, index: number): void {
  useTabs.setState(({ tabs }) => ({ tabs: moveTab(tabs, path, index) }));
}

/** Opens the last closed tab and returns it for navigation; null if there is none. */
export function reopenTab(): Tab | null {
  const { tabs, closed } = useTabs.getState();
  const result = reopenLast(tabs, closed);
  if (result === null) return null;
  useTabs.setState({ tabs: result.tabs, closed: result.closed });
  return result.opened;
}

/** Remounts the page of a tab; its unsaved edits are lost. */
export function refreshTab(path: string): void {
  useTabs.setState(({ refreshes, marks }) => ({
    refreshes: { ...refreshes, [path]: (refreshes[path] ?? 0) + 1 },
    ...withMarks([...marks].filter(([, marked]) => marked !== path)),
  }));
}

/** Sets whether one component (`mark`) of the page at `path` has unsaved edits. */
export function markUnsaved(mark: symbol, path: string, isDirty: boolean): void {
  const { marks } = useTabs.getState();
  if (isDirty ? marks.get(mark) === path : !marks.has(mark)) return;
  const others = [...marks].filter(([each]) => each !== mark);
  useTabs.setState(withMarks(isDirty ? [...others, [mark, path]] : others));
}

/** The paths of the cached pages, see `cachedTabs`; pages with unsaved edits take precedence over later used ones. */
export function cachedPaths({ tabs, usedOrder, unsaved }: TabsState): readonly string[] {
  const saved = usedOrder.filter((path) => !unsaved.has(path));
  return cachedTabs(tabs, [...saved, ...usedOrder.filter((path) => unsaved.has(path))]);
}

/** Closes all tabs, for the next user. */
export function resetTabs(): void {
  useTabs.setState(useTabs.getInitialState(), true);
}

/** The state of the tabs that stay. */
function knownOf({ usedOrder, refreshes, marks }: TabsState, stays: (path: string) => boolean) {
  return {
    usedOrder: usedOrder.filter(stays),
    refreshes: Object.fromEntries(Object.entries(refreshes).filter(([path]) => stays(path))),
    ...withMarks([...marks].filter(([, path]) => stays(path))),
  };
}

function withMarks(marks: readonly (readonly [symbol, string])[]): Pick<TabsState, 'marks' | 'unsaved'> {
  return { marks: new Map(marks), unsaved: new Set(marks.map(([, path]) => path)) };
}
