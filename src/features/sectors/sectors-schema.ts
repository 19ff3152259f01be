import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, sourceRecord } from '@/shared/api/record-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';

/** The four highlighted sectors (specification §1). */
export const sectorId = z.enum(SECTOR_IDS);

/**
 * One sector for one country pair and date. Of the importer's `lines`, those whose MFN and RCEP rates are both single
 * percentages are compared: `lower`, `same` and `higher` count them by the RCEP rate against MFN, both averages are
 * simple means over all of them, in percent; null for few lines or sample rates. Nothing is compared if the Agreement
 * does not apply.
 */
export const sectorRecord = z.object({
  sector: sectorId,
  codes: z.number(),
  lines: z.number(),
  lower: z.number(),
  same: z.number(),
  higher: z.number(),
  averageMfn: z.nullable(z.number()),
  averageRcep: z.nullable(z.number()),
  mark: recordMark,
  sourceId: z.string(),
});
export type SectorRecord = z.infer<typeof sectorRecord>;

/** GET sector/findPage: the four sectors for a country pair; `year` is the calendar year of the rates. */
export const sectorPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/sector/findPage',
  summary: 'The four highlighted sectors on one pair: average rates and lines below, at or above MFN',
  auth: 'optional',
  query: z.object({ from: z.string(), to: z.string() }),
  data: z.object({
    total: z.number(),
    year: z.nullable(z.number()),
    rows: z.array(sectorRecord),
    sources: z.array(sourceRecord),
  }),
});
