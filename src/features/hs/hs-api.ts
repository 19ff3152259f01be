import { callApi } from '@/shared/api/http-client';
import { SUGGEST_MIN_LENGTH } from './hs-code';
import { hsSuggestEndpoint } from './hs-schema';

/** hs/suggest: proposals for `text`, best first, in the reader's language (which is part of the key). */
export const suggestQuery = (text: string, language: string) => ({
  queryKey: ['hs', 'suggest', language, text] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(hsSuggestEndpoint, { query: { q: text, pageSize: 10 }, signal, quiet: true }),
  enabled: text.length >= SUGGEST_MIN_LENGTH,
});
