import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, recordMark, sourceRecord } from '@/shared/api/record-schema';

/**
 * One proposal of the typeahead: a six-digit code, its name in the reader's language (or the nearest one held), and why it
 * was found. `spelling`: nothing was found for the words as typed; `matched` is what they may have been meant to be.
 */
export const hsSuggestion = z.object({
  hs: z.string(),
  name: z.object({ text: z.string(), lang: z.string(), mark: recordMark }),
  match: z.enum(['code', 'name', 'synonym', 'spelling']),
  /** The words that matched, where they are not part of `name`: a synonym, or the name in another language. */
  matched: z.nullable(z.object({ text: z.string(), lang: z.string() })),
});
export type HsSuggestion = z.infer<typeof hsSuggestion>;

/** GET hs/suggest: codes by digits or by words in any of the six languages, synonyms included; best first. */
export const hsSuggestEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/hs/suggest',
  summary: 'Six-digit HS codes by digits or words in six languages',
  auth: 'optional',
  query: z.object({
    q: z.string(),
    pageSize: z.optional(z.number()),
    /** The importing country whose official tariff is named beside the codes. */
    to: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  data: z.extend(pageOf(hsSuggestion), {
    /** How many codes are searched, whatever the words. */
    searched: z.number(),
    official: z.nullable(z.object({ title: z.string(), url: z.string() })),
    sources: z.array(sourceRecord),
  }),
});
export type HsSuggestPage = z.infer<typeof hsSuggestEndpoint.data>;
