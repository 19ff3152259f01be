import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { facetCounts, recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';

/** Whether a standard applies today; `unknown` if its source does not state it. */
export const STANDARD_STATUSES = ['inForce', 'upcoming', 'withdrawn', 'unknown'] as const;
export type StandardStatus = (typeof STANDARD_STATUSES)[number];

/** Degrees of adoption (ISO/IEC Guide 21-1): identical, modified, not equivalent. */
export const ADOPTION_DEGREES = ['IDT', 'MOD', 'NEQ'] as const;
export type AdoptionDegree = (typeof ADOPTION_DEGREES)[number];

/** The relations of standards: `adopts` with a degree if known; `basedOn` and `corresponds` are pairs without one. */
export const RELATION_KINDS = ['adopts', 'basedOn', 'corresponds', 'replaces', 'references'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** The values of the filter `relation`: a degree of adoption, a pair without one, none found, not known. */
export const ADOPTION_STATES = ['IDT', 'MOD', 'NEQ', 'paired', 'none', 'unknown'] as const;
export type AdoptionState = (typeof ADOPTION_STATES)[number];

/** The value of the filter `country` for standards of no country. */
export const INTERNATIONAL = 'international';

/**
 * A standard of the library: its number and titles, never its text. `country` is null for an international one.
 * `title` is in the reader's language where there is one, `otherTitle` the one as published or in English. `ics` are
 * codes of the International Classification for Standards. `codes` are HS chapters or headings it concerns, assigned
 * by this site. Dates are ISO 8601 as precise as known; `year` is the one in its number.
 */
export const standardRecord = z.object({
  id: z.string(),
  number: z.string(),
  country: z.nullable(z.string()),
  /** The body that publishes it, by its usual letters: SAC, JSA, ISO, IEC, BSN, KATS. */
  body: z.string(),
  title: z.nullable(serverText),
  otherTitle: z.nullable(serverText),
  sector: z.nullable(z.enum(SECTOR_IDS)),
  ics: z.array(z.string()),
  status: z.enum(STANDARD_STATUSES),
  year: z.nullable(z.string()),
  published: z.nullable(z.string()),
  inForceFrom: z.nullable(z.string()),
  confirmed: z.nullable(z.string()),
  adoption: z.enum(ADOPTION_STATES),
  codes: z.array(z.string()),
  indicatorCount: z.number(),
  url: z.nullable(z.string()),
  mark: recordMark,
  sourceId: z.string(),
});
export type StandardRecord = z.infer<typeof standardRecord>;

/** A directed relation between two standards; `number` names the other one, `otherId` where the library has it. */
export const standardRelation = z.object({
  kind: z.enum(RELATION_KINDS),
  degree: z.nullable(z.enum(ADOPTION_DEGREES)),
  /** `out`: this standard adopts, replaces or references the other; `in`: the other does so. */
  direction: z.enum(['out', 'in']),
  otherId: z.nullable(z.string()),
  number: z.string(),
  url: z.nullable(z.string()),
  mark: recordMark,
});
export type StandardRelation = z.infer<typeof standardRelation>;

/**
 * A requirement of a standard as a value that can be compared. `key` is the same for equal measurements in all
 * standards (`formaldehyde`), null where none is assigned. `limit` is as printed (`<=75`, `4.0-7.5`, `not detected`),
 * `unit` separate.
 */
export const standardIndicator = z.object({
  id: z.string(),
  key: z.nullable(z.string()),
  name: serverText,
  /** The product class, as printed: `A (infants up to 36 months)`. */
  productClass: z.nullable(serverText),
  limit: z.string(),
  unit: z.nullable(z.string()),
  testMethod: z.nullable(z.string()),
  inForceFrom: z.nullable(z.string()),
  note: z.nullable(serverText),
  url: z.nullable(z.string()),
  asOf: z.nullable(z.string()),
  mark: recordMark,
});
export type StandardIndicator = z.infer<typeof standardIndicator>;

/** A standard with its relations and indicators, and earlier or later editions of the same number, latest first. */
export const standardDetail = z.extend(standardRecord, {
  relations: z.array(standardRelation),
  indicators: z.array(standardIndicator),
  editions: z.array(z.object({ id: z.string(), number: z.string(), status: z.enum(STANDARD_STATUSES) })),
});
export type StandardDetail = z.infer<typeof standardDetail>;

const oneOrMore = z.optional(z.string());

/**
 * GET standard/findPage: several values of a filter are joined by commas; `q` searches numbers, titles and the
 * numbers a standard is paired with. `country_IN` takes `international` too. `ics_IN` contains fields (`59`) or
 * groups (`59.080`). `hasIndicators`: only those with values to compare, with a facet of that name counting them.
 */
export const standardPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/standard/findPage',
  summary: 'Standards of the library, filtered, searched and paged, with counts by filter',
  auth: 'optional',
  query: z.object({
    q: z.optional(z.string()),
    country_IN: oneOrMore,
    body_IN: oneOrMore,
    sector_IN: oneOrMore,
    ics_IN: oneOrMore,
    status_IN: oneOrMore,
    relation_IN: oneOrMore,
    year_IN: oneOrMore,
    hasIndicators: z.optional(z.literal('1')),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
  }),
  data: z.object({
    total: z.number(),
    rows: z.array(standardRecord),
    facets: facetCounts,
    /** The total in the library, regardless of filters. */
    available: z.number(),
    sources: z.array(sourceRecord),
  }),
});
export type StandardPage = z.infer<typeof standardPageEndpoint.data>;

