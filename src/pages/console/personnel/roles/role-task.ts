import type { MenuPermsNode } from '../menus/menu-admin-schema';
import type { RoleRow } from '@/features/roles/roles-schema';

/** The dialog open over the list of roles, with its data already loaded. */
export type RoleTask =
  | { kind: 'add' }
  | { kind: 'edit'; role: RoleRow }
  | { kind: 'perms'; role: RoleRow; tree: readonly MenuPermsNode[]; granted: readonly string[] };
