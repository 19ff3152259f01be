import type { MenuLevelRow, MenuRow } from './menu-admin-schema';

/**
 * The dialog open over the menu: a new entry below `parent` (null: on the first level), or an entry as it was loaded.
 */
export type MenuTask = { kind: 'add'; parent: MenuLevelRow | null } | { kind: 'edit'; entry: MenuRow };
