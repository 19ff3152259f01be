import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pairTerms } from '@/shared/api/pair-terms-schema';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

const stated = { mark: recordMark, sourceId: z.string() };

/** A figure with the year it is for; null where the source names none. */
const figure = z.object({ value: z.number(), year: z.nullable(z.number()), ...stated });
const name = z.object({ name: serverText, ...stated });
const words = z.object({ items: z.array(serverText), year: z.nullable(z.number()), ...stated });
/** Shares in all exports or imports, per cent, the largest first. */
const partners = z.object({
  year: z.number(),
  rows: z.array(z.object({ code: z.string(), name: serverText, percent: z.number() })),
  ...stated,
});
const body = z.object({ name: serverText, url: z.nullable(z.string()), ...stated });
export type CountryBody = z.infer<typeof body>;

/**
 * The data on a country; null where a fact is missing. Area in square kilometres, growth and inflation in per cent
 * with the latest year first, shares of GDP in per cent that need not add up to 100.
 */
export const countryGuide = z.object({
  code: z.string(),
  iso3: z.string(),
  nameEn: z.string(),
  ownNames: z.array(serverText),
  officialName: z.nullable(name),
  capital: z.nullable(name),
  currency: z.nullable(z.object({ code: z.string(), name: serverText, ...stated })),
  languages: z.nullable(words),
  areaKm2: z.nullable(figure),
  population: z.nullable(figure),
  growth: z.array(figure),
  inflation: z.array(figure),
  gdpShares: z.nullable(
    z.object({
      year: z.number(),
      agriculture: z.number(),
      industry: z.number(),
      services: z.number(),
      ...stated,
    }),
  ),
  exportPartners: z.nullable(partners),
  importPartners: z.nullable(partners),
  exportGoods: z.nullable(words),
  importGoods: z.nullable(words),
  industries: z.nullable(words),
  customs: z.nullable(body),
  standards: z.nullable(body),
  investment: z.nullable(body),
  /**
   * The form of the Party's services commitments: by reservations (8.8) or by what is open (8.7); null for a
   * non-Party.
   */
  services: z.nullable(z.object({ form: z.enum(['reservations', 'commitments']), ...stated })),
  /** What staff published about pairs of the country as importer; absent for none. */
  pairs: z.optional(z.array(pairTerms)),
  sources: z.array(sourceRecord),
});
export type CountryGuide = z.infer<typeof countryGuide>;

/** GET country/get: the guide of one country. */
export const countryGuideEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/country/get',
  summary: 'The guide of one country: names, figures, partners, goods, authorities',
  auth: 'optional',
  query: z.object({ code: z.string() }),
  data: countryGuide,
});
