/** True if the one key of the system for commands is pressed, Ctrl or on Apple keyboards ⌘, and no other beside it. */
export function isCommand({ metaKey, ctrlKey, shiftKey, altKey, isComposing }: KeyboardEvent): boolean {
  return metaKey === isApple() && ctrlKey !== metaKey && !shiftKey && !altKey && !isComposing;
}

/** On Apple keyboards commands have ⌘: Ctrl K deletes to the end of the line. */
export const isApple = () => /Mac|iP/.test(navigator.platform);
