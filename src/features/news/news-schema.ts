import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { facetCounts, recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** The subject of a news item; also the values of the filter `kind`. */
export const newsKind = z.enum(['agreement', 'tariff', 'policy', 'standard', 'risk']);
export type NewsKind = z.infer<typeof newsKind>;

/** Origin of a news item: the document or publisher, its address if there is one to link to, its date if known. */
export const newsOrigin = z.object({
  name: serverText,
  url: z.nullable(z.string()),
  date: z.nullable(z.string()),
});
export type NewsOrigin = z.infer<typeof newsOrigin>;

/**
 * A news item in a list. `date` is the day of the event and may be in the future; countries are ISO 3166-1 alpha-2.
 */
export const newsRow = z.object({
  id: z.string(),
  kind: newsKind,
  date: z.string(),
  headline: serverText,
  summary: serverText,
  countries: z.array(z.string()),
  origin: z.nullable(newsOrigin),
  mark: recordMark,
  sourceId: z.string(),
});
export type NewsRow = z.infer<typeof newsRow>;

/** A code related to a news item, two to six digits; `unchecked` if it was not on the cited page. */
export const newsCode = z.object({ hs: z.string(), name: z.nullable(serverText), mark: recordMark });
export type NewsCode = z.infer<typeof newsCode>;

/** The news before or after another one in the order of the list. */
export const newsNeighbour = z.object({ id: z.string(), date: z.string(), headline: serverText });
export type NewsNeighbour = z.infer<typeof newsNeighbour>;

/** One news item in full: `body` is HTML from the editor and must be sanitised before it is shown. */
export const newsRecord = z.extend(newsRow, {
  body: serverText,
  codes: z.array(newsCode),
  /** Exporting and importing country of the goods, if the news is about a route; `from` is null for all sources. */
  pair: z.nullable(z.object({ from: z.nullable(z.string()), to: z.string() })),
  riskCaseId: z.nullable(z.string()),
  /** The next newer and the next older one of the list with the same filters. */
  newer: z.nullable(newsNeighbour),
  older: z.nullable(newsNeighbour),
  sources: z.array(sourceRecord),
});
export type NewsRecord = z.infer<typeof newsRecord>;

/** A dated upcoming event: a news item, the end of a measure, the next step of a tariff. */
export const upcomingEvent = z.object({
  id: z.string(),
  date: z.string(),
  kind: newsKind,
  title: serverText,
  countries: z.array(z.string()),
  newsId: z.nullable(z.string()),
  riskCaseId: z.nullable(z.string()),
  mark: recordMark,
  sourceId: z.string(),
});
export type UpcomingEvent = z.infer<typeof upcomingEvent>;

/** Filters of the list; several values are joined by commas, `q` is searched for in headline, summary and text. */
const filters = {
  q: z.optional(z.string()),
  kind_IN: z.optional(z.string()),
  country_IN: z.optional(z.string()),
  year_IN: z.optional(z.string()),
  sector_IN: z.optional(z.string()),
};

/** GET news/findPage: newest first, with the counts of `kind`, `country` and `year`. */
export const newsPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/news/findPage',
  summary: 'Dated news on the agreement, tariffs, policy, standards and trade risk',
  auth: 'optional',
  query: z.object({
    ...filters,
    date_BEGIN: z.optional(z.string()),
    date_END: z.optional(z.string()),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
  }),
  data: z.object({
    total: z.number(),
    rows: z.array(newsRow),
    facets: facetCounts,
    sources: z.array(sourceRecord),
  }),
});
export type NewsPage = z.infer<typeof newsPageEndpoint.data>;

/** GET news/get: one news item, null if the id is unknown; the filters define the list of its neighbours. */
export const newsGetEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/news/get',
  summary: 'One piece of news with its text and its neighbours in the list',
  auth: 'optional',
  query: z.object({ id: z.string(), ...filters }),
  data: z.nullable(newsRecord),
});

/** GET news/findUpcoming: dated events later than the day `after`, nearest first. */
export const upcomingEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/news/findUpcoming',
  summary: 'Dated events that lie ahead of a day',
  auth: 'optional',
  query: z.object({ after: z.string(), pageNo: z.optional(z.number()), pageSize: z.optional(z.number()) }),
  data: z.object({ total: z.number(), rows: z.array(upcomingEvent), sources: z.array(sourceRecord) }),
});
