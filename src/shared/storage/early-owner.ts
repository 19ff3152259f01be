import { LAST_USER, VISITOR } from './owned-key';

/** Whose drafts are read and written before the app has come: as `useOwner` begins. Small enough for index.html. */
export function readEarlyOwner(hasToken: boolean): string {
  try {
    return (hasToken && localStorage.getItem(LAST_USER)) || VISITOR;
  } catch {
    return VISITOR;
  }
}
