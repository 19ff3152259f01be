import type { TariffSpread } from '@/pages/account/login/spread/tariffs-spread-schema';
import { sectorId } from '@/features/sectors/sectors-schema';
import {
  markOf,
  pairOf,
  type RateLine,
  RATES_YEAR,
  rateSourceOf,
  type Route,
  sectorLines,
  yearOf,
} from '../../../data/sectors/sector-rates';
import { sourcesFor } from '../../../data/sources';
import { MockFailure } from '../../../envelope';
import { hasSchedule } from '../../../tariffs/national-lines';
import { portalGet, requiredCountry } from '../../../portal-conventions';

const MOST_PERCENT = 40;

type Step = TariffSpread['steps'][number];

/** GET tariff/getSpread: the lines of the four sectors. */
export const tariffSpreadHandlers = [
  portalGet(
    '*/rcep-boot/api/v1/portal/tariff/getSpread',
    async ({ query, locale }): Promise<TariffSpread> => {
      const [importer, partner] = [requiredCountry(query, 'importer'), requiredCountry(query, 'partner')];
      if (!hasSchedule(importer, true)) {
        throw new MockFailure(9802, '参数验证错误: importer，未收录该国税则');
      }
      const lines = await Promise.all(sectorId.options.map((sector) => sectorLines(importer, sector)));
      const steps = lines.flat().flatMap((line) => stepOf(line, { importer, partner }));
      const sourceId = rateSourceOf(importer);
      return {
        year: yearOf(importer) ?? RATES_YEAR,
        total: steps.length,
        lower: steps.filter(([mfn, rcep]) => rcep < mfn).length,
        higher: steps.filter(([mfn, rcep]) => rcep > mfn).length,
        same: steps.filter(([mfn, rcep]) => rcep === mfn).length,
        steps: steps.toSorted(([mfnA, rcepA], [mfnB, rcepB]) => mfnA - mfnB || rcepA - rcepB),
        mark: markOf(importer),
        sourceId,
        sources: sourcesFor([sourceId], locale),
      };
    },
  ),
];

/** MFN and RCEP rate of a line, if the picture has room for both. */
function stepOf(line: RateLine, route: Route): Step[] {
  const pair = pairOf(line, route);
  return pair === null || Math.max(pair.mfn, pair.rcep) > MOST_PERCENT ? [] : [[pair.mfn, pair.rcep]];
}
