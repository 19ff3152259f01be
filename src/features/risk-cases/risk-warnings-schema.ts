import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { facetCounts, recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';
import { caseStepKind } from './risk-cases-schema';

/** A dated event that raises or changes a risk (specification §4: title and summary), with the case it belongs to. */
export const riskWarning = z.object({
  id: z.string(),
  date: z.string(),
  importer: z.string(),
  exporters: z.array(z.string()),
  step: caseStepKind,
  title: serverText,
  summary: serverText,
  caseId: z.nullable(z.string()),
  url: z.nullable(z.string()),
  document: z.nullable(z.string()),
  mark: recordMark,
});
export type RiskWarning = z.infer<typeof riskWarning>;

/** GET riskWarning/findPage: dated risk events, newest first; `available` is the total. */
export const riskWarningPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/riskWarning/findPage',
  summary: 'Dated risk events by text, country, year and page',
  auth: 'optional',
  query: z.object({
    q: z.optional(z.string()),
    importer_IN: z.optional(z.string()),
    exporter_IN: z.optional(z.string()),
    year_IN: z.optional(z.string()),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
  }),
  data: z.object({
    total: z.number(),
    available: z.number(),
    rows: z.array(riskWarning),
    facets: facetCounts,
    sources: z.array(sourceRecord),
  }),
});

/** Length of the period a count of notifications is for; `cumulative` counts from accession to the period. */
export const tbtPeriod = z.enum(['year', 'half', 'q1', '9m', 'cumulative']);
export type TbtPeriod = z.infer<typeof tbtPeriod>;

/** TBT notifications of a Member (`all`: of all Members) in a period; `period` is a year, or a month for cumulative counts. */
export const tbtCount = z.object({
  member: z.string(),
  periodType: tbtPeriod,
  period: z.string(),
  notifications: z.number(),
  mark: recordMark,
});
export type TbtCount = z.infer<typeof tbtCount>;

/** GET tbtNotification/findPage: the available counts of TBT notifications by Member and period. */
export const tbtPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tbtNotification/findPage',
  summary: 'Counts of TBT notifications by Member and period',
  auth: 'optional',
  query: z.object({ member_IN: z.optional(z.string()), pageSize: z.optional(z.number()) }),
  data: z.object({ total: z.number(), rows: z.array(tbtCount), sources: z.array(sourceRecord) }),
});
