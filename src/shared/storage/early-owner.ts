import { LAST_USER, VISITOR } from './owned-key';

/** The owner of drafts before the app has loaded: the initial value of `useOwner`. Small enough for index.html. */
export function readEarlyOwner(hasToken: boolean): string {
  try {
    return (hasToken && localStorage.getItem(LAST_USER)) || VISITOR;
  } catch {
    return VISITOR;
  }
}
