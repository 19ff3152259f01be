import { sessionStore } from '@/shared/storage/browser-store';
import { ownedKey, useOwner, VISITOR } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import type { Tab } from './tabs';
import { useTabs } from './tabs-store';

/** What is known of a tab before its page is looked up again. */
type SavedTab = Pick<Tab, 'path' | 'query' | 'name'>;

const storage = () => persisted(ownedKey('tabs'), isSaved, { store: sessionStore });

/** From now on the open tabs are saved for their user in this window, over a reload of the page and a new login; returns how to stop. */
export const saveTabs = (): (() => void) =>
  useTabs.subscribe(({ tabs }, before) => {
    // The end of a session closes all of them: they are not closed by their user.
    if (tabs === before.tabs || tabs.length === 0 || useOwner.getState() === VISITOR) return;
    storage().set(tabs.map(({ path, query, name }) => ({ path, query, name })));
  });

/**
 * Opens what the current user had open, where no tab is open yet; `pageAt` gives title and keeping of a page as it is now, null where
 * there is none any more. Their pages are drawn when they are gone to.
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
