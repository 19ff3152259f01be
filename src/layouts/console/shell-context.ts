import { createContext, useContext } from 'react';

/** Shared by all links of the console's frame. */
export interface ShellScope {
  /** Path of the current address, without query. */
  currentPath: string;
  /** Navigates to an address of the app. */
  onGo: (fullPath: string) => void;
  /** Called when a link is followed, even to the current address: closes a popup. */
  onFollow?: () => void;
}

export const ShellContext = createContext<ShellScope>({ currentPath: '', onGo: () => {} });

/** The current address and a function to navigate. */
export const useShell = (): ShellScope => useContext(ShellContext);
