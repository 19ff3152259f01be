import { sessionStore } from '@/shared/storage/browser-store';
import { ownedKey, useOwner, VISITOR } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import type { Tab } from './tabs';
import { useTabs } from './tabs-store';

/** The saved part of a tab, before its page is looked up again. */
type SavedTab = Pick<Tab, 'path' | 'query' | 'name'>;

const storage = () => persisted(ownedKey('tabs'), isSaved, { store: sessionStore });

/** Saves the open tabs for their user in this window, across reloads and logins; returns a stop function. */
export const saveTabs = (): (() => void) =>
  useTabs.subscribe(({ tabs }, before) => {
    // The end of a session closes all tabs: that is not the user's doing.
    if (tabs === before.tabs || tabs.length === 0 || useOwner.getState() === VISITOR) return;
    storage().set(tabs.map(({ path, query, name }) => ({ path, query, name })));
  });

/**
 * Opens the current user's saved tabs, if no tab is open yet; `pageAt` returns the current title and keep-alive of a
 * page, null if it no longer exists. Their pages render when visited.
 */
export function restoreTabs(pageAt: (path: string) => Omit<Tab['meta'], 'affix'> | null): void {
  if (useTabs.getState().tabs.length > 0) return;
  const tabs = (storage().get() ?? []).flatMap(({ path, query, name }) => {
    const page = pageAt(path);
    return page === null
      ? []
      : [{ path, fullPath: path + query, name, query, meta: { ...page, affix: false } }];
  });
  if (tabs.length > 0) useTabs.setState({ tabs });
}

const isSaved = (value: unknown): value is readonly SavedTab[] =>
  Array.isArray(value) && value.every(isSavedTab);

const isSavedTab = (value: unknown): value is SavedTab =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  'query' in value &&
  typeof value.query === 'string' &&
  /^(\?|$)/.test(value.query) &&
  'name' in value &&
  typeof value.name === 'string';
