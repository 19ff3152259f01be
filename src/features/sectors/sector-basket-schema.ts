import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { facetCounts, recordMark, sourceRecord } from '@/shared/api/record-schema';
import { sectorId } from './sectors-schema';

/** Lowest and highest percentage among the lines of a code; `others` counts lines without a single percentage. */
const percentRange = z.object({ low: z.number(), high: z.number(), others: z.number() });
export type PercentRange = z.infer<typeof percentRange>;

/**
 * The RCEP rate of a code compared with MFN over its lines: `lower`, `same`, `higher` for all of them, `mixed` where
 * they differ; `none` no RCEP preference, `notComparable` a rate that is no single percentage, `noData` a rate
 * without data.
 */
const basketOutcome = z.enum(['lower', 'same', 'higher', 'mixed', 'none', 'notComparable', 'noData']);
export type BasketOutcome = z.infer<typeof basketOutcome>;

/**
 * One six-digit code of a sector for a country pair. `rule` is the product-specific rule as printed, `none` if there
 * is no data.
 */
export const basketRow = z.object({
  hs: z.string(),
  name: z.object({ text: z.string(), lang: z.string(), mark: recordMark }),
  chapter: z.string(),
  lines: z.number(),
  mfn: z.nullable(percentRange),
  rcep: z.nullable(percentRange),
  outcome: basketOutcome,
  rule: z.string(),
  ruleMark: z.nullable(recordMark),
  mark: recordMark,
});
export type BasketRow = z.infer<typeof basketRow>;

const sectorCodes = z.object({
  total: z.number(),
  year: z.nullable(z.number()),
  rows: z.array(basketRow),
  facets: facetCounts,
  sources: z.array(sourceRecord),
});
export type SectorCodes = z.infer<typeof sectorCodes>;

/**
 * GET sector/findCodes: the codes of a sector with their rates for a country pair in the calendar year `year` (null:
 * no schedule of the importer), by code. `q` matches digits of the code or words of its name in any language.
 */
export const sectorCodesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/sector/findCodes',
  summary: 'The HS basket of a sector: codes, names, MFN and RCEP rates on a pair, rule of origin',
  auth: 'optional',
  query: z.object({
    sector: sectorId,
    from: z.string(),
    to: z.string(),
    q: z.optional(z.string()),
    chapter_IN: z.optional(z.string()),
    outcome_IN: z.optional(z.string()),
    rule_IN: z.optional(z.string()),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
  }),
  data: sectorCodes,
});
