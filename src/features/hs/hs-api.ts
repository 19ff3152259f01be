import type { DataOf } from '@/shared/api/endpoint';
import { callApi } from '@/shared/api/client/http-client';
import { isSearchableProduct } from './hs-code';
import { hsSuggestEndpoint } from './hs-schema';

/** hs/suggest: proposals for `text`, best first, in the reader's language (which is part of the key). */
export const suggestQuery = (text: string, language: string) => ({
  queryKey: ['hs', 'suggest', text, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(hsSuggestEndpoint, { query: { q: text, pageSize: 10 }, signal, quiet: true }),
  enabled: isSearchableProduct(text),
});

/** hs/suggest: up to `pageSize` codes and headings to choose from, and the official source of the importing country `to`. */
export const choiceQuery = (text: string, to: string | null, pageSize: number, language: string) => ({
  queryKey: ['hs', 'choice', language, text, to, pageSize] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(hsSuggestEndpoint, {
      query: { q: text, pageSize, ...(to !== null && { to }) },
      signal,
      quiet: true,
    }),
  enabled: isSearchableProduct(text),
});

/** hs/suggest: up to `pageSize` six-digit codes for the first of `texts` with a match. */
export const firstSuggestQuery = (texts: readonly string[], language: string, pageSize: number) => ({
  queryKey: ['hs', 'suggest', texts, pageSize, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => firstMatch(texts, pageSize, signal),
  enabled: texts.length > 0,
});

async function firstMatch(
  [q = '', ...others]: readonly string[],
  pageSize: number,
  signal: AbortSignal,
): Promise<DataOf<typeof hsSuggestEndpoint>> {
  const found = await callApi(hsSuggestEndpoint, {
    query: { q, pageSize, level: 'subheading' },
    signal,
    quiet: true,
  });
  return found.total > 0 || others.length === 0 ? found : firstMatch(others, pageSize, signal);
}
