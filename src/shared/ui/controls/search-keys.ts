import { isApple, isCommand } from './command-key';

/** True for the keys that open the search: Ctrl K, ⌘ K on keyboards that have it. */
export const isSearchKeys = (event: KeyboardEvent): boolean =>
  isCommand(event) && event.key.toLowerCase() === 'k';

/** The shortcut as written on the reader's keyboard. */
export const searchKeys = () => (isApple() ? '⌘ K' : 'Ctrl K');
