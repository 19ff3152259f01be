import type { HsSuggestPage } from '@/features/hs/hs-schema';
import { officialTariffOf } from '../../../data/tariffs/official-tariffs';
import { sourcesFor } from '../../../data/sources';
import { search, searchedExtent, suggestions, type WantedLevel } from '../../../search/hs/hs-search';
import { countSearch } from '../../../queue/empty-searches';
import { paging } from '../../../search/list-query';
import { portalGet } from '../../../portal-conventions';
import { clockText } from '../../system/row-writes';
import { languagesSearched } from '../../../search/hs/search-names';

/** GET hs/suggest */
export const hsHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/hs/suggest', async ({ query, locale }): Promise<HsSuggestPage> => {
    const typed = query.get('q') ?? '';
    const found = await search(typed, locale, levelIn(query));
    // Other words that may have been meant are no answer to those that were typed.
    const answers = found.filter(({ match }) => match !== 'spelling');
    countSearch(typed, answers.length, { language: locale, where: 'goods', day: clockText().slice(0, 10) });
    const { pageNo, pageSize } = paging(query);
    const rows = await suggestions(found.slice((pageNo - 1) * pageSize, pageNo * pageSize), locale);
    return {
      total: found.length,
      rows,
      searched: { ...(await searchedExtent()), languages: languagesSearched },
      official: officialTariffOf(query.get('to') ?? ''),
      sources: sourcesFor(rows.length > 0 ? ['hs-2022'] : [], locale),
    };
  }),
];

const LEVELS: readonly WantedLevel[] = ['chapter', 'heading', 'subheading'];

const levelIn = (query: URLSearchParams): WantedLevel =>
  LEVELS.find((level) => level === query.get('level')) ?? null;
