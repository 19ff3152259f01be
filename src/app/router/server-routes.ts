import { matchPath } from 'react-router-dom';
import { trailTo } from '@/features/menu/find-entry';
import type { MenuEntry } from '@/features/menu/menu';
import { isExternal } from '@/features/menu/parse/resolve-path';
import { isConsolePath } from './console-path';

/** The result of an address of the console. */
export type ConsoleRoute =
  | { kind: 'page'; entry: MenuEntry; pattern: string }
  | { kind: 'redirect'; to: string }
  /** The page exists, but the user may not see it. */
  | { kind: 'forbidden' }
  | { kind: 'notFound' };

/** Components that only wrap other pages: the shell, and a bare outlet. */
export const FRAMES: readonly (string | null)[] = ['Layout', 'EmptyLayout', null];

/**
 * Finds the page of an address among the console's own entries and the server's (specification §2): exact paths
 * first, then patterns such as `/detail/:id`. An entry that only has children leads to its redirect or its first
 * page; one in a redirect cycle shows itself.
 */
export function routeOf(entries: readonly MenuEntry[], path: string, mayUse: MayUse): ConsoleRoute {
  const route = firstStep(entries, path, mayUse);
  if (route.kind !== 'redirect' || isArriving(entries, route.to, mayUse)) return route;
  const entry = trailOf(entries, path).at(-1);
  return entry === undefined ? { kind: 'notFound' } : { kind: 'page', entry, pattern: entry.path };
}

type MayUse = (permissions: readonly string[]) => boolean;

/** A longer chain of redirects counts as a cycle. */
const MOST_STEPS = 20;

/** True if redirects from `to` on terminate: at a page, or outside the console. */
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
  // A group without pages shows a message itself.
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

/** The first page below that the user may open, in menu order; hidden ones are skipped. */
function firstPage(entries: readonly MenuEntry[], mayUse: MayUse): MenuEntry | null {
  for (const entry of entries) {
    if (entry.isHidden || isExternal(entry.path) || !mayUse(entry.meta.permissions)) continue;
    if (entry.problem !== null || !FRAMES.includes(entry.component)) return entry;
    const below = firstPage(entry.children, mayUse);
    if (below !== null) return below;
  }
  return null;
}
