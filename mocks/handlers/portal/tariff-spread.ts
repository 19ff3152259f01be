import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import type { TariffSpread } from '@/features/tariffs-spread/tariffs-spread-schema';
import type { NationalLine } from '../../data/national-line';
import { SAMPLE_IMPORTERS } from '../../data/sample-schedules';
import { sourcesFor } from '../../data/sources';
import { MockFailure } from '../../envelope';
import { portalGet, requiredCountry } from '../../portal-conventions';
import { scheduleOf } from '../../tariff-store';

const YEAR = 2026;
/** A day on which the rates of 2026 are held under both tariff-year clocks. */
const DAY = '2026-07-01';
const MOST_PERCENT = 40;

type Step = TariffSpread['steps'][number];

/** GET tariff/getSpread */
export const tariffSpreadHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tariff/getSpread', ({ query, locale }): TariffSpread => {
    const [importer, partner] = [requiredCountry(query, 'importer'), requiredCountry(query, 'partner')];
    const lines = scheduleOf(importer);
    if (lines === null) throw new MockFailure(9802, '参数验证错误: importer，未收录该国税则');
    const steps = [...lines.values()].flat().flatMap((line) => stepOf(line, partner));
    const sourceId = SAMPLE_IMPORTERS.includes(importer)
      ? 'sample-schedules'
      : `${importer.toLowerCase()}-tariff-2026`;
    return {
      year: YEAR,
      total: steps.length,
      lower: steps.filter(([mfn, rcep]) => rcep < mfn).length,
      higher: steps.filter(([mfn, rcep]) => rcep > mfn).length,
      same: steps.filter(([mfn, rcep]) => rcep === mfn).length,
      steps: steps.toSorted(([mfnA, rcepA], [mfnB, rcepB]) => mfnA - mfnB || rcepA - rcepB),
      mark: SAMPLE_IMPORTERS.includes(importer) ? 'sample' : 'fact',
      sourceId,
      sources: sourcesFor([sourceId], locale),
    };
  }),
];

/** MFN and RCEP rate of a line on the day, where both are single percentages that the picture has room for. */
function stepOf(line: NationalLine, partner: string): Step[] {
  const column = line.rcep.find((candidate) => candidate.parties.includes(partner));
  const [mfn, rcep] = [percentOn(line.mfn), percentOn(column?.rates ?? [])];
  if (mfn === null || rcep === null || Math.max(mfn, rcep) > MOST_PERCENT) return [];
  return [[mfn, rcep]];
}

function percentOn(rates: readonly RateAsSent[]): number | null {
  const held = rates.find((rate) => rate.validFrom <= DAY && DAY <= rate.validTo);
  return held?.duty?.kind === 'adValorem' ? held.duty.percent : null;
}
