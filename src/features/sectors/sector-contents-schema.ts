import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';
import { sectorId } from './sectors-schema';

/**
 * Codes of a sector that follow one text of Annex 3A; the rule's mark shows whether it was checked for each of them.
 */
export const sectorRule = z.object({
  text: z.string(),
  codes: z.number(),
  mark: recordMark,
});
export type SectorRule = z.infer<typeof sectorRule>;

const sectorBasket = z.object({
  sector: sectorId,
  codes: z.number(),
  chapters: z.array(z.object({ chapter: z.string(), codes: z.number() })),
  rules: z.array(sectorRule),
  rulesMissing: z.number(),
  sources: z.array(sourceRecord),
});
export type SectorBasket = z.infer<typeof sectorBasket>;

/** GET sector/get: the contents of a sector's basket and the product-specific rules of its codes. */
export const sectorBasketEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/sector/get',
  summary: 'Codes, chapters and rules of origin of one sector',
  auth: 'optional',
  query: z.object({ sector: sectorId }),
  data: sectorBasket,
});

/**
 * A case, standard, law or event of a sector: enough to name it and to open it. `country` is its country of origin.
 */
export const sectorItem = z.object({
  id: z.string(),
  title: serverText,
  detail: z.nullable(serverText),
  date: z.nullable(z.string()),
  country: z.nullable(z.string()),
  url: z.nullable(z.string()),
  mark: recordMark,
});
export type SectorItem = z.infer<typeof sectorItem>;

const group = z.object({
  total: z.number(),
  available: z.number(),
  ofImporter: z.number(),
  rows: z.array(sectorItem),
});
export type SectorGroup = z.infer<typeof group>;

/** The kinds of records beside the rates, in the order of the page. */
export const SECTOR_GROUPS = ['cases', 'standards', 'laws', 'news'] as const;
export type SectorGroupKind = (typeof SECTOR_GROUPS)[number];

const sectorRelated = z.object({
  cases: group,
  standards: group,
  laws: group,
  news: group,
  sources: z.array(sourceRecord),
});
export type SectorRelated = z.infer<typeof sectorRelated>;

/**
 * GET sector/getRelated: other records on a sector, the importer's first, at most five of a kind. `total` counts
 * those of the sector, `ofImporter` those of them from `to`, `available` all records of the kind.
 */
export const sectorRelatedEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/sector/getRelated',
  summary: 'Trade-remedy cases, standards, laws and events of one sector',
  auth: 'optional',
  query: z.object({ sector: sectorId, to: z.string() }),
  data: sectorRelated,
});
