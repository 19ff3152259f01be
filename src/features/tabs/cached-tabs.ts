import type { Tab } from './tabs';

/** Maximum number of cached pages (specification §9). */
const MAX_CACHED_TABS = 99;

/**
 * The paths of the open tabs whose pages stay mounted while hidden, in the order of the bar. `usedOrder` contains
 * paths, the last used at the end: over `max` the least recently used is dropped first. A page with noKeepAlive is
 * never included, nor one not shown yet.
 */
export function cachedTabs(
  tabs: readonly Tab[],
  usedOrder: readonly string[],
  max: number = MAX_CACHED_TABS,
): readonly string[] {
  const may = new Set(tabs.filter(({ meta }) => !meta.noKeepAlive).map(({ path }) => path));
  const recent = usedOrder.filter((path) => may.has(path));
  const cached = new Set(recent.slice(Math.max(0, recent.length - max)));
  return [...may].filter((path) => cached.has(path));
}

/** The order of use after a visit. */
export const used = (usedOrder: readonly string[], path: string): readonly string[] =>
  usedOrder.at(-1) === path ? usedOrder : [...usedOrder.filter((each) => each !== path), path];
