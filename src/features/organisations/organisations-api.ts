import { callApi } from '@/shared/api/client/http-client';
import {
  orgDeleteEndpoint,
  orgEndpoint,
  orgInsertEndpoint,
  orgLevelEndpoint,
  orgTreeEndpoint,
  orgUpdateEndpoint,
  ownOrgsEndpoint,
  wholeOrgTreeEndpoint,
} from './organisations-schema';
import type { ChangedOrg, OrgFields } from './organisations-schema';

/** The root of the organisations, which is not a row. */
export const ROOT_ORG_ID = '0';

/** Key of all levels and trees of the organisations in the cache. */
export const ORG_TREES = ['org'] as const;

/** org/findTreeByDefWithUserToLike as a query. */
export const orgTreeQuery = {
  queryKey: [...ORG_TREES, 'findTreeByDefWithUserToLike'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(orgTreeEndpoint, { signal, quiet: true })) ?? [],
};

/** org/findTreeLazy as a query: the organisations right below `parentId`, without `id`; the caller shows errors. */
export const orgLevelQuery = (parentId: string, id?: string) => ({
  queryKey: [...ORG_TREES, 'level', parentId, id ?? null] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(orgLevelEndpoint, { query: { parentId, id }, signal, quiet: true })) ?? [],
});

/** org/findTreeByDef as a query: all organisations as a tree; the caller shows errors. */
export const wholeOrgTreeQuery = {
  queryKey: [...ORG_TREES, 'findTreeByDef'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(wholeOrgTreeEndpoint, { query: { isGen: 'false' }, signal, quiet: true })) ?? [],
};

/** org/get: one organisation, null if it was deleted. */
export const getOrg = (id: string, signal?: AbortSignal) =>
  callApi(orgEndpoint, { query: { id }, signal, quiet: true });

/** user/getOrg: the signed-in user's organisations as ids; empty where the user has none. */
export const getOwnOrgIds = async (signal?: AbortSignal) =>
  (await callApi(ownOrgsEndpoint, { signal, quiet: true })) ?? [];

/** org/insert; 20500 code taken, 98xx a field is invalid. */
export const insertOrg = (org: OrgFields, signal?: AbortSignal) =>
  callApi(orgInsertEndpoint, { body: org, signal, quiet: true });

/** org/update; 10100 not the newest version, 20500 code taken, 98xx a field is invalid. */
export const updateOrg = (org: ChangedOrg, signal?: AbortSignal) =>
  callApi(orgUpdateEndpoint, { body: org, signal, quiet: true });

/** org/del: with all below it; 20501 a user belongs to one of them, 10100 already deleted. */
export const deleteOrg = (id: string, signal?: AbortSignal) =>
  callApi(orgDeleteEndpoint, { query: { id }, signal, quiet: true });
