import type { BasketOutcome, PercentRange } from '@/features/sectors/sector-basket-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { exportersIn, ratesOfEdition } from '../../editions/edition-rates';
import { markOfEdition, presentEdition, type EditionInForce } from '../../editions/editions-in-force';
import { isPackedConfirmed } from '../../editions/edition-records';
import { hasSchedule } from '../../tariffs/national-lines';
import { ratesOf, type RatesName } from '../../tariffs/packed';
import { codesOfSector } from '../../tariffs/sector-codes';
import { tariffSourceOf } from '../../tariffs/tariff-extent';
import { appliesToday } from '../../content/kinds/pairs';
import { contentDay } from '../../content/store';
import { ASEAN, without } from '../groups';
import { SAMPLE_IMPORTERS, sampleLinesOf } from '../tariffs/sample-schedules';

/** The calendar year of the compared rates. */
export const RATES_YEAR = 2026;
/** A day on which the rates of 2026 are known under both tariff-year clocks. */
const DAY = '2026-07-01';

/** A percentage, null for a rate that is none, `-` for no preference, an empty text without data. */
type Cell = number | string | null;

/** A national line with its rates as numbers; `rcepColumns` are the indices of the exporters among them. */
export interface RateLine {
  code: string;
  mfn: Cell;
  rcep: readonly Cell[];
  rcepColumns: ReadonlyMap<string, number>;
}

interface RatesFile {
  name: RatesName;
  /** Exporters of each RCEP column. */
  parties: readonly (readonly string[])[];
  year: number;
  mark: RecordMark;
}

const files: Readonly<Record<string, RatesFile>> = {
  VN: {
    name: 'vn',
    parties: [without(ASEAN, 'VN'), ['AU'], ['CN'], ['JP'], ['KR'], ['NZ']],
    year: RATES_YEAR,
    mark: 'fact',
  },
  JP: { name: 'jp', parties: [[...ASEAN, 'AU', 'NZ'], ['CN'], ['KR']], year: RATES_YEAR, mark: 'fact' },
  KR: { name: 'kr', parties: [ASEAN, ['AU'], ['CN'], ['JP'], ['NZ']], year: RATES_YEAR, mark: 'fact' },
  ID: { name: 'id', parties: [], year: 2022, mark: 'fact' },
  MY: {
    name: 'my',
    parties: [['AU', 'CN', 'JP', 'KR', 'NZ', ...without(ASEAN, 'MY')]],
    year: RATES_YEAR,
    mark: 'unchecked',
  },
};

/** National lines by their six-digit code. */
export type LinesByCode = ReadonlyMap<string, readonly RateLine[]>;

const built = new Map<string, Promise<LinesByCode>>();
const published = new Map<string, { values: EditionInForce['values']; byCode: LinesByCode }>();

/** The lines of an importer today, read once; empty without a schedule. */
export async function ratesByCode(importer: string): Promise<LinesByCode> {
  const edition = presentEdition(importer);
  if (edition !== null) return ofEdition(edition, importer);
  const known = built.get(importer) ?? allLines(importer).then(byCodeOf);
  built.set(importer, known);
  return known;
}

/** The lines of a published edition; those of the last one requested are remembered. */
function ofEdition(edition: EditionInForce, importer: string): LinesByCode {
  const known = published.get(importer);
  if (known?.values === edition.values) return known.byCode;
  const exporters = exportersIn(edition, importer);
  const rcepColumns = new Map(exporters.map((exporter, index) => [exporter, index]));
  const { rows } = ratesOfEdition(edition, importer, exporters);
  const byCode = byCodeOf(rows.map(([code, mfn = '', ...rcep]) => ({ code, mfn, rcep, rcepColumns })));
  published.set(importer, { values: edition.values, byCode });
  return byCode;
}

function byCodeOf(lines: readonly RateLine[]): LinesByCode {
  const byCode = new Map<string, RateLine[]>();
  for (const line of lines) {
    const hs = line.code.slice(0, 6);
    const own = byCode.get(hs);
    if (own === undefined) byCode.set(hs, [line]);
    else own.push(line);
  }
  return byCode;
}

async function allLines(importer: string): Promise<RateLine[]> {
  const file = files[importer];
  if (file === undefined) return sampleLines(importer);
  const rcepColumns = new Map(
    file.parties.flatMap((parties, index) => parties.map((party) => [party, index])),
  );
  const { rows } = await ratesOf(file.name);
  return rows.map(([code, mfn = '', ...rcep]) => ({ code, mfn, rcep, rcepColumns }));
}

function sampleLines(importer: string): RateLine[] {
  return sampleLinesOf(importer).map(({ code, mfn, rcep }) => ({
    code,
    mfn: cellOn(mfn),
    rcep: rcep.map(({ rates }) => cellOn(rates)),
    rcepColumns: new Map(rcep.flatMap(({ parties }, index) => parties.map((party) => [party, index]))),
  }));
}

