import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, recordMark } from '@/shared/api/record-schema';
import { ADOPTION_DEGREES, RELATION_KINDS } from '../standards-schema';

/**
 * Fields of a relation as edited by staff: `fromId` adopts, replaces or references `toId`. Only `adopts` has a
 * `degree`, if known.
 */
const fields = {
  fromId: z.string(),
  toId: z.string(),
  kind: z.enum(RELATION_KINDS),
  degree: z.nullish(z.enum(ADOPTION_DEGREES)),
  mark: recordMark,
};

const newRelation = z.object(fields);
export type NewRelation = z.infer<typeof newRelation>;

const changedRelation = z.object({ ...fields, id: z.string(), version: z.number() });
export type ChangedRelation = z.infer<typeof changedRelation>;

/** A relation as `findPage` and `get` send it, with the numbers of both standards. */
export const relationRow = z.extend(changedRelation, { fromNumber: z.string(), toNumber: z.string() });
export type RelationRow = z.infer<typeof relationRow>;

/** GET standard/relation/findPage; `standardId_EQ` finds those of either end. */
export const relationPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/standard/relation/findPage',
  summary: 'One page of the relations of a standard for staff, whichever end it is',
  query: z.looseObject({
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
    standardId_EQ: z.optional(z.string()),
    kind_EQ: z.optional(z.string()),
    mark_EQ: z.optional(z.string()),
  }),
  data: pageOf(relationRow),
});

/** GET standard/relation/get; null where there is no such relation. */
export const relationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/standard/relation/get',
  summary: 'One relation for staff',
  query: z.object({ id: z.string() }),
  data: z.nullable(relationRow),
});

/** POST standard/relation/insert. */
export const relationInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/relation/insert',
  summary: 'Adds a relation between two standards',
  body: newRelation,
  data: z.unknown(),
});

/** POST standard/relation/update. */
export const relationUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/relation/update',
  summary: 'Changes a relation under the version that was read',
  body: changedRelation,
  data: z.unknown(),
});

/** POST standard/relation/del?id=. */
export const relationDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/relation/del',
  summary: 'Deletes a relation',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST standard/relation/delAll?ids=1,2. */
export const relationDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/relation/delAll',
  summary: 'Deletes several relations',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});
