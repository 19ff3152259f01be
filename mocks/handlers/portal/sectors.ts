import { sectorId, type SectorId, type SectorRecord } from '@/features/sectors/sectors-schema';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import type { NationalLine } from '../../data/national-line';
import { SAMPLE_IMPORTERS } from '../../data/sample-schedules';
import { sourcesFor } from '../../data/sources';
import { hsCodes } from '../../hs-codes';
import { portalGet, requiredCountry } from '../../portal-conventions';
import { scheduleOf } from '../../tariff-store';

const YEAR = 2026;
/** A day on which the rates of 2026 are held under both tariff-year clocks. */
const DAY = '2026-07-01';

/** GET sector/findPage */
export const sectorHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/sector/findPage', ({ query, locale }) => {
    const [from, to] = [requiredCountry(query, 'from'), requiredCountry(query, 'to')];
    const rows = sectorId.options.map((sector) => recordOf(sector, from, to));
    return {
      total: rows.length,
      year: scheduleOf(to) === null ? null : YEAR,
      rows,
      sources: sourcesFor(
        rows.map((row) => row.sourceId),
        locale,
      ),
    };
  }),
];

function recordOf(sector: SectorId, from: string, to: string): SectorRecord {
  const codes = hsCodes.filter((code) => code.sector === sector);
  const lines = codes.flatMap((code) => scheduleOf(to)?.get(code.hs) ?? []);
  const pairs = lines.flatMap((line) => pairOf(line, from));
  return {
    sector,
    codes: codes.length,
    lower: pairs.filter((pair) => pair.rcep < pair.mfn).length,
    same: pairs.filter((pair) => pair.rcep === pair.mfn).length,
    higher: pairs.filter((pair) => pair.rcep > pair.mfn).length,
    averageMfn: mean(pairs.map((pair) => pair.mfn)),
    averageRcep: mean(pairs.map((pair) => pair.rcep)),
    mark: SAMPLE_IMPORTERS.includes(to) ? 'sample' : 'fact',
    sourceId: scheduleOf(to) === null ? 'hs-2022' : sourceOf(to),
  };
}

/** MFN and RCEP rate of a line on the day, where both are single percentages. */
function pairOf(line: NationalLine, from: string): { mfn: number; rcep: number }[] {
  const column = line.rcep.find((candidate) => candidate.parties.includes(from));
  const [mfn, rcep] = [percentOn(line.mfn), percentOn(column?.rates ?? [])];
  return mfn === null || rcep === null ? [] : [{ mfn, rcep }];
}

function percentOn(rates: readonly RateAsSent[]): number | null {
  const held = rates.find((rate) => rate.validFrom <= DAY && DAY <= rate.validTo);
  return held?.duty?.kind === 'adValorem' ? held.duty.percent : null;
}

function mean(percents: readonly number[]): number | null {
  if (percents.length === 0) return null;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return Math.round((sum / percents.length) * 100) / 100;
}

function sourceOf(importer: string): string {
  if (SAMPLE_IMPORTERS.includes(importer)) return 'sample-schedules';
  return `${importer.toLowerCase()}-tariff-2026`;
}
