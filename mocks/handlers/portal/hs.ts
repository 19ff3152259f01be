import { suggest } from '../../hs-search';
import { paging } from '../../list-query';
import { portalGet } from '../../portal-conventions';

/** GET hs/suggest */
export const hsHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/hs/suggest', ({ query, locale }) => {
    const found = suggest(query.get('q') ?? '', locale);
    const { pageNo, pageSize } = paging(query);
    return { total: found.length, rows: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
  }),
];
