import { firstSuggestQuery } from '@/features/hs/hs-api';
import { formatHs } from '@/features/hs/hs-code';
import { suggestTexts } from '@/features/hs/suggest/suggest-text';
import { codeGroup, NO_CODES } from '@/features/site-search/local/matching-entry';
import { textsForCodes } from '@/features/site-search/local/read-words';
import type { MatchingCodes } from '@/features/site-search/use-site-search';
import { useRows } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';

/** Maximum number of codes; more digits match fewer. */
export const MOST_CODES = 50;

/** HS codes for the text in the address, as in the typeahead. */
export function useMatchingCodes(text: string): MatchingCodes {
  const texts = suggestTexts(textsForCodes(text));
  const query = useRows(firstSuggestQuery(texts, useLanguage(), MOST_CODES));
  const { data } = query;
  const isShort = texts.length === 0;
  return {
    group: isShort ? NO_CODES : data && codeGroup(data, formatHs),
    isOld: !isShort && query.isOld,
    isError: query.isError && data === undefined,
    retry: () => void query.refetch(),
  };
}
