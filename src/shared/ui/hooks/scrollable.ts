/** For scroll containers: they must be focusable, so that keys can scroll them. */
export const SCROLLABLE = { role: 'group', tabIndex: 0 } as const;
