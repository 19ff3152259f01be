import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** A news item in one line; `date` as `yyyy-MM-dd`. */
const newsLine = z.object({
  id: z.string(),
  date: z.string(),
  headline: serverText,
  mark: recordMark,
  sourceId: z.string(),
});

/** A past event: its subject, and its document or publisher if available. */
const latestLine = z.extend(newsLine, {
  kind: z.enum(['agreement', 'tariff', 'policy', 'standard', 'risk']),
  origin: z.nullable(serverText),
});

/** The latest news, newest first, and dated upcoming events, nearest first. */
export const newsPart = z.object({
  latest: z.array(latestLine),
  upcoming: z.array(newsLine),
  sources: z.array(sourceRecord),
});
export type NewsPart = z.infer<typeof newsPart>;

/** Laws on this site by kind, and the number of countries. */
export const lawsPart = z.object({
  counts: z.array(z.object({ kind: z.string(), count: z.number() })),
  countries: z.number(),
  /** The number of laws not checked at their source. */
  unchecked: z.number(),
  sources: z.array(sourceRecord),
});

/** How many standards the tools support, and how often they were used; the display caps that at 999+. */
export const standardsPart = z.object({ supported: z.number(), used: z.number(), mark: recordMark });

/**
 * One of the four risk kinds; null without a figure. `year` of the first nine months counted, `before` in those a
 * year earlier.
 */
const riskFigure = z.object({
  value: z.nullable(z.number()),
  before: z.nullable(z.number()),
  year: z.nullable(z.number()),
  mark: recordMark,
  sourceId: z.string(),
});

/** The risk index: TBT notifications of all Members, cases, two scores from 0 to 100; levels and cases by country. */
export const riskPart = z.object({
  tbt: riskFigure,
  cases: riskFigure,
  standard: riskFigure,
  legal: riskFigure,
  /** ISO 3166-1 alpha-2; null for a country that is not rated. */
  levels: z.array(z.object({ code: z.string(), level: z.nullable(z.enum(['high', 'low'])) })),
  levelsMark: recordMark,
  casesBy: z.array(z.object({ code: z.string(), count: z.number() })),
  sources: z.array(sourceRecord),
});
export type HomeRiskPart = z.infer<typeof riskPart>;

/** GET home/get: what the sections of the home page show, in one answer. */
export const homeDigestEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/home/get',
  summary: 'What the sections of the home page show: news, laws, standards tools, risk',
  auth: 'optional',
  data: z.object({ news: newsPart, laws: lawsPart, standards: standardsPart, risk: riskPart }),
});

export type HomeDigest = z.infer<(typeof homeDigestEndpoint)['data']>;

/** The same endpoint with unchecked parts: each section checks its own, so that an invalid part breaks no other. */
export const homePartsEndpoint = { ...homeDigestEndpoint, data: z.record(z.string(), z.unknown()) };
