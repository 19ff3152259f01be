import { inForce } from '@/domain/rcep';
import type { InForce } from '@/domain/rcep';
import type { CsvCell } from '@/shared/files/csv';
import { decidedBasis } from './answer-kind';
import { percentOf } from '../rates/rate-result';
import type { RateResult } from '../rates/rate-result';
import type { PairDuty } from './pair-duty';
import { moneyOf } from './pair-report';
import type { PairReport } from './pair-report';

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
export function reportRows(report: PairReport): ReportRow[] {
  const others = report.partners.map(({ pair }) => pair).filter((pair) => pair.from !== report.pair.from);
  return [
    {
      ...pairRow(report, 'answer', report.pair),
      agreementsWithoutRates: report.missing.map(({ agreement }) => agreement).join('; '),
    },
    ...report.own.map(({ country, pair }) => ({
      ...pairRow(report, 'own', pair),
      rcepCountryOfOrigin: country,
    })),
    ...others.map((pair) => pairRow(report, 'partner', pair)),
    ...report.years.map((year) => ({
      part: 'year',
      line: report.line.code,
      exporter: report.pair.from,
      importer: report.pair.to,
      from: year.from,
      to: year.to,
      rcepYear: year.rcepYear,
      applies: appliesCell(inForce(report.pair.to, report.pair.from, year.to, report.line.pairs)),
      rcep: rateCell(year.rcep),
      mfn: rateCell(year.mfn),
      ...provenance(report, [year.rcep, year.mfn]),
    })),
  ];
}

function pairRow(report: PairReport, part: string, pair: PairDuty): ReportRow {
  const basis = decidedBasis(pair);
  const amount = basis === null ? null : (pair.payable?.amount ?? null);
  return {
    part,
    line: report.line.code,
    exporter: pair.from,
    importer: pair.to,
    from: pair.date,
    to: pair.date,
    rcepYear: pair.rcepYear,
    applies: appliesCell(pair.inForce),
    rcep: rateCell(pair.rcep),
    mfn: rateCell(pair.mfn),
    payable: basis === null ? null : rateCell(basis === 'RCEP' ? pair.rcep : pair.mfn),
    basis: pair.payable === null ? null : (basis ?? 'undecided'),
    points: pair.pointsBelowMfn === null ? null : rounded(-pair.pointsBelowMfn),
    dutyAmount: amount === null ? null : rounded(amount),
    savedAmount: pair.savedAmount === null ? null : rounded(pair.savedAmount),
    currency: amount === null ? null : moneyOf(pair, report.question.currency),
    otherAgreements: pair.others.map(({ agreement, rate }) => `${agreement} ${rate.printed}`).join('; '),
    ...provenance(report, [pair.rcep, pair.mfn]),
  };
}

const appliesCell = (agreement: InForce): CsvCell => (agreement.inForce ? 'yes' : agreement.reason);

function provenance(report: PairReport, result: readonly RateResult[]): { mark: string; source: string } {
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
