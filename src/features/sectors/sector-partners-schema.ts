import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, sourceRecord } from '@/shared/api/record-schema';
import { sectorId } from './sectors-schema';

/**
 * A sector's rates for goods of one partner. `withRcepRate` of the importer's lines have an RCEP rate; average and counts are
 * over the lines compared for all partners. Zero and null where the Agreement does not apply.
 */
export const sectorPartner = z.object({
  partner: z.string(),
  withRcepRate: z.number(),
  lower: z.number(),
  same: z.number(),
  higher: z.number(),
  averageRcep: z.nullable(z.number()),
});
export type SectorPartner = z.infer<typeof sectorPartner>;

/**
 * One importer: `compared` of its `lines` have a single percentage for MFN and for every partner that has a rate. Averages
 * are simple means over these lines, the same for all partners; null where they are few or the rates made up.
 */
const sectorPartners = z.object({
  total: z.number(),
  year: z.nullable(z.number()),
  mark: recordMark,
  lines: z.number(),
  compared: z.number(),
  averageMfn: z.nullable(z.number()),
  rows: z.array(sectorPartner),
  sources: z.array(sourceRecord),
});
export type SectorPartners = z.infer<typeof sectorPartners>;

/** GET sector/findPartners: the rates of a sector at one importer for each other Party; `year` null: no schedule. */
export const sectorPartnersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/sector/findPartners',
  summary: 'Average MFN and RCEP rates of a sector at one importer, by exporting Party',
  auth: 'optional',
  query: z.object({ sector: sectorId, to: z.string() }),
  data: sectorPartners,
});
