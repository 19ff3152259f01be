import * as z from 'zod/mini';
import { nextCheck } from '@/shared/api/next-check-schema';
import { defineEndpoint } from '@/shared/api/endpoint';
import { serverText } from '@/shared/api/record-schema';

const kindCount = z.object({ kind: z.string(), count: z.number() });

/**
 * An edition that ends within 90 days or has ended, with the codes and country pairs that have no rates afterwards, of
 * `allCodes` in it; `exporters` are those of the country pairs, `lines` is the name of its lines
 * (content/edition/getLines), empty where staff have no list of them.
 */
export const lapsingEdition = z.object({
  id: z.string(),
  title: serverText,
  importer: z.string(),
  validTo: z.string(),
  days: z.number(),
  codes: z.number(),
  allCodes: z.number(),
  pairs: z.number(),
  exporters: z.array(z.string()),
  lines: z.string(),
});
export type LapsingEdition = z.infer<typeof lapsingEdition>;

/** A record on or past the day of its next check. */
export const dueCheck = z.extend(nextCheck, { kind: z.string(), id: z.string(), name: serverText });
export type DueCheck = z.infer<typeof dueCheck>;

/**
 * Words of visitors that found nothing, once for each language of a page: in the search for codes of goods, in that of
 * the whole site, or in `both`; how often and on which day last, never who searched. What was searched in both counts as
 * often as in the one with more searches, since one search of the site is also one for codes.
 */
export const emptySearch = z.object({
  words: z.string(),
  language: z.string(),
  where: z.enum(['goods', 'site', 'both']),
  times: z.number(),
  lastDay: z.string(),
});
export type EmptySearch = z.infer<typeof emptySearch>;

/** A record in review that the signed-in user may publish or send back, with the note for the reviewer; null for none. */
const waitingReview = z.object({
  kind: z.string(),
  id: z.string(),
  name: serverText,
  writtenByName: z.string(),
  updateTime: z.string(),
  note: z.nullable(z.string()),
});
export type WaitingReview = z.infer<typeof waitingReview>;

/** A draft of the signed-in user that a reviewer sent back: who, when and why; null for no reason. */
const sentBackDraft = z.object({
  kind: z.string(),
  id: z.string(),
  name: serverText,
  byName: z.string(),
  at: z.string(),
  note: z.nullable(z.string()),
});
export type SentBackDraft = z.infer<typeof sentBackDraft>;

/** A draft whose writer cannot sign in any more, and when it was written last. */
const unattendedDraft = z.object({
  kind: z.string(),
  id: z.string(),
  name: serverText,
  writtenByName: z.string(),
  updateTime: z.string(),
});
export type UnattendedDraft = z.infer<typeof unattendedDraft>;

/**
 * The content that needs work, each part with its number and its first rows, of `sentBack` and `unattended` all; null for parts the user may not see.
 * `until` is the last day of which editions are counted.
 */
export const workQueue = z.object({
  today: z.string(),
  editions: z.nullable(z.object({ total: z.number(), until: z.string(), rows: z.array(lapsingEdition) })),
  checks: z.nullable(z.object({ total: z.number(), kinds: z.array(kindCount), rows: z.array(dueCheck) })),
  unverified: z.nullable(z.object({ total: z.number(), kinds: z.array(kindCount) })),
  translations: z.nullable(
    z.object({
      total: z.number(),
      kinds: z.array(z.extend(kindCount, { languages: z.record(z.string(), z.number()) })),
    }),
  ),
  sentBack: z.nullable(z.object({ total: z.number(), rows: z.array(sentBackDraft) })),
  unattended: z.nullable(z.object({ total: z.number(), rows: z.array(unattendedDraft) })),
  searches: z.nullable(z.object({ total: z.number(), rows: z.array(emptySearch) })),
  reviews: z.nullable(
    z.object({ total: z.number(), kinds: z.array(kindCount), rows: z.array(waitingReview) }),
  ),
});
export type WorkQueue = z.infer<typeof workQueue>;

/** GET queue/get: the numbers of the work queue with the first rows of each. */
export const queueEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/queue/get',
  summary:
    'Content that needs work: editions that lapse, checks due, records not verified, translations missing',
  query: z.object({}),
  data: workQueue,
});

/** GET queue/findSearches: all words of visitors that found nothing, the most frequent first. */
export const emptySearchPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/queue/findSearches',
  summary: 'Words of visitors that found nothing, with the number of times and the last day',
  query: z.object({ pageNo: z.optional(z.number()), pageSize: z.optional(z.number()) }),
  data: z.object({ total: z.number(), rows: z.array(emptySearch) }),
});

/** POST queue/dismissSearch: takes words off the list for good, wherever they were searched: they are nothing to find here. */
export const dismissSearchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/queue/dismissSearch',
  summary: 'Takes words that found nothing off the list',
  body: z.object({ words: z.string(), language: z.string() }),
  data: z.null(),
});
