import { sectorId, type SectorId, type SectorRecord } from '@/features/sectors/sectors-schema';
import { linesOf, codesOf, markOf, rateSourceOf, tallyOf, yearOf } from '../../data/sector-rates';
import { sourcesFor } from '../../data/sources';
import { portalGet, requiredCountry } from '../../portal-conventions';
import { sectorBasketHandlers } from './sector-basket';
import { sectorRelatedHandlers } from './sector-related';

/** The sector/… calls. */
export const sectorHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/sector/findPage', ({ query, locale }) => {
    const [from, to] = [requiredCountry(query, 'from'), requiredCountry(query, 'to')];
    const rows = sectorId.options.map((sector) => recordOf(sector, from, to));
    return {
      total: rows.length,
      year: yearOf(to),
      rows,
      sources: sourcesFor(
        rows.map((row) => row.sourceId),
        locale,
      ),
    };
  }),
  ...sectorBasketHandlers,
  ...sectorRelatedHandlers,
];

function recordOf(sector: SectorId, from: string, to: string): SectorRecord {
  const codes = codesOf(sector);
  const lines = codes.flatMap((code) => linesOf(to, code.hs));
  return {
    sector,
    codes: codes.length,
    lines: lines.length,
    ...tallyOf(lines, { importer: to, partner: from }),
    mark: markOf(to),
    sourceId: rateSourceOf(to),
  };
}
