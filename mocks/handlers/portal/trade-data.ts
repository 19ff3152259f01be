import { countryRecords } from '../../data/countries';
import { sourcesFor } from '../../data/sources';
import { tradeData } from '../../data/trade/trade-data';
import { findPage, PORTAL_OPERATORS } from '../../search/list-query';
import { portalGet } from '../../portal-conventions';
import { riskLevelOf } from '../../trade-index-rows';

/** GET tradeData/findPage */
export const tradeDataHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tradeData/findPage', ({ query, locale }) => {
    const levels = new Map(countryRecords.map(({ code }) => [code, riskLevelOf(code)]));
    const rows = tradeData.map((row) => ({ ...row, riskLevel: levels.get(row.country) ?? null }));
    const page = findPage(rows, query, PORTAL_OPERATORS);
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
