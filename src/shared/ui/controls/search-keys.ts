/** True for the keys that open the search: Ctrl K, ⌘ K on keyboards that have it. */
export function isSearchKeys({
  key,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  isComposing,
}: KeyboardEvent): boolean {
  const isAvailable = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isAvailable && !shiftKey && !altKey && !isComposing && key.toLowerCase() === 'k';
}

/** The shortcut as written on the reader's keyboard. */
export const searchKeys = () => (isApple() ? '⌘ K' : 'Ctrl K');

/** On Apple keyboards Ctrl K deletes to the end of the line. */
const isApple = () => /Mac|iP/.test(navigator.platform);
