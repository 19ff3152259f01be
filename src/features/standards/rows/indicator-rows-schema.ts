import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, recordMark } from '@/shared/api/record-schema';

const text = z.nullish(z.string());

/**
 * Fields of an indicator as edited by staff: `limit` and `unit` as printed in the standard, `key` the same for equal
 * measurements in all standards. `asOf` is the date of `sourceUrl`; a `fact` has both.
 */
const fields = {
  standardId: z.string(),
  key: text,
  name: z.string(),
  productClass: text,
  limit: z.string(),
  unit: text,
  testMethod: text,
  inForceFrom: text,
  note: text,
  sourceUrl: text,
  asOf: text,
  mark: recordMark,
};

const newIndicator = z.object(fields);
export type NewIndicator = z.infer<typeof newIndicator>;

/** An indicator as `findPage` and `get` send it, and as updates send it, with the loaded `version`. */
export const indicatorRow = z.object({ ...fields, id: z.string(), version: z.number() });
export type IndicatorRow = z.infer<typeof indicatorRow>;

/** GET standard/indicator/findPage. */
export const indicatorPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/standard/indicator/findPage',
  summary: 'One page of the indicators of a standard for staff',
  query: z.looseObject({
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
    standardId_EQ: z.optional(z.string()),
    name_LIKE: z.optional(z.string()),
    mark_EQ: z.optional(z.string()),
  }),
  data: pageOf(indicatorRow),
});

/** GET standard/indicator/get; null where there is no such indicator. */
export const indicatorEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/standard/indicator/get',
  summary: 'One indicator for staff',
  query: z.object({ id: z.string() }),
  data: z.nullable(indicatorRow),
});

/** POST standard/indicator/insert. */
export const indicatorInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/indicator/insert',
  summary: 'Adds an indicator to a standard',
  body: newIndicator,
  data: z.unknown(),
});

/** POST standard/indicator/update. */
export const indicatorUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/indicator/update',
  summary: 'Changes an indicator under the version that was read; fields left out or null become empty',
  body: indicatorRow,
  data: z.unknown(),
});

/** POST standard/indicator/del?id=. */
export const indicatorDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/indicator/del',
  summary: 'Deletes an indicator',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST standard/indicator/delAll?ids=1,2. */
export const indicatorDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/indicator/delAll',
  summary: 'Deletes several indicators',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});
