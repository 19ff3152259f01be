import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { facetCounts, recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';
import { lawStep } from './law-status-schema';

/** The four kinds of the compliance service (specification §1), in its order. */
export const LAW_KINDS = ['laws', 'tradeMeasures', 'productQuality', 'technicalRules'] as const;
export type LawKind = (typeof LAW_KINDS)[number];

/** The value for a missing date in the filter `year`. */
export const NO_YEAR = 'none';

/**
 * A law or regulation. `title` is in the reader's language if available, `name` the title as enacted, `otherTitle`
 * the Chinese or English one in addition. `standardType` lists agreements it belongs to, `productType` its subjects,
 * both as codes. `number` is in the reader's language if available; its `lang` is `zxx` if it has no words
 * (86/2025/ND-CP). `content` is a short summary with its own mark, never the text of the law. `until`: the last day
 * stated in the text. `date` is the latest of `steps`.
 */
export const lawRecord = z.object({
  id: z.string(),
  country: z.string(),
  kind: z.enum(LAW_KINDS),
  title: serverText,
  name: z.nullable(z.object({ text: z.string(), lang: z.string(), mark: recordMark })),
  otherTitle: z.nullable(serverText),
  number: z.nullable(serverText),
  standardType: z.array(z.string()),
  productType: z.array(z.string()),
  content: z.nullable(z.extend(serverText, { mark: recordMark })),
  steps: z.array(lawStep),
  until: z.nullable(z.string()),
  date: z.nullable(z.string()),
  url: z.nullable(z.string()),
  mark: recordMark,
  sourceId: z.string(),
});
export type LawRecord = z.infer<typeof lawRecord>;

/** A law with the source of its entry, the country's register of laws, and the related trade-remedy cases. */
export const lawDetail = z.extend(lawRecord, {
  readIn: z.nullable(serverText),
  register: z.nullable(z.object({ title: serverText, url: z.string(), mark: recordMark })),
  cases: z.array(z.object({ id: z.string(), title: serverText })),
});
export type LawDetail = z.infer<typeof lawDetail>;

const oneOrMore = z.optional(z.string());

/**
 * GET law/findPage: several values of a filter are joined by commas; `q` searches titles, number and content, and the
 * names of the law's filters and topics in the reader's language. Without `date_ORDER`, laws with more of its words
 * in titles and number come first, then those with more in filters and topics, then the latest.
 */
export const lawPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/law/findPage',
  summary: 'Laws and regulations, filtered, searched and paged, with counts by filter',
  auth: 'optional',
  query: z.object({
    q: z.optional(z.string()),
    country_IN: oneOrMore,
    kind_IN: oneOrMore,
    standardType_IN: oneOrMore,
    productType_IN: oneOrMore,
    status_IN: oneOrMore,
    year_IN: oneOrMore,
    date_ORDER: z.optional(z.enum(['ASC', 'DESC'])),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
  }),
  data: z.object({
    total: z.number(),
    rows: z.array(lawRecord),
    facets: facetCounts,
    /** The total, regardless of filters. */
    available: z.number(),
    sources: z.array(sourceRecord),
  }),
});
export type LawPage = z.infer<typeof lawPageEndpoint.data>;

/** GET law/get: `law` is null if there is none; `others` are at most six of the same country, the same kind first. */
export const lawEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/law/get',
  summary: 'One law or regulation with others of its country',
  auth: 'optional',
  query: z.object({ id: z.string() }),
  data: z.object({
    law: z.nullable(lawDetail),
    others: z.array(lawRecord),
    /** Other laws of the same country and of the same country and kind. */
    othersOfCountry: z.number(),
    othersOfKind: z.number(),
    sources: z.array(sourceRecord),
  }),
});
export type LawAnswer = z.infer<typeof lawEndpoint.data>;
