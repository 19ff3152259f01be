import { callApi } from '@/shared/api/client/http-client';
import { orgEndpoint, orgTreeEndpoint } from './organisations-schema';

/** org/findTreeByDefWithUserToLike as a query. */
export const orgTreeQuery = {
  queryKey: ['org', 'findTreeByDefWithUserToLike'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(orgTreeEndpoint, { signal, quiet: true })) ?? [],
};

/** org/get: one organisation, null if it was deleted. */
export const getOrg = (id: string, signal?: AbortSignal) =>
  callApi(orgEndpoint, { query: { id }, signal, quiet: true });
