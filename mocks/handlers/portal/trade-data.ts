import { sourcesFor } from '../../data/sources';
import { tradeData } from '../../data/trade/trade-data';
import { findPage, PORTAL_OPERATORS } from '../../search/list-query';
import { portalGet } from '../../portal-conventions';

/** GET tradeData/findPage */
export const tradeDataHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tradeData/findPage', ({ query, locale }) => {
    const page = findPage(tradeData, query, PORTAL_OPERATORS);
    const named = page.rows.flatMap((row) => [row.tradeSourceId, row.gdpSourceId, row.indicesSourceId]);
    return {
      ...page,
      sources: sourcesFor(
        named.filter((id) => id !== null),
        locale,
      ),
    };
  }),
];
