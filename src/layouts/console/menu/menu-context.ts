import { createContext, useContext } from 'react';

/** The ids of the active entry and of the submenus around it. */
export const ActiveContext = createContext<ReadonlySet<string>>(new Set());

/** True if the entry or one below it is the active one. */
export const useIsActive = (id: string): boolean => useContext(ActiveContext).has(id);
