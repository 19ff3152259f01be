import { callApi } from '@/shared/api/client/http-client';
import { userRolesEndpoint, userRolesSetEndpoint } from './user-roles-schema';
import type { UserRoles } from './user-roles-schema';

/** user/roles/getRoles: the roles of a user and the default one, null if unset. */
export async function getUserRoles(userId: string, signal?: AbortSignal): Promise<UserRoles> {
  const { roleIds, defRoleId } = await callApi(userRolesEndpoint, { query: { userId }, signal, quiet: true });
  return { userId, roleIds: roleIds ?? [], defRoleId: defRoleId || null };
}

/** user/roles/setRoles; 20304 roles without a default one. */
export const setUserRoles = (roles: UserRoles, signal?: AbortSignal) =>
  callApi(userRolesSetEndpoint, { body: roles, signal, quiet: true });
