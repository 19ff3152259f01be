import { sectorId, type SectorRecord } from '@/features/sectors/sectors-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import { markOf, rateSourceOf, sectorLines, tallyOf, yearOf } from '../../../data/sectors/sector-rates';
import { sourcesFor } from '../../../data/sources';
import { portalGet, requiredCountry } from '../../../portal-conventions';
import { codesOfSector } from '../../../tariffs/sector-codes';
import { sectorBasketHandlers } from './sector-basket';
import { sectorRelatedHandlers } from './sector-related';

/** The sector/… calls. */
export const sectorHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/sector/findPage', async ({ query, locale }) => {
    const [from, to] = [requiredCountry(query, 'from'), requiredCountry(query, 'to')];
    const rows = await Promise.all(sectorId.options.map((sector) => recordOf(sector, from, to)));
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

async function recordOf(sector: SectorId, from: string, to: string): Promise<SectorRecord> {
  const lines = await sectorLines(to, sector);
  return {
    sector,
    codes: codesOfSector(sector).length,
    lines: lines.length,
    ...tallyOf(lines, { importer: to, partner: from }),
    mark: markOf(to),
    sourceId: rateSourceOf(to),
  };
}