/** GET standard/get: `standard` is null where the library has none of this id. */
export const standardEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/standard/get',
  summary: 'One standard with relations, indicators and editions',
  auth: 'optional',
  query: z.object({ id: z.string() }),
  data: z.object({ standard: z.nullable(standardDetail), sources: z.array(sourceRecord) }),
});
export type StandardAnswer = z.infer<typeof standardEndpoint.data>;

/** GET standard/getSeveral: up to four standards with their indicators, in the order of `ids` (joined by commas); unknown ids are left out. */
export const standardsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/standard/getSeveral',
  summary: 'Up to four standards with their indicators, to be compared',
  auth: 'optional',
  query: z.object({ ids: z.string() }),
  data: z.object({ standards: z.array(standardDetail), sources: z.array(sourceRecord) }),
});
export type StandardsAnswer = z.infer<typeof standardsEndpoint.data>;

/**
 * GET standard/getGraph: the standards of the filters as nodes with the relations among them as edges (ids of their own), and
 * what they adopt or replace. `total` counts the standards of the filters before `limit` cut them.
 */
export const standardGraphEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/standard/getGraph',
  summary: 'Standards and the relations among them as a graph',
  auth: 'optional',
  query: z.object({
    country_IN: oneOrMore,
    sector_IN: oneOrMore,
    /** Only standards with a relation. Default: all. */
    related: z.optional(z.literal('1')),
    limit: z.optional(z.number()),
  }),
  data: z.object({
    total: z.number(),
    nodes: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        title: z.nullable(serverText),
        country: z.nullable(z.string()),
        body: z.string(),
        sector: z.nullable(z.enum(SECTOR_IDS)),
        status: z.enum(STANDARD_STATUSES),
        mark: recordMark,
      }),
    ),
    edges: z.array(
      z.object({
        id: z.string(),
        from: z.string(),
        to: z.string(),
        kind: z.enum(RELATION_KINDS),
        degree: z.nullable(z.enum(ADOPTION_DEGREES)),
        mark: recordMark,
      }),
    ),
    sources: z.array(sourceRecord),
  }),
});
export type StandardGraph = z.infer<typeof standardGraphEndpoint.data>;

/** GET standard/findAdoption: how many standards of each country and sector are identical, modified, not equivalent, only paired, without adoption, not known. */
export const standardAdoptionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/standard/findAdoption',
  summary: 'Degrees of adoption over the library, by country and sector',
  auth: 'optional',
  data: z.object({
    rows: z.array(
      z.object({
        country: z.string(),
        sector: z.enum(SECTOR_IDS),
        counts: z.record(z.enum(ADOPTION_STATES), z.number()),
        /** `unchecked` where a counted relation is. */
        mark: recordMark,
      }),
    ),
    sources: z.array(sourceRecord),
  }),
});
export type StandardAdoption = z.infer<typeof standardAdoptionEndpoint.data>;
