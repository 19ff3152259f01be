import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** What happened: to a law, in a case, as news, or a new edition of a tariff. */
const changeKind = z.enum(['law', 'case', 'news', 'tariff']);

/**
 * A change to the site's data. `recordId` is that of the law, case or news item, or for a tariff the importer (ISO
 * 3166-1 alpha-2); `step` is what happened on `date` (`yyyy-MM-dd`); `countries` are those affected.
 */
export const siteChange = z.object({
  id: z.string(),
  kind: changeKind,
  recordId: z.string(),
  step: z.enum(['adopted', 'inForce', 'amended', 'repealed', 'caseStep', 'news', 'edition']),
  date: z.string(),
  title: serverText,
  countries: z.array(z.string()),
  mark: recordMark,
  sourceId: z.string(),
});
export type SiteChange = z.infer<typeof siteChange>;

/**
 * GET change/findPage: what changed on the day `since` (`yyyy-MM-dd`, or a moment as ISO 8601 whose day in Beijing
 * counts) or later, up to today, the latest first. Changes dated only by month or year are left out.
 */
export const changePageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/change/findPage',
  summary: 'Laws, cases, news and tariff editions dated since a day',
  auth: 'optional',
  query: z.object({ since: z.string(), pageNo: z.optional(z.number()), pageSize: z.optional(z.number()) }),
  data: z.extend(pageOf(siteChange), { sources: z.array(sourceRecord) }),
});
export type ChangePage = z.infer<typeof changePageEndpoint.data>;
