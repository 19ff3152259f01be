/** For what scrolls inside itself: it must be reached by keyboard, so that its keys can scroll it. */
export const SCROLLABLE = { role: 'group', tabIndex: 0 } as const;
