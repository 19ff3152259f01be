import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatHs, SUGGEST_MIN_LENGTH } from '@/features/hs/hs-code';
import { hsSuggestEndpoint } from '@/features/hs/hs-schema';
import { suggestText } from '@/features/hs/suggest-text';
import { codeGroup, NO_CODES } from '@/features/site-search/found-entry';
import { readWords } from '@/features/site-search/read-words';
import type { FoundCodes } from '@/features/site-search/use-site-search';
import { callApi } from '@/shared/api/http-client';
import { useLanguage } from '@/shared/i18n/use-language';

/** How many codes are listed; more digits find fewer. */
export const MOST_CODES = 50;

/** HS codes for the text of the address, as the typeahead finds them. */
export function useFoundCodes(text: string): FoundCodes {
  const language = useLanguage();
  const q = suggestText(readWords(text).rest);
  const query = useQuery({
    queryKey: ['hs', 'suggest', language, q, MOST_CODES] as const,
    queryFn: ({ signal }) =>
      callApi(hsSuggestEndpoint, { query: { q, pageSize: MOST_CODES }, signal, quiet: true }),
    enabled: q.length >= SUGGEST_MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const isShort = q.length < SUGGEST_MIN_LENGTH;
  return {
    group: isShort ? NO_CODES : data && codeGroup(data, formatHs),
    isOld: !isShort && query.isPlaceholderData,
    isError: query.isError && data === undefined,
    retry: () => void query.refetch(),
  };
}
