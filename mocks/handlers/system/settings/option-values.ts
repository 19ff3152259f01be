import { system } from '../state';

/** The value of a setting; empty if there is none. */
export const optionValue = (code: string): string =>
  system().options.find(({ optionCode }) => optionCode === code)?.optionValue ?? '';

/** The roles of a new user: the one whose code is the setting `def_role`. */
export function defaultRoles(): { roleIds: string[]; defRoleId: string | null } {
  const role = system().roles.find(({ roleCode }) => roleCode === optionValue('def_role'));
  return { roleIds: role === undefined ? [] : [role.id], defRoleId: role?.id ?? null };
}
