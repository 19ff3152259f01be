import { callApi } from '@/shared/api/client/http-client';
import {
  areaDeleteEndpoint,
  areaEndpoint,
  areaInsertEndpoint,
  areaLevelEndpoint,
  areaTreeEndpoint,
  areaUpdateEndpoint,
} from './areas-schema';
import type { AreaFields, ChangedArea } from './areas-schema';

/** The root of the areas, which is not a row. */
export const ROOT_AREA_ID = '0';

/** Key of all levels and trees of the areas in the cache. */
export const AREA_LEVELS = ['area'] as const;

/** area/findTree as a query: the areas right below `parentId`, without `selfId`; the caller shows errors. */
export const areaLevelQuery = (parentId: string, selfId?: string) => ({
  queryKey: [...AREA_LEVELS, 'findTree', parentId, selfId ?? null] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const level = await callApi(areaLevelEndpoint, { query: { parentId }, signal, quiet: true });
    return (level ?? []).filter(({ id }) => id !== selfId);
  },
});

/** More levels than areas have. */
const ALL_LEVELS = 10;

/** area/findTreeAll as a query: all areas as a tree; the caller shows errors. */
export const areaTreeQuery = {
  queryKey: [...AREA_LEVELS, 'findTreeAll'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(areaTreeEndpoint, { query: { deep: ALL_LEVELS }, signal, quiet: true })) ?? [],
};

/** area/get: one area, null if it was deleted. */
export const getArea = (id: string, signal?: AbortSignal) =>
  callApi(areaEndpoint, { query: { id }, signal, quiet: true });

/** area/insert; 20600 code taken, 98xx a field is invalid. */
export const insertArea = (area: AreaFields, signal?: AbortSignal) =>
  callApi(areaInsertEndpoint, { body: area, signal, quiet: true });

/** area/update; 10100 not the newest version, 20600 code taken, 98xx a field is invalid. */
export const updateArea = (area: ChangedArea, signal?: AbortSignal) =>
  callApi(areaUpdateEndpoint, { body: area, signal, quiet: true });

/** area/del: with all below it; 10100 already deleted. */
export const deleteArea = (id: string, signal?: AbortSignal) =>
  callApi(areaDeleteEndpoint, { query: { id }, signal, quiet: true });
