import { COUNTRY_CODE } from '@/shared/routing/country-code';
import * as z from 'zod/mini';
import { isDay } from '@/domain/rcep';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pairTerms } from '@/shared/api/pair-terms-schema';
import { sourceRecord } from '@/shared/api/record-schema';
import { rateAsSent, sampleParameter, scheduleExtent } from './tariffs-schema';

/**
 * One national line of an importer for one exporter and day. `mfn` and `rcep` are the rates valid on the day, else
 * the last valid ones, to show their end date; null if there are none at all. `basic` and `mfnPointer` are as on a
 * tariff line.
 */
export const importerLine = z.object({
  code: z.string(),
  mfn: z.nullable(rateAsSent),
  mfnPointer: z.nullable(z.string()),
  basic: z.nullable(rateAsSent),
  rcep: z.nullable(rateAsSent),
});
export type ImporterLine = z.infer<typeof importerLine>;

/**
 * The data on one importer: all its national lines under the code, none without rates. `hasSample` and `pairs` as in
 * `tariffAnswer`.
 */
export const importerTariff = z.object({
  importer: z.string(),
  schedule: z.nullable(scheduleExtent),
  hasSample: z.boolean(),
  lines: z.array(importerLine),
  official: z.nullable(z.object({ title: z.string(), url: z.string() })),
  pairs: z.optional(z.array(pairTerms)),
});
export type ImporterTariff = z.infer<typeof importerTariff>;

/** One product from one exporter at every importer on one day; `hs` (six digits) is null where no such code is known. */
export const importersAnswer = z.object({
  hs: z.nullable(z.string()),
  exporter: z.string(),
  date: z.string(),
  importers: z.array(importerTariff),
  sources: z.array(sourceRecord),
});
export type ImportersAnswer = z.infer<typeof importersAnswer>;

/** GET tariff/getImporters: the rates of one product from one exporter at the 15 Parties and India, the exporter left out. */
export const importersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tariff/getImporters',
  summary: 'MFN and RCEP rates of one product from one exporter at every importer on one day',
  auth: 'optional',
  query: z.object({
    hs: z.string().check(z.regex(/^\d{6,11}$/)),
    from: z.string().check(z.regex(COUNTRY_CODE)),
    date: z.string().check(z.refine(isDay)),
    sample: sampleParameter,
  }),
  data: importersAnswer,
});
