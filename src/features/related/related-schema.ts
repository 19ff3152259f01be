import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';

/** A related case, law or standard: enough to name it and to open it. `date` as precise as known. */
export const relatedItem = z.object({
  id: z.string(),
  title: serverText,
  detail: z.nullable(serverText),
  date: z.nullable(z.string()),
  url: z.nullable(z.string()),
  mark: recordMark,
  /** Cases only: whether it names the code and the origin, or ones close to them; graded as by the scope check. */
  reach: z.nullable(z.enum(['named', 'near'])),
});
export type RelatedItem = z.infer<typeof relatedItem>;

const group = z.object({ total: z.number(), available: z.number(), rows: z.array(relatedItem) });

/** Related records by kind, with the sources of each kind. */
const relatedAnswer = z.object({
  riskCases: group,
  laws: group,
  /**
   * `sector`: the one of the code; `comparable`: ids of up to four standards close to the code with limits to
   * compare.
   */
  standards: z.extend(group, {
    sector: z.nullable(z.enum(SECTOR_IDS)),
    comparable: z.array(z.string()),
  }),
  sources: z.array(sourceRecord),
});
export type RelatedAnswer = z.infer<typeof relatedAnswer>;

/**
 * GET related/get: trade-remedy cases on this HS chapter and origin, those that name them first, laws of the
 * importer, standards of the sector. `total` counts the matches, `available` all records of the kind; at most three rows
 * each.
 */
export const relatedEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/related/get',
  summary: 'Trade-remedy cases, laws and standards that touch one pair',
  auth: 'optional',
  query: z.object({ from: z.string(), hs: z.string(), to: z.string() }),
  data: relatedAnswer,
});