function cellOn(rates: readonly RateAsSent[]): Cell {
  const rate = rates.find(({ validFrom, validTo }) => validFrom <= DAY && DAY <= validTo);
  if (rate === undefined) return '';
  if (rate.duty?.kind === 'excluded') return '-';
  return rate.duty?.kind === 'adValorem' ? rate.duty.percent : null;
}

/** The lines of an importer under codes of a sector. */
export async function sectorLines(importer: string, sector: SectorId): Promise<RateLine[]> {
  const byCode = await ratesByCode(importer);
  return codesOfSector(sector).flatMap((hs) => byCode.get(hs) ?? []);
}

/** The calendar year of an importer's rates; null without a schedule. */
export function yearOf(importer: string): number | null {
  const edition = presentEdition(importer);
  if (edition?.values === null) return null;
  if (edition !== null) {
    const today = contentDay();
    return Number((edition.validFrom > today ? edition.validFrom : today).slice(0, 4));
  }
  return hasSchedule(importer, true) ? (files[importer]?.year ?? RATES_YEAR) : null;
}

export function markOf(importer: string): RecordMark {
  const edition = presentEdition(importer);
  if (edition !== null) return edition.values === null ? 'fact' : markOfEdition(edition);
  if (SAMPLE_IMPORTERS.includes(importer)) return 'sample';
  return isPackedConfirmed(importer) ? 'fact' : (files[importer]?.mark ?? 'fact');
}

/** The source of an importer's rates; without a schedule, the source of the codes. */
export function rateSourceOf(importer: string): string {
  const source = tariffSourceOf(importer);
  if (source !== null) return source;
  return SAMPLE_IMPORTERS.includes(importer) ? 'sample-schedules' : 'hs-2022';
}

/** Importer and exporter of goods. */
export interface Route {
  importer: string;
  partner: string;
}

/** Minimum number of lines for an average of a sector. */
const FEWEST_LINES = 10;

/**
 * Counts and simple means of the lines whose MFN and RCEP rate on a route are both single percentages: one set of
 * lines for both. No means of made-up or unchecked rates or of few lines; nothing at all if the Agreement does not
 * apply.
 */
export function tallyOf(lines: readonly RateLine[], route: Route) {
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
export function pairOf(line: RateLine, { importer, partner }: Route): { mfn: number; rcep: number } | null {
  if (!appliesToday(importer, partner)) return null;
  const [mfn, rcep] = [line.mfn, rcepOf(line, partner)];
  return typeof mfn === 'number' && typeof rcep === 'number' ? { mfn, rcep } : null;
}

/**
 * How many of the lines have an RCEP rate on a route, without lines with no preference; none if it does not apply.
 */
export const rcepRateCount = (lines: readonly RateLine[], { importer, partner }: Route): number =>
  appliesToday(importer, partner)
    ? lines.filter((line) => typeof rcepOf(line, partner) !== 'string').length
    : 0;

/** The lines that can be compared on every route with a rate. */
export function commonLines(lines: readonly RateLine[], routes: readonly Route[]): RateLine[] {
  const compared = routes.filter((route) => rcepRateCount(lines, route) > 0);
  if (compared.length === 0) return [];
  return lines.filter((line) => compared.every((route) => pairOf(line, route) !== null));
}

export const mfnRangeOf = (lines: readonly RateLine[]): PercentRange | null =>
  rangeOf(lines.map(({ mfn }) => mfn));

export const rcepRangeOf = (lines: readonly RateLine[], partner: string): PercentRange | null =>
  rangeOf(lines.map((line) => rcepOf(line, partner)));

/** How the RCEP rate of a code compares with MFN over all of its lines. */
export function outcomeOf(lines: readonly RateLine[], partner: string): BasketOutcome {
  const outcomes = new Set(lines.map((line) => lineOutcome(line.mfn, rcepOf(line, partner))));
  const [only] = outcomes;
  if (only === undefined) return 'noData';
  return outcomes.size === 1 ? only : 'mixed';
}

function lineOutcome(mfn: Cell, rcep: Cell): BasketOutcome {
  if (rcep === '-') return 'none';
  if (mfn === '' || rcep === '') return 'noData';
  if (typeof mfn !== 'number' || typeof rcep !== 'number') return 'notComparable';
  if (rcep === mfn) return 'same';
  return rcep < mfn ? 'lower' : 'higher';
}

function rcepOf(line: RateLine, partner: string): Cell {
  const column = line.rcepColumns.get(partner);
  return column === undefined ? '' : (line.rcep[column] ?? null);
}

function rangeOf(cells: readonly Cell[]): PercentRange | null {
  const percents = cells.filter((cell) => typeof cell === 'number');
  if (percents.length === 0) return null;
  return { low: Math.min(...percents), high: Math.max(...percents), others: cells.length - percents.length };
}

function mean(percents: readonly number[]): number | null {
  if (percents.length === 0) return null;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return Math.round((sum / percents.length) * 100) / 100;
}
