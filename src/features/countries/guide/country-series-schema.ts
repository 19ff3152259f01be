import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, sourceRecord } from '@/shared/api/record-schema';

/**
 * One year of a country, billion current US dollars; null where there is no data. Trade is goods and services;
 * `tradeEdition` is the edition of the source that the trade figures were taken from. `isGdpBreak`: this GDP is of a
 * revised series and must not be compared with the year before.
 */
export const countryPoint = z.object({
  year: z.number(),
  exportsUsdBn: z.nullable(z.number()),
  importsUsdBn: z.nullable(z.number()),
  tradeEdition: z.nullable(z.string()),
  tradeSourceId: z.nullable(z.string()),
  gdpUsdBn: z.nullable(z.number()),
  gdpSourceId: z.nullable(z.string()),
  isGdpBreak: z.boolean(),
  mark: recordMark,
});
export type CountryPoint = z.infer<typeof countryPoint>;

/** A country's figures by year, the earliest first. */
export const countrySeries = z.object({ code: z.string(), points: z.array(countryPoint) });
export type CountrySeries = z.infer<typeof countrySeries>;

const seriesAnswer = z.object({ rows: z.array(countrySeries), sources: z.array(sourceRecord) });
export type CountrySeriesAnswer = z.infer<typeof seriesAnswer>;

/** GET country/findSeries: trade and GDP by year of up to 16 countries, `codes` separated by commas. */
export const countrySeriesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/country/findSeries',
  summary: 'Exports, imports and GDP of countries by year, 2015 to 2024',
  auth: 'optional',
  query: z.object({ codes: z.string() }),
  data: seriesAnswer,
});
