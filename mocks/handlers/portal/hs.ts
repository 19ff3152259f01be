import type { HsSuggestPage } from '@/features/hs/hs-schema';
import { officialTariffOf } from '../../data/official-tariffs';
import { sourcesFor } from '../../data/sources';
import { hsCodes } from '../../hs-codes';
import { suggest } from '../../hs-search';
import { paging } from '../../list-query';
import { portalGet } from '../../portal-conventions';

/** GET hs/suggest */
export const hsHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/hs/suggest', ({ query, locale }): HsSuggestPage => {
    const found = suggest(query.get('q') ?? '', locale);
    const { pageNo, pageSize } = paging(query);
    const rows = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      total: found.length,
      rows,
      searched: hsCodes.length,
      official: officialTariffOf(query.get('to') ?? ''),
      sources: sourcesFor(rows.length > 0 ? ['hs-2022'] : [], locale),
    };
  }),
];
