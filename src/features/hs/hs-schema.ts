import { COUNTRY_CODE } from '@/shared/routing/country-code';
import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, recordMark, sourceRecord } from '@/shared/api/record-schema';

/**
 * One suggestion of the typeahead: a code of two, four or six digits, its name in the reader's language (else in
 * English), and why it matched. Only a subheading can be queried; the others lead to those below them. `spelling`:
 * the words as typed found nothing; `matched` is what they may mean.
 */
export const hsSuggestion = z.object({
  hs: z.string(),
  level: z.enum(['chapter', 'heading', 'subheading']),
  name: z.object({ text: z.string(), lang: z.string(), mark: recordMark }),
  match: z.enum(['code', 'name', 'synonym', 'spelling']),
  /** The words that matched, if not part of `name`: a synonym, or the name in another language. */
  matched: z.nullable(z.object({ text: z.string(), lang: z.string() })),
});
export type HsSuggestion = z.infer<typeof hsSuggestion>;

/**
 * GET hs/suggest: chapters, headings and subheadings by words in seven languages, synonyms included, best first; by digits
 * the code itself or those one level below.
 */
export const hsSuggestEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/hs/suggest',
  summary: 'HS codes by digits or words in seven languages',
  auth: 'optional',
  query: z.object({
    q: z.string(),
    pageSize: z.optional(z.number()),
    /** Only codes of this level. */
    level: z.optional(z.enum(['chapter', 'heading', 'subheading'])),
    /** The importing country whose official tariff is named with the codes. */
    to: z.optional(z.string().check(z.regex(COUNTRY_CODE))),
  }),
  data: z.extend(pageOf(hsSuggestion), {
    /** The scope of every search: six-digit codes, languages of their names, everyday goods with synonyms. */
    searched: z.object({ codes: z.number(), languages: z.number(), synonyms: z.number() }),
    official: z.nullable(z.object({ title: z.string(), url: z.string() })),
    sources: z.array(sourceRecord),
  }),
});
export type HsSuggestPage = z.infer<typeof hsSuggestEndpoint.data>;
