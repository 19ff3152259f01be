import type { MenuEntry } from '@/features/menu/menu';
import { OTHER_ADDRESSES } from './pages/console-entries';
import type { ConsoleRoute } from '../router/server-routes';

/** The reader's place in the console. */
export interface Place {
  entry: MenuEntry;
  pathname: string;
  /** With its `?`, or empty. */
  query: string;
  /**
   * Path of its tab: as the menu writes it, so that a trailing slash, or another address of the page, opens no second
   * tab.
   */
  tabPath: string;
}

/** The place of an address; null if it has no page of its own. */
export function placeOf(route: ConsoleRoute, pathname: string, query: string): Place | null {
  if (route.kind !== 'page') return null;
  const { entry, pattern } = route;
  const tabPath = pattern.includes(':') ? pathname : (OTHER_ADDRESSES[entry.path] ?? entry.path);
  return { entry, pathname, query, tabPath };
}
