import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, sourceRecord } from '@/shared/api/record-schema';

/**
 * The available part of one importer's tariff: six-digit codes and national lines with rates, zero if there are none.
 * `isComplete`: under each of the codes all lines of the tariff are available. `codesByYear`: codes with RCEP rates
 * of more than one year. `mark` is `sample` for sample lines.
 */
export const importerCoverage = z.object({
  importer: z.string(),
  codes: z.number(),
  lines: z.number(),
  codesByYear: z.number(),
  isComplete: z.boolean(),
  mark: recordMark,
});
export type ImporterCoverage = z.infer<typeof importerCoverage>;

/**
 * How much of the tariffs is available: `codes` the site knows, of `nomenclature` six-digit codes of the HS edition.
 */
export const tariffCoverage = z.object({
  codes: z.number(),
  nomenclature: z.number(),
  hsEdition: z.number(),
  importers: z.array(importerCoverage),
  sources: z.array(sourceRecord),
});
export type TariffCoverage = z.infer<typeof tariffCoverage>;

/** GET tariff/getCoverage: how many codes and lines of each country's tariff the site has. */
export const tariffCoverageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tariff/getCoverage',
  summary: 'How many six-digit codes and national lines of each importer the site has rates for',
  auth: 'optional',
  query: z.object({}),
  data: tariffCoverage,
});
