import { create } from 'zustand';

/**
 * The side menu below 992 px: `starting` is open until 2 s have passed or the user acts on it, `open` was opened
 * or used by the user, `folded` is hidden (specification §2, layout shell).
 */
export type MobileMenu = 'starting' | 'open' | 'folded';

/** A submenu the user opened: the ids from the first level down to it, at the address where that happened. */
export interface OpenedSubmenu {
  at: string;
  chain: readonly string[];
}

interface LayoutState {
  /** The side menu of the wide vertical layout is 65 px wide. */
  isCollapsed: boolean;
  mobileMenu: MobileMenu;
  /** Null until the user opens or closes a submenu. */
  opened: OpenedSubmenu | null;
  isThemeDrawerOpen: boolean;
  /** The search over the console is open. */
  isPaletteOpen: boolean;
  toggleCollapsed: () => void;
  /** The window has become narrow: shows the menu at first. */
  startMobile: () => void;
  /** The two seconds are over: folds the menu. */
  endStart: () => void;
  openMobileMenu: () => void;
  foldMobileMenu: () => void;
  /** The user acts on the side menu: it no longer folds automatically. */
  holdMobileMenu: () => void;
  setOpened: (opened: OpenedSubmenu) => void;
  openThemeDrawer: () => void;
  closeThemeDrawer: () => void;
  openPalette: () => void;
  closePalette: () => void;
}

/** State of the console's frame that outlives a page but is not stored: side menu, theme drawer and search. */
export const useLayout = create<LayoutState>()((set) => ({
  isCollapsed: false,
  mobileMenu: 'starting',
  opened: null,
  isThemeDrawerOpen: false,
  isPaletteOpen: false,
  toggleCollapsed: () => set(({ isCollapsed }) => ({ isCollapsed: !isCollapsed })),
  startMobile: () => set({ mobileMenu: 'starting' }),
  endStart: () =>
    set(({ mobileMenu }) => ({ mobileMenu: mobileMenu === 'starting' ? 'folded' : mobileMenu })),
  openMobileMenu: () => set({ mobileMenu: 'open' }),
  foldMobileMenu: () => set((state) => (state.mobileMenu === 'folded' ? state : { mobileMenu: 'folded' })),
  holdMobileMenu: () =>
    set(({ mobileMenu }) => ({ mobileMenu: mobileMenu === 'starting' ? 'open' : mobileMenu })),
  setOpened: (opened) => set({ opened }),
  openThemeDrawer: () => set({ isThemeDrawerOpen: true }),
  closeThemeDrawer: () => set({ isThemeDrawerOpen: false }),
  openPalette: () => set({ isPaletteOpen: true }),
  closePalette: () => set({ isPaletteOpen: false }),
}));
