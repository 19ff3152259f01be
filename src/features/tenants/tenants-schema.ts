import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

/** A tenant; users of a disabled one (`enable` "0") cannot sign in. */
const tenantRow = z.object({
  id: z.string(),
  tenantName: z.string(),
  enable: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  version: z.number(),
});
export type TenantRow = z.infer<typeof tenantRow>;

const tenantPageFilter = z.object({
  pageNo: z.number(),
  pageSize: z.number(),
  id_EQ: z.optional(z.string()),
  tenantName_LIKE: z.optional(z.string()),
});
export type TenantPageFilter = z.infer<typeof tenantPageFilter>;

/** GET tenant/findPage. */
export const tenantPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/tenant/findPage',
  summary: 'Tenants',
  query: tenantPageFilter,
  data: pageOf(tenantRow),
});

/** GET tenant/get; null where there is no such tenant. */
export const tenantEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/tenant/get',
  summary: 'One tenant',
  query: z.object({ id: z.string() }),
  data: z.nullable(tenantRow),
});

/** The writable fields of a tenant. */
const tenantFields = z.object({
  tenantName: z.string(),
  enable: z.string(),
  remark: z.nullable(z.string()),
});
export type TenantFields = z.infer<typeof tenantFields>;

/** POST tenant/insert. */
export const tenantInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/tenant/insert',
  summary: 'Adds a tenant',
  body: tenantFields,
  data: z.unknown(),
});

/** A changed tenant; `version` is the loaded one. */
const changedTenant = z.extend(tenantFields, { id: z.string(), version: z.number() });
export type ChangedTenant = z.infer<typeof changedTenant>;

/** POST tenant/update. */
export const tenantUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/tenant/update',
  summary: 'Changes a tenant',
  body: changedTenant,
  data: z.unknown(),
});

/** POST tenant/enableTenant; `enable` is "0" or "1". */
export const tenantEnableEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/tenant/enableTenant',
  summary: 'Enables or disables a tenant',
  query: z.object({ tenantId: z.string(), enable: z.string() }),
  data: z.unknown(),
});

/** POST tenant/del. */
export const tenantDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/tenant/del',
  summary: 'Deletes a tenant without users',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST tenant/delAll; `ids` is a comma list. */
export const tenantDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/tenant/delAll',
  summary: 'Deletes several tenants without users',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});
