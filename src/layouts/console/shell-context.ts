import { createContext, useContext } from 'react';

/** What every link of the console's frame needs. */
export interface ShellScope {
  /** Path of the address in use, without query. */
  currentPath: string;
  /** Goes to an address of the app. */
  onGo: (fullPath: string) => void;
  /** Called when a link is followed, also one to the current address: a popup closes. */
  onFollow?: () => void;
}

export const ShellContext = createContext<ShellScope>({ currentPath: '', onGo: () => {} });

/** The address in use and how to go to another one. */
export const useShell = (): ShellScope => useContext(ShellContext);
