import type { BasketOutcome, PercentRange } from '@/features/sectors/sector-basket-schema';
import type { SectorId } from '@/features/sectors/sectors-schema';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { hsCodes, type HsCode } from '../hs-codes';
import { scheduleOf } from '../tariff-store';
import { applies } from './agreement-applies';
import type { NationalLine } from './national-line';
import { SAMPLE_IMPORTERS } from './sample-schedules';

/** The calendar year the compared rates are of. */
export const RATES_YEAR = 2026;
/** A day on which the rates of 2026 are held under both tariff-year clocks. */
const DAY = '2026-07-01';

export const codesOf = (sector: SectorId): HsCode[] => hsCodes.filter((code) => code.sector === sector);

export const linesOf = (importer: string, hs: string): NationalLine[] => scheduleOf(importer)?.get(hs) ?? [];

/** The calendar year the rates of an importer are of; null where no schedule is held. */
export const yearOf = (importer: string): number | null =>
  scheduleOf(importer) === null ? null : RATES_YEAR;

export const markOf = (importer: string): RecordMark =>
  SAMPLE_IMPORTERS.includes(importer) ? 'sample' : 'fact';

/** Where the rates of an importer come from; without a schedule, where the codes do. */
export function rateSourceOf(importer: string): string {
  if (scheduleOf(importer) === null) return 'hs-2022';
  return SAMPLE_IMPORTERS.includes(importer) ? 'sample-schedules' : `${importer.toLowerCase()}-tariff-2026`;
}

/** Where goods go to and come from. */
export interface Route {
  importer: string;
  partner: string;
}

/** Fewer lines make no average of a sector. */
const FEWEST_LINES = 10;

/**
 * Counts and simple means of the lines whose MFN and RCEP rate on a route are both single percentages: one set of lines
 * for both. No means of made-up rates or of few lines; nothing at all where the Agreement does not apply.
 */
export function tallyOf(lines: readonly NationalLine[], route: Route) {
  const pairs = lines.flatMap((line) => pairOf(line, route) ?? []);
  const hasMeans = pairs.length >= FEWEST_LINES && markOf(route.importer) === 'fact';
  const meanOf = (rates: readonly number[]) => (hasMeans ? mean(rates) : null);
  return {
    lower: pairs.filter((pair) => pair.rcep < pair.mfn).length,
    same: pairs.filter((pair) => pair.rcep === pair.mfn).length,
    higher: pairs.filter((pair) => pair.rcep > pair.mfn).length,
    averageMfn: meanOf(pairs.map((pair) => pair.mfn)),
    averageRcep: meanOf(pairs.map((pair) => pair.rcep)),
  };
}

/** MFN and RCEP rate of a line on a route; null unless the Agreement applies and both are single percentages. */
export function pairOf(
  line: NationalLine,
  { importer, partner }: Route,
): { mfn: number; rcep: number } | null {
  if (!applies(importer, partner)) return null;
  const [mfn, rcep] = [percentOf(mfnOf(line)), percentOf(rcepOf(line, partner))];
  return mfn === null || rcep === null ? null : { mfn, rcep };
}

/** How many of the lines have an RCEP rate on a route, lines without preference left out; none where it does not apply. */
export const rcepHeldCount = (lines: readonly NationalLine[], { importer, partner }: Route): number =>
  applies(importer, partner)
    ? lines.filter((line) => {
        const rate = rcepOf(line, partner);
        return rate !== null && rate.duty?.kind !== 'excluded';
      }).length
    : 0;

/** The lines that can be compared on every one of the routes that has a rate. */
export function commonLines(lines: readonly NationalLine[], routes: readonly Route[]): NationalLine[] {
  const compared = routes.filter((route) => rcepHeldCount(lines, route) > 0);
  if (compared.length === 0) return [];
  return lines.filter((line) => compared.every((route) => pairOf(line, route) !== null));
}

export const mfnRangeOf = (lines: readonly NationalLine[]): PercentRange | null => rangeOf(lines.map(mfnOf));

export const rcepRangeOf = (lines: readonly NationalLine[], partner: string): PercentRange | null =>
  rangeOf(lines.map((line) => rcepOf(line, partner)));

/** How the RCEP rate of a code stands to MFN over all of its lines. */
export function outcomeOf(lines: readonly NationalLine[], partner: string): BasketOutcome {
  const outcomes = new Set(lines.map((line) => lineOutcome(mfnOf(line), rcepOf(line, partner))));
  const [only] = outcomes;
  if (only === undefined) return 'notHeld';
  return outcomes.size === 1 ? only : 'mixed';
}

function lineOutcome(mfn: RateAsSent | null, rcep: RateAsSent | null): BasketOutcome {
  if (rcep?.duty?.kind === 'excluded') return 'none';
  if (mfn === null || rcep === null) return 'notHeld';
  const [mfnPercent, rcepPercent] = [percentOf(mfn), percentOf(rcep)];
  if (mfnPercent === null || rcepPercent === null) return 'notComparable';
  if (rcepPercent === mfnPercent) return 'same';
  return rcepPercent < mfnPercent ? 'lower' : 'higher';
}

const mfnOf = (line: NationalLine): RateAsSent | null => onDay(line.mfn);

const rcepOf = (line: NationalLine, partner: string): RateAsSent | null =>
  onDay(line.rcep.find((column) => column.parties.includes(partner))?.rates ?? []);

const onDay = (rates: readonly RateAsSent[]): RateAsSent | null =>
  rates.find((rate) => rate.validFrom <= DAY && DAY <= rate.validTo) ?? null;

const percentOf = (rate: RateAsSent | null): number | null =>
  rate?.duty?.kind === 'adValorem' ? rate.duty.percent : null;

function rangeOf(rates: readonly (RateAsSent | null)[]): PercentRange | null {
  const percents = rates.map(percentOf).filter((percent) => percent !== null);
  if (percents.length === 0) return null;
  return { low: Math.min(...percents), high: Math.max(...percents), others: rates.length - percents.length };
}

function mean(percents: readonly number[]): number | null {
  if (percents.length === 0) return null;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return Math.round((sum / percents.length) * 100) / 100;
}
