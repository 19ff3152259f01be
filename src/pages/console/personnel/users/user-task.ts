import type { OrgNode } from '@/features/organisations/organisations-schema';
import type { RoleRow } from '@/features/roles/roles-schema';
import type { UserOrg } from '@/features/users/user-orgs-schema';
import type { UserRoles } from '@/features/users/user-roles-schema';
import type { UserRow } from '@/features/users/users-schema';

/** The dialog open over the list of users in place of the form, with its data already loaded. */
export type UserTask =
  | { kind: 'password'; user: UserRow }
  | { kind: 'roles'; user: UserRow; roles: readonly RoleRow[]; assigned: UserRoles }
  | { kind: 'orgs'; user: UserRow; orgs: readonly OrgNode[]; assigned: readonly UserOrg[] };
