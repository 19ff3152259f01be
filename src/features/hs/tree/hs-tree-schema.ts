import { COUNTRY_CODE } from '@/shared/routing/country-code';
import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** A place in the Harmonized System: a section (`XX`), a chapter, a heading or a subheading. */
export const hsLevel = z.enum(['section', 'chapter', 'heading', 'subheading']);
export type HsTreeLevel = z.infer<typeof hsLevel>;

/**
 * Code and name of a place; `mark` shows whether the wording was checked. The name of a subheading does not repeat
 * that of its heading.
 */
export const hsPlace = z.object({
  code: z.string(),
  level: hsLevel,
  name: z.object({ text: z.string(), lang: z.string(), mark: recordMark }),
});
export type HsPlace = z.infer<typeof hsPlace>;

/**
 * Rates of national lines: lowest and highest percentage (null where no line has one), lines with a rate that is no single
 * percentage (`others`), without a preference (`none`) and without data (`missing`).
 */
export const lineRates = z.object({
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  others: z.number(),
  none: z.number(),
  missing: z.number(),
});
export type HsLineRates = z.infer<typeof lineRates>;

/** National lines of an importer below a place; `rcep` is null where the tariff has no RCEP rates for the exporter. */
export const placeRates = z.object({ lines: z.number(), mfn: lineRates, rcep: z.nullable(lineRates) });
export type PlaceRates = z.infer<typeof placeRates>;

/**
 * A place with what is below it. `rates` is null where no rates are given. `rule` is the rule of Annex 3A printed for the place or
 * for one above it, in the notation of the Agreement; null where the rules are printed below the place.
 */
export const hsTreeRow = z.extend(hsPlace, {
  hasChildren: z.boolean(),
  chapters: z.array(hsPlace),
  rates: z.nullable(placeRates),
  rule: z.nullable(z.object({ text: z.string(), code: z.string() })),
});
export type HsTreeRow = z.infer<typeof hsTreeRow>;

/** A rate of a national line as printed; `percent` where it is one percentage. `none`: no preference; `missing`: no data. */
export const lineRate = z.object({
  kind: z.enum(['percent', 'other', 'none', 'missing']),
  printed: z.string(),
  percent: z.nullable(z.number()),
});
export type LineRate = z.infer<typeof lineRate>;

/** A national line. `basic` is the rate of the law where the tariff prints it in place of MFN (Korea). */
export const treeLine = z.object({
  code: z.string(),
  description: z.nullable(serverText),
  mfn: lineRate,
  basic: z.nullable(lineRate),
  rcep: z.nullable(lineRate),
});
export type HsTreeLine = z.infer<typeof treeLine>;

/** The edition of a tariff that rates are from, valid from and to (`yyyy-MM-dd`, included), and how far its columns were checked. */
export const treeTariff = z.object({
  validFrom: z.string(),
  validTo: z.string(),
  isComplete: z.boolean(),
  mfnMark: recordMark,
  rcepMark: recordMark,
});
export type TreeTariff = z.infer<typeof treeTariff>;

/**
 * A place of the Harmonized System with its rows. `code` is null at the top, where the rows are the sections. If the
 * requested code does not exist (`isKnown` false), the place is the nearest one above it. `state`: `rates`;
 * `noImporter` (none requested); `noTariff` (no tariff of the importer); `otherDate` (the tariff is for other dates
 * than requested).
 */
export const hsTree = z.object({
  requested: z.string(),
  isKnown: z.boolean(),
  code: z.nullable(z.string()),
  path: z.array(hsPlace),
  self: z.nullable(hsTreeRow),
  previous: z.nullable(hsPlace),
  next: z.nullable(hsPlace),
  rows: z.array(hsTreeRow),
  lines: z.array(treeLine),
  state: z.enum(['rates', 'noImporter', 'noTariff', 'otherDate']),
  tariff: z.nullable(treeTariff),
  official: z.nullable(z.object({ title: z.string(), url: z.string() })),
  sources: z.array(sourceRecord),
});
export type HsTree = z.infer<typeof hsTree>;

const country = z.optional(z.string().check(z.regex(COUNTRY_CODE)));

/** GET hs/tree: a place of the Harmonized System, what is above and below it, and the rates of an importer for an exporter. */
export const hsTreeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/hs/tree',
  summary: 'Sections, chapters, headings and subheadings of the HS with rates and rules of origin',
  auth: 'optional',
  query: z.object({
    /** A section (`XX`) or 2 to 11 digits; the sections where it is absent. */
    code: z.optional(z.string().check(z.regex(/^(?:[IVX]{1,5}|\d{2,11})$/))),
    to: country,
    from: country,
    date: z.optional(z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/))),
  }),
  data: hsTree,
});
