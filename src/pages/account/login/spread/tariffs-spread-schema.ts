import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, sourceRecord } from '@/shared/api/record-schema';

/**
 * MFN and RCEP rate of every national line of one importer for one partner in the calendar year `year`, in percent,
 * where both are single percentages of at most 40. `steps` are the pairs [MFN, RCEP], by MFN and then RCEP, rising;
 * `lower`, `higher` and `same` count them by the RCEP rate against MFN, `total` is their number.
 */
const tariffSpread = z.object({
  year: z.number(),
  total: z.number(),
  lower: z.number(),
  higher: z.number(),
  same: z.number(),
  steps: z.array(z.tuple([z.number(), z.number()])),
  mark: recordMark,
  sourceId: z.string(),
  sources: z.array(sourceRecord),
});
export type TariffSpread = z.infer<typeof tariffSpread>;

/** GET tariff/getSpread: an overview of the rates of a route. */
export const tariffSpreadEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tariff/getSpread',
  summary: 'MFN and RCEP rates of all lines of an importer in the data for a partner, for one chart',
  auth: 'optional',
  query: z.object({ importer: z.string(), partner: z.string() }),
  data: tariffSpread,
});
