import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** The kinds of records searched on the server, in the order of the response. */
export const recordKind = z.enum(['law', 'case', 'news', 'standard']);
export type RecordKind = z.infer<typeof recordKind>;

/** The relation of a standard to the one it is paired with: a degree of adoption, or a pair without a degree. */
export const foundStandardRelation = z.enum(['IDT', 'MOD', 'NEQ', 'corresponds', 'adopts', 'basedOn']);
export type FoundStandardRelation = z.infer<typeof foundStandardRelation>;

/**
 * A record in the results: enough to name it and to open it. `detail` is a number or what the record is besides its
 * title; for a standard the number it is paired with, `relation` then tells how. `countries` of the record, ISO
 * 3166-1 alpha-2; `date` its latest date as precise as known; `url` its outside address if the site has no page for
 * it.
 */
export const foundRecord = z.object({
  kind: recordKind,
  id: z.string(),
  title: serverText,
  detail: z.nullable(serverText),
  relation: z.nullable(foundStandardRelation),
  countries: z.array(z.string()),
  date: z.nullable(z.string()),
  mark: recordMark,
  sourceId: z.string(),
  url: z.nullable(z.string()),
});
export type FoundRecord = z.infer<typeof foundRecord>;

/**
 * GET search/findPage: laws, cases, news and standards that contain every word of `q` (two characters or more; case,
 * width and accents are ignored, Latin words match from their beginning) in any of the six languages; best first,
 * then the latest. A word of four digits or more is also a code: it finds records about it, its heading or a code
 * below it. With `kind` one page of that kind, without it the first `pageSize` rows of each kind. `totals` counts
 * each kind regardless.
 */
export const siteSearchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/search/findPage',
  summary: 'Laws, cases, news and standards by words in six languages',
  auth: 'optional',
  query: z.object({
    q: z.string(),
    kind: z.optional(recordKind),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
  }),
  data: z.object({
    total: z.number(),
    totals: z.object({ law: z.number(), case: z.number(), news: z.number(), standard: z.number() }),
    rows: z.array(foundRecord),
    sources: z.array(sourceRecord),
  }),
});
export type SiteSearchAnswer = z.infer<typeof siteSearchEndpoint.data>;
