import { inForce } from '@/domain/rcep';
import type { InForce } from '@/domain/rcep';
import type { CsvCell } from '@/shared/files/csv';
import { decidedBasis } from './answer-kind';
import { percentOf } from '../rates/rate-result';
import type { RateResult } from '../rates/rate-result';
import type { Lane } from './lane';
import { moneyOf } from './lane-report';
import type { LaneReport } from './lane-report';

const KEYS = [
  'part',
  'line',
  'exporter',
  'importer',
  'from',
  'to',
  'rcepYear',
  'applies',
  'rcep',
  'mfn',
  'payable',
  'basis',
  'points',
  'dutyAmount',
  'savedAmount',
  'currency',
  'otherAgreements',
  'agreementsWithoutRates',
  'rcepCountryOfOrigin',
  'mark',
  'source',
] as const;
type ReportRow = Partial<Record<(typeof KEYS)[number], CsvCell>>;

/** The columns of the CSV export; heads are the field names, so that the file is the same in every language. */
export const REPORT_COLUMNS = KEYS.map((key) => ({ key, label: key }));

/**
 * A report as rows of a table: the queried country pair, the result of the reader's own bill of materials, every
 * other exporter, every tariff year. Rates are in percent if possible, else as printed; missing values are empty,
 * `basis` is `undecided` if it is unclear which rate is lower; every row with a rate has `mark` and `source`.
 */
export function reportRows(report: LaneReport): ReportRow[] {
  const others = report.partners.map(({ lane }) => lane).filter((lane) => lane.from !== report.lane.from);
  return [
    {
      ...laneRow(report, 'answer', report.lane),
      agreementsWithoutRates: report.missing.map(({ agreement }) => agreement).join('; '),
    },
    ...report.own.map(({ country, lane }) => ({
      ...laneRow(report, 'own', lane),
      rcepCountryOfOrigin: country,
    })),
    ...others.map((lane) => laneRow(report, 'partner', lane)),
    ...report.years.map((year) => ({
      part: 'year',
      line: report.line.code,
      exporter: report.lane.from,
      importer: report.lane.to,
      from: year.from,
      to: year.to,
      rcepYear: year.rcepYear,
      applies: appliesCell(inForce(report.lane.to, report.lane.from, year.to, report.line.pairs)),
      rcep: rateCell(year.rcep),
      mfn: rateCell(year.mfn),
      ...provenance(report, [year.rcep, year.mfn]),
    })),
  ];
}

function laneRow(report: LaneReport, part: string, lane: Lane): ReportRow {
  const basis = decidedBasis(lane);
  const amount = basis === null ? null : (lane.payable?.amount ?? null);
  return {
    part,
    line: report.line.code,
    exporter: lane.from,
    importer: lane.to,
    from: lane.date,
    to: lane.date,
    rcepYear: lane.rcepYear,
    applies: appliesCell(lane.inForce),
    rcep: rateCell(lane.rcep),
    mfn: rateCell(lane.mfn),
    payable: basis === null ? null : rateCell(basis === 'RCEP' ? lane.rcep : lane.mfn),
    basis: lane.payable === null ? null : (basis ?? 'undecided'),
    points: lane.pointsBelowMfn === null ? null : rounded(-lane.pointsBelowMfn),
    dutyAmount: amount === null ? null : rounded(amount),
    savedAmount: lane.savedAmount === null ? null : rounded(lane.savedAmount),
    currency: amount === null ? null : moneyOf(lane, report.question.currency),
    otherAgreements: lane.others.map(({ agreement, rate }) => `${agreement} ${rate.printed}`).join('; '),
    ...provenance(report, [lane.rcep, lane.mfn]),
  };
}

const appliesCell = (agreement: InForce): CsvCell => (agreement.inForce ? 'yes' : agreement.reason);

function provenance(report: LaneReport, result: readonly RateResult[]): { mark: string; source: string } {
  const rates = result.flatMap((rate) => (rate.kind === 'missing' ? [] : [rate.rate]));
  const used = report.sources.filter(({ id }) => rates.some((rate) => rate.sourceId === id));
  return {
    mark: [...new Set(rates.map((rate) => rate.mark))].join(' '),
    source: used.map(({ title, asOf }) => `${title.text} (${asOf})`).join('; '),
  };
}

function rateCell(result: RateResult): CsvCell {
  if (result.kind === 'missing') return null;
  return percentOf(result) ?? result.rate.printed;
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
