import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

/** A role. `label`: 0 system, 1 function; `dataScope`: 0 own, 1 department, 2 department and below, 3 all. */
export const roleRow = z.object({
  id: z.string(),
  roleCode: z.string(),
  roleName: z.string(),
  label: z.nullish(z.string()),
  dataScope: z.nullish(z.string()),
  izLock: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  updateTime: z.nullish(z.string()),
  version: z.number(),
});
export type RoleRow = z.infer<typeof roleRow>;

/** The filters of a list of roles. */
export const rolePageFilter = z.object({
  pageNo: z.optional(z.number()),
  pageSize: z.number(),
  label_EQ: z.optional(z.string()),
  roleCode_EQ: z.optional(z.string()),
  roleCode_LIKE: z.optional(z.string()),
  roleName_LIKE: z.optional(z.string()),
});
export type RolePageFilter = z.infer<typeof rolePageFilter>;

/** GET role/findPage. */
export const rolePageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/role/findPage',
  summary: 'Roles',
  query: rolePageFilter,
  data: pageOf(roleRow),
});

/** GET role/get; null where there is no such role. */
export const roleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/role/get',
  summary: 'One role',
  query: z.object({ id: z.string() }),
  data: z.nullable(roleRow),
});

/** The writable fields of a role. */
export const roleFields = z.object({
  roleCode: z.string(),
  roleName: z.string(),
  label: z.string(),
  dataScope: z.string(),
  remark: z.nullable(z.string()),
});
export type RoleFields = z.infer<typeof roleFields>;

/** POST role/insert. */
export const roleInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/role/insert',
  summary: 'Adds a role',
  body: roleFields,
  data: z.unknown(),
});

/** A changed role; `version` is the loaded one. */
export const changedRole = z.extend(roleFields, { id: z.string(), version: z.number() });
export type ChangedRole = z.infer<typeof changedRole>;

/** POST role/update. */
export const roleUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/role/update',
  summary: 'Changes a role',
  body: changedRole,
  data: z.unknown(),
});

/** POST role/del. */
export const roleDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/role/del',
  summary: 'Deletes a role nobody holds',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST role/delAll; `ids` is a comma list. */
export const roleDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/role/delAll',
  summary: 'Deletes several roles nobody holds',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});

/** GET role/perms/getPerms, version 1: ids of the leaves (buttons and entries without children) of a role. */
export const rolePermsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/role/perms/getPerms',
  summary: 'Menu entries and buttons of a role, leaves only',
  query: z.object({ roleId: z.string() }),
  data: z.nullable(z.array(z.string())),
});

/** POST role/perms/setPerms; `permsIds` are the checked and the half-checked ids of the tree. */
export const rolePermsSetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/role/perms/setPerms',
  summary: 'Sets the menu entries and buttons of a role',
  body: z.object({ roleId: z.string(), permsIds: z.array(z.string()) }),
  data: z.unknown(),
});
