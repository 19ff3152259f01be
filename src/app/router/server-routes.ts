import { matchPath } from 'react-router-dom';
import { trailTo } from '@/features/menu/find-entry';
import type { MenuEntry } from '@/features/menu/menu';
import { isExternal } from '@/features/menu/parse/resolve-path';
import { isConsolePath } from './console-path';

/** What an address of the console leads to. */
export type ConsoleRoute =
  | { kind: 'page'; entry: MenuEntry; pattern: string }
  | { kind: 'redirect'; to: string }
  /** There is such a page, but the user may not see it. */
  | { kind: 'forbidden' }
  | { kind: 'notFound' };

/** Components that hold other pages and none of their own: the shell, and a bare router view. */
export const FRAMES: readonly (string | null)[] = ['Layout', 'EmptyLayout', null];

/**
 * Finds the page of an address among the console's own entries and the server's (specification §2): exact paths first,
 * then patterns such as `/detail/:id`. An entry that only holds others leads to its redirect or its first page; one that
 * would lead round in a circle, over whatever entries, shows itself.
 */
export function routeOf(entries: readonly MenuEntry[], path: string, mayUse: MayUse): ConsoleRoute {
  const route = firstStep(entries, path, mayUse);
  if (route.kind !== 'redirect' || isArriving(entries, route.to, mayUse)) return route;
  const entry = trailOf(entries, path).at(-1);
  return entry === undefined ? { kind: 'notFound' } : { kind: 'page', entry, pattern: entry.path };
}

type MayUse = (permissions: readonly string[]) => boolean;

/** More redirects after one another are taken for a circle. */
const MOST_STEPS = 20;

/** True where redirects from `to` on come to an end: at a page, or outside of the console. */
function isArriving(entries: readonly MenuEntry[], to: string, mayUse: MayUse): boolean {
  let at = to;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const route = isConsolePath(at) ? firstStep(entries, at, mayUse) : null;
    if (route?.kind !== 'redirect') return true;
    at = route.to;
  }
  return false;
}

function firstStep(entries: readonly MenuEntry[], path: string, mayUse: MayUse): ConsoleRoute {
  const trail = trailOf(entries, path);
  const entry = trail.at(-1);
  if (entry === undefined) return { kind: 'notFound' };
  if (!trail.every(({ meta }) => mayUse(meta.permissions))) return { kind: 'forbidden' };
  if (entry.redirect !== null) return { kind: 'redirect', to: entry.redirect };
  if (entry.problem !== null || !FRAMES.includes(entry.component)) {
    return { kind: 'page', entry, pattern: entry.path };
  }
  const first = firstPage(entry.children, mayUse);
  // A group without pages says so itself.
  return first === null ? { kind: 'page', entry, pattern: entry.path } : { kind: 'redirect', to: first.path };
}

function trailOf(entries: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  const exact = trailTo(entries, path);
  return exact.length > 0 ? exact : trailByPattern(entries, path);
}

function trailByPattern(entries: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  for (const entry of entries) {
    const below = trailByPattern(entry.children, path);
    if (below.length > 0) return [entry, ...below];
    if (entry.path.includes(':') && !isExternal(entry.path) && matchPath(entry.path, path)) return [entry];
  }
  return [];
}

/** The first page below that the user may open, the way the menu is read; hidden ones do not count. */
function firstPage(entries: readonly MenuEntry[], mayUse: MayUse): MenuEntry | null {
  for (const entry of entries) {
    if (entry.isHidden || isExternal(entry.path) || !mayUse(entry.meta.permissions)) continue;
    if (entry.problem !== null || !FRAMES.includes(entry.component)) return entry;
    const below = firstPage(entry.children, mayUse);
    if (below !== null) return below;
  }
  return null;
}
