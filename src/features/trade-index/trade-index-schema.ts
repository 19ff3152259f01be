import * as z from 'zod/mini';
import { RISK_COMPONENT_IDS } from '@/domain/indices';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';

/** The released indices: trade competitiveness, revealed comparative advantage, complementarity, composite risk. */
export const indexId = z.enum(['tc', 'rca', 'complementarity', 'risk']);
export type IndexId = z.infer<typeof indexId>;

const riskComponentId = z.enum(RISK_COMPONENT_IDS);

/** The sectors of an answer. */
export const indexSector = z.enum(SECTOR_IDS);
export type IndexSector = z.infer<typeof indexSector>;

/** A quantity of the rows with its source and the least trusted mark of its figures; of several sources one entry each. */
export const indexInput = z.object({
  id: z.enum(['trade', 'exportShares', 'importShares', ...riskComponentId.options]),
  mark: recordMark,
  sourceId: z.string(),
});
export type IndexInput = z.infer<typeof indexInput>;

/** Trade in the goods of each sector per 1,000 US dollars of all trade in goods. */
export const sectorPerMille = z.object({
  ev: z.number(),
  smartManufacturing: z.number(),
  buildingMaterials: z.number(),
  textile: z.number(),
});
export type SectorPerMille = z.infer<typeof sectorPerMille>;

/** Raw values of the risk index; null without data. */
const riskValues = z.object({
  tbt: z.nullable(z.number()),
  friction: z.nullable(z.number()),
  standard: z.nullable(z.number()),
  legal: z.nullable(z.number()),
  competition: z.nullable(z.number()),
  maxCompetition: z.nullable(z.number()),
});

/** The inputs of one country and year; `risk` is null for a country without an RCEP risk grade. */
export const indexRow = z.object({
  country: z.string(),
  year: z.number(),
  exportsUsdBn: z.nullable(z.number()),
  importsUsdBn: z.nullable(z.number()),
  exportShares: z.nullable(sectorPerMille),
  importShares: z.nullable(sectorPerMille),
  risk: z.nullable(riskValues),
});
export type IndexRow = z.infer<typeof indexRow>;

/** The world's shares of one year. */
const worldRow = z.object({ year: z.number(), exportShares: sectorPerMille, importShares: sectorPerMille });

/** Goalposts and weight of each component (higher is riskier), and the value from which a country is graded high. */
export const riskMethod = z.object({
  version: z.string(),
  threshold: z.number(),
  components: z.array(
    z.object({ id: riskComponentId, floor: z.number(), ceiling: z.number(), weight: z.number() }),
  ),
});
export type RiskMethod = z.infer<typeof riskMethod>;

/** One index in the list of releases; `mark` is the least trusted of its inputs. */
export const indexRelease = z.object({
  id: indexId,
  firstYear: z.number(),
  lastYear: z.number(),
  releasedOn: z.string(),
  methodVersion: z.string(),
  mark: recordMark,
});
export type IndexRelease = z.infer<typeof indexRelease>;

/** One change of a method or of its data, newest first. */
const indexRevision = z.object({
  index: indexId,
  version: z.string(),
  date: z.string(),
  text: serverText,
  mark: recordMark,
});

/** The inputs of the released indices. */
export const indexInfo = z.object({
  /** The sector of the risk components. */
  sector: indexSector,
  releases: z.array(indexRelease),
  revisions: z.array(indexRevision),
  method: riskMethod,
  inputs: z.array(indexInput),
  world: z.array(worldRow),
  total: z.number(),
  rows: z.array(indexRow),
  sources: z.array(sourceRecord),
});
export type IndexInfo = z.infer<typeof indexInfo>;

/**
 * GET index/getIndexInfo: inputs and methods of the released indices, from which `domain/indices` computes each
 * value. `year` and `country_IN` (comma list) limit the rows; without them all years and the 16 countries.
 */
export const indexInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/index/getIndexInfo',
  summary: 'Inputs, methods and revisions of the trade and risk indices, by country and year',
  auth: 'optional',
  query: z.object({
    country_IN: z.optional(z.string()),
    sector: z.optional(indexSector),
    year: z.optional(z.number()),
  }),
  data: indexInfo,
});
