import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** An area; a node of a level of the tree may have no version. */
const areaNode = z.object({
  id: z.string(),
  parentId: z.nullish(z.string()),
  areaCode: z.nullish(z.string()),
  areaName: z.string(),
  hasChildren: z.nullish(z.boolean()),
});
export type AreaNode = z.infer<typeof areaNode>;

/** An area as it is changed. */
const areaRow = z.extend(areaNode, { version: z.number() });
export type AreaRow = z.infer<typeof areaRow>;

/** GET area/findTree: the areas right below `parentId`, in the order of their codes. */
export const areaLevelEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/area/findTree',
  summary: 'One level of the areas',
  query: z.object({ parentId: z.string() }),
  data: z.nullable(z.array(areaNode)),
});

/** An area with those below it. */
export type AreaTreeNode = AreaNode & { children?: AreaTreeNode[] | null | undefined };
const areaTreeNode: z.ZodMiniType<AreaTreeNode> = z.extend(areaNode, {
  get children() {
    return z.nullish(z.array(areaTreeNode));
  },
});

/** GET area/findTreeAll: the areas as a tree of at most `deep` levels, each in the order of its codes. */
export const areaTreeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/area/findTreeAll',
  summary: 'All areas as a tree',
  query: z.object({ deep: z.number() }),
  data: z.nullable(z.array(areaTreeNode)),
});

/** GET area/get; null where there is no such area. */
export const areaEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/area/get',
  summary: 'One area',
  query: z.object({ id: z.string() }),
  data: z.nullable(areaRow),
});

/** The writable fields of an area. */
const areaFields = z.object({ parentId: z.string(), areaCode: z.string(), areaName: z.string() });
export type AreaFields = z.infer<typeof areaFields>;

/** POST area/insert. */
export const areaInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/area/insert',
  summary: 'Adds an area',
  body: areaFields,
  data: z.unknown(),
});

/** A changed area; `version` is the loaded one. */
const changedArea = z.extend(areaFields, { id: z.string(), version: z.number() });
export type ChangedArea = z.infer<typeof changedArea>;

/** POST area/update. */
export const areaUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/area/update',
  summary: 'Changes an area',
  body: changedArea,
  data: z.unknown(),
});

/** POST area/del. */
export const areaDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/area/del',
  summary: 'Deletes an area with all below it',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});
