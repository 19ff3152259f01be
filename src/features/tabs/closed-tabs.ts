import { openTab, tabOf, type Tab } from './tabs';

/** How many closed tabs can be opened again. */
const MAX_CLOSED = 20;

/** The stack of closed tabs, the newest last, after closing those of `before` that are not in `after`. */
export function withClosed(
  closed: readonly Tab[],
  before: readonly Tab[],
  after: readonly Tab[],
): readonly Tab[] {
  const lost = before.filter(({ path }) => tabOf(after, path) === undefined);
  const older = closed.filter(({ path }) => tabOf(lost, path) === undefined);
  return [...older, ...lost].slice(-MAX_CLOSED);
}

/** Opens the last closed tab, with its query; null if there is none, or all of them are open again. */
export function reopenLast(
  tabs: readonly Tab[],
  closed: readonly Tab[],
): { tabs: readonly Tab[]; closed: readonly Tab[]; opened: Tab } | null {
  const opened = closed.findLast(({ path }) => tabOf(tabs, path) === undefined);
  if (opened === undefined) return null;
  return {
    tabs: openTab(tabs, opened),
    closed: closed.slice(0, closed.indexOf(opened)),
    opened,
  };
}
