/** Whose roles and permissions are checked, such as the session. */
export interface PermissionHolder {
  roles: readonly string[];
  perms: readonly string[];
  isSuperAdmin: boolean;
}

/**
 * True if nothing is required, or one of `permissions` is among roles and perms; a super admin, who may have no
 * roles, passes (product design §8).
 */
export function mayUse(holder: PermissionHolder, permissions: readonly string[] = []): boolean {
  if (holder.isSuperAdmin || permissions.length === 0) return true;
  return permissions.some((each) => holder.roles.includes(each) || holder.perms.includes(each));
}

/** "Global check by perms string is true only if perms include it" (§6); a super admin's include all (contract §1.1). */
export const holdsPerm = (holder: Pick<PermissionHolder, 'perms'>, perm: string): boolean =>
  holder.perms.includes(perm);
