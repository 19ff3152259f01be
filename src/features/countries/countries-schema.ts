import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/**
 * A country's names and its trade of one year, billion US dollars, goods and services; null where there is no data.
 * `ownNames` are in its own languages, `currency` is ISO 4217.
 */
export const countryRecord = z.object({
  code: z.string(),
  ownNames: z.array(serverText),
  currency: z.string(),
  year: z.nullable(z.number()),
  exportsUsdBn: z.nullable(z.number()),
  importsUsdBn: z.nullable(z.number()),
  mark: recordMark,
  sourceId: z.string(),
});
export type CountryRecord = z.infer<typeof countryRecord>;

/** GET country/findPage: the 16 countries with their latest trade figures. */
export const countryPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/country/findPage',
  summary: 'The 16 countries of the portal with their latest trade figures',
  auth: 'optional',
  query: z.object({ pageSize: z.optional(z.number()) }),
  data: z.object({ total: z.number(), rows: z.array(countryRecord), sources: z.array(sourceRecord) }),
});
