import { callApi } from '@/shared/api/client/http-client';
import {
  tenantDeleteAllEndpoint,
  tenantDeleteEndpoint,
  tenantEnableEndpoint,
  tenantEndpoint,
  tenantInsertEndpoint,
  tenantPageEndpoint,
  tenantUpdateEndpoint,
} from './tenants-schema';
import type { ChangedTenant, TenantFields, TenantPageFilter } from './tenants-schema';

/** Key of all lists of tenants in the cache. */
export const TENANT_LISTS = ['tenant', 'findPage'] as const;

/** tenant/findPage: one page of the matching tenants; the caller shows errors. */
export const findTenants = (filter: TenantPageFilter, signal?: AbortSignal) =>
  callApi(tenantPageEndpoint, { query: filter, signal, quiet: true });

/** tenant/findPage as a query. */
export const tenantPageQuery = (filter: TenantPageFilter) => ({
  queryKey: [...TENANT_LISTS, filter] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findTenants(filter, signal),
});

/** tenant/get: the current tenant on the server, null if it was deleted. */
export const getTenant = (id: string, signal?: AbortSignal) =>
  callApi(tenantEndpoint, { query: { id }, signal, quiet: true });

/** tenant/insert; 20400 name taken, 98xx a field is invalid. */
export const insertTenant = (tenant: TenantFields, signal?: AbortSignal) =>
  callApi(tenantInsertEndpoint, { body: tenant, signal, quiet: true });

/** tenant/update; 10100 not the newest version, 20400 name taken, 20402 the user's own, 20403 the platform. */
export const updateTenant = (tenant: ChangedTenant, signal?: AbortSignal) =>
  callApi(tenantUpdateEndpoint, { body: tenant, signal, quiet: true });

/** tenant/enableTenant; 20402 the user's own, 20403 the platform, 10100 deleted. */
export const enableTenant = (tenantId: string, isEnabled: boolean, signal?: AbortSignal) =>
  callApi(tenantEnableEndpoint, {
    query: { tenantId, enable: isEnabled ? '1' : '0' },
    signal,
    quiet: true,
  });

/** tenant/del; 20401 a user belongs to it, 20402 the user's own, 20403 the platform, 10100 already deleted. */
export const deleteTenant = (id: string, signal?: AbortSignal) =>
  callApi(tenantDeleteEndpoint, { query: { id }, signal, quiet: true });

/** tenant/delAll; fails as `deleteTenant`. */
export const deleteTenants = (ids: readonly string[], signal?: AbortSignal) =>
  callApi(tenantDeleteAllEndpoint, { query: { ids: ids.join(',') }, signal, quiet: true });
