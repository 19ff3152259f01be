import type { MenuPermsNode } from '../menus/menu-admin-schema';
import type { RoleRow } from '@/features/roles/roles-schema';

/** The dialog of the menu permissions open over the list of roles, with its data already loaded. */
export interface RoleTask {
  role: RoleRow;
  tree: readonly MenuPermsNode[];
  granted: readonly string[];
}
