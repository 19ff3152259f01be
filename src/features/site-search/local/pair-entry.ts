import { paths } from '@/shared/routing/paths';
import type { ReadWords } from './read-words';
import type { SearchEntry } from '../dialog/search-entry';
import type { TextFunction } from '@/shared/i18n/text-keys';

/** Writes the title of an entry in the reader's language, and the name of a country. */
type Words = TextFunction<['search', 'countries']>;

/**
 * The tariff query for a code and countries typed together: for two countries from the first to the second, for one
 * into it. Null without a code or a country.
 */
export function pairEntry({ code, countries }: ReadWords, t: Words): SearchEntry | null {
  const [first, second] = countries;
  if (code === null || first === undefined) return null;
  const hs = code.slice(0, HS_DIGITS);
  const pair = second === undefined ? { to: first } : { from: first, to: second };
  const names = Object.entries(pair).map(([end, country]) => [end, t(`countries:${country}`)] as const);
  return {
    kind: 'page',
    id: 'pair',
    title: t(second === undefined ? 'search:question.to' : 'search:question.pair', {
      code: `${hs.slice(0, 4)}.${hs.slice(4)}`,
      ...Object.fromEntries(names),
    }),
    address: paths.taxOriginSearch({ hs, ...pair }),
  };
}

/** An address carries the six digits that all countries share; national lines are chosen on the page. */
const HS_DIGITS = 6;
