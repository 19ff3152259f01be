import { callApi } from '@/shared/api/client/http-client';
import {
  roleDeleteAllEndpoint,
  roleDeleteEndpoint,
  roleEndpoint,
  roleInsertEndpoint,
  rolePageEndpoint,
  rolePermsEndpoint,
  rolePermsSetEndpoint,
  roleUpdateEndpoint,
} from './roles-schema';
import type { ChangedRole, RoleFields, RolePageFilter } from './roles-schema';

/** Key of all lists of roles in the cache. */
export const ROLE_LISTS = ['role', 'findPage'] as const;

/** role/findPage: one page of the matching roles; the caller shows errors. */
export const findRoles = (filter: RolePageFilter, signal?: AbortSignal) =>
  callApi(rolePageEndpoint, { query: filter, signal, quiet: true });

/** role/findPage as a query. */
export const rolePageQuery = (filter: RolePageFilter) => ({
  queryKey: [...ROLE_LISTS, filter] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findRoles(filter, signal),
});

/** role/get: the current role on the server, null if it was deleted. */
export const getRole = (id: string, signal?: AbortSignal) =>
  callApi(roleEndpoint, { query: { id }, signal, quiet: true });

/** role/insert; 20200 code or name taken, 98xx a field is invalid. */
export const insertRole = (role: RoleFields, signal?: AbortSignal) =>
  callApi(roleInsertEndpoint, { body: role, signal, quiet: true });

/** role/update; 10100 not the newest version, 20200 code or name taken, 98xx a field is invalid. */
export const updateRole = (role: ChangedRole, signal?: AbortSignal) =>
  callApi(roleUpdateEndpoint, { body: role, signal, quiet: true });

/** role/del; 20203 assigned to a user, 10100 already deleted. */
export const deleteRole = (id: string, signal?: AbortSignal) =>
  callApi(roleDeleteEndpoint, { query: { id }, signal, quiet: true });

/** role/delAll; fails as `deleteRole`. */
export const deleteRoles = (ids: readonly string[], signal?: AbortSignal) =>
  callApi(roleDeleteAllEndpoint, { query: { ids: ids.join(',') }, signal, quiet: true });

/** role/perms/getPerms: the leaves (buttons, entries without children) of a role. */
export const getRolePerms = async (roleId: string, signal?: AbortSignal) =>
  (await callApi(rolePermsEndpoint, { query: { roleId }, signal, quiet: true })) ?? [];

/** role/perms/setPerms: `permsIds` are the checked and the half-checked ids; 20201 no such role. */
export const setRolePerms = (roleId: string, permsIds: readonly string[], signal?: AbortSignal) =>
  callApi(rolePermsSetEndpoint, { body: { roleId, permsIds: [...permsIds] }, signal, quiet: true });
