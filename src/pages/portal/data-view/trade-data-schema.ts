import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, sourceRecord } from '@/shared/api/record-schema';

/** Indices per sector (specification §3, data view record); null without data. */
const sectorIndices = z.object({
  /** Industry chain complementarity with the other Parties, 0 to 100. */
  complementarity: z.nullable(z.number()),
  /** Consistency of standards for electric vehicles, percent. */
  evConsistency: z.nullable(z.number()),
  /** Share of electric vehicles in vehicle exports, percent. */
  evExportRatio: z.nullable(z.number()),
  /** Consistency of production of electric vehicles, percent. */
  evProductionConsistency: z.nullable(z.number()),
  /** Trade prosperity of the four sectors, 2018 = 100. */
  fourSectorProsperity: z.nullable(z.number()),
});

/**
 * One country in one year (specification §3, data view record). Amounts in billion current US dollars, null without
 * data. `activity` is what is traded. `isGdpBreak`: GDP is of a revised series, not to be compared with the year
 * before.
 */
export const tradeDataRecord = z.object({
  country: z.string(),
  year: z.number(),
  activity: z.enum(['goodsAndServices']),
  exportsUsdBn: z.nullable(z.number()),
  importsUsdBn: z.nullable(z.number()),
  totalUsdBn: z.nullable(z.number()),
  tradeEdition: z.nullable(z.string()),
  tradeSourceId: z.nullable(z.string()),
  gdpUsdBn: z.nullable(z.number()),
  gdpSourceId: z.nullable(z.string()),
  isGdpBreak: z.boolean(),
  mark: recordMark,
  indices: sectorIndices,
  /** Null for a country that is not rated. */
  riskLevel: z.nullable(z.enum(['high', 'low'])),
  /** The mark and source of `indices` and `riskLevel`. */
  indicesMark: recordMark,
  indicesSourceId: z.string(),
});
export type TradeDataRecord = z.infer<typeof tradeDataRecord>;

const tradeDataPage = z.object({
  total: z.number(),
  rows: z.array(tradeDataRecord),
  sources: z.array(sourceRecord),
});
export type TradeDataPage = z.infer<typeof tradeDataPage>;

/** GET tradeData/findPage: trade, GDP and sector indices by country and year; filters and paging as in all lists. */
export const tradeDataPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tradeData/findPage',
  summary: 'Trade, GDP and sector indices by country and year',
  auth: 'optional',
  query: z.object({
    country_IN: z.optional(z.string()),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
    year_BEGIN: z.optional(z.number()),
    year_END: z.optional(z.number()),
  }),
  data: tradeDataPage,
});
