import { answerKind, decidedBasis, lastDataDay } from '@/features/tariffs/country-pair/answer-kind';
import type { AnswerKind } from '@/features/tariffs/country-pair/answer-kind';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { ImporterLine, ImporterTariff } from '@/features/tariffs/importers-schema';
import { pairDutyOf, pairWithoutRates } from '@/features/tariffs/country-pair/pair-duty';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { amountsOf, moneyOf } from '@/features/tariffs/country-pair/pair-report';
import { ownAnswers } from '@/features/tariffs/own-answer';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';
import { isNotRcepNow } from '../rates/no-rcep';
import type { ImporterVerdict } from './importer-verdicts';

/**
 * Which rates of an importer there are on the day: `rates` those that decide (MFN, and RCEP or that there is no
 * preference), `rcepOnly`, `mfnOnly`, `otherDay` none for this day, `none` none at all; `sample` made-up ones.
 */
export type ImporterState = 'rates' | 'rcepOnly' | 'mfnOnly' | 'otherDay' | 'none' | 'sample';

/** The basis of an importer's duty, whichever line it is: `mixed` depends on the line, `open` is unknown. */
export type ImporterBasis = 'rcep' | 'notLower' | 'noPreference' | 'notInForce' | 'notMet' | 'mixed' | 'open';

/** The lowest and highest of the figures of several lines, and how many lines have none. */
export interface Span {
  low: number;
  high: number;
  others: number;
}

/** One importer in the comparison, with a route for each of its national lines; none is selected. */
export interface ImporterRow {
  tariff: ImporterTariff;
  lines: readonly TariffLine[];
  pairs: readonly PairDuty[];
  /** Of the routes, or of the two countries if there are none. */
  inForce: PairDuty['inForce'];
  state: ImporterState;
  /** The last day with rates, if there are none for the day itself. */
  lastDay: string | null;
  basis: ImporterBasis;
  /** The payable rate of each route; null if unknown. */
  payable: readonly (RateResult | null)[];
  /** What RCEP saves in percentage points, zero if MFN is paid; null if no line has a figure. */
  saving: Span | null;
  /** The same in money of `currency`; null without a value. */
  saved: Span | null;
  currency: string;
  verdict: ImporterVerdict;
}

/** The row of one importer. `verdict` is that of the reader's own bill: a good that does not qualify pays MFN. */
export function importerRow(
  tariff: ImporterTariff,
  question: PairQuestion,
  hs: string,
  verdict: ImporterVerdict,
): ImporterRow {
  const { from, date } = question;
  const { importer } = tariff;
  const requested = questionAt(question, importer);
  const lines = tariff.lines.map((line) => tariffLineOf(line, from, tariff.pairs));
  const pairs = lines.map((line) => pairByVerdict(line, requested, verdict));
  const [first = pairWithoutRates(hs, from, importer, date, tariff.pairs)] = pairs;
  const savings = pairs.map(savingOf);
  return {
    tariff,
    lines,
    pairs,
    inForce: first.inForce,
    state: stateOf(tariff, pairs),
    lastDay: pairs.map(lastDataDay).find((day) => day !== null) ?? null,
    basis: basisOf(pairs, verdict),
    payable: pairs.map(payableResult),
    saving: spanOf(savings.map(({ points }) => points)),
    saved: spanOf(savings.map(({ amount }) => amount)),
    currency: moneyOf(first, question.currency),
    verdict,
  };
}

/** How many importers have rates for the day, only MFN rates, and made-up rates; India is in none of them. */
export function importerCounts(rows: readonly ImporterRow[]) {
  const parties = rows.filter(({ inForce }) => inForce.inForce || inForce.reason !== 'not-a-party');
  // Without a Party as exporter all importers are compared by MFN.
  const counted = parties.length > 0 ? parties : rows;
  const count = (...states: ImporterState[]) => counted.filter(({ state }) => states.includes(state)).length;
  return {
    of: counted.length,
    rates: count('rates', 'rcepOnly'),
    mfnOnly: count('mfnOnly'),
    sample: count('sample'),
  };
}

/** The range of the percentages of several lines; null without a percentage. */
export const percentSpan = (rates: readonly (RateResult | null)[]): Span | null =>
  spanOf(rates.map((rate) => percentOf(rate)));

/** Quantity and rate of exchange belong to the importer of the query; value and currency apply everywhere. */
function questionAt(question: PairQuestion, importer: string): PairQuestion {
  if (importer === question.to) return question;
  return { ...question, to: importer, line: null, qty: null, unit: '', fx: null };
}

function tariffLineOf(
  { code, mfn, mfnPointer, basic, rcep }: ImporterLine,
  from: string,
  pairs: TariffLine['pairs'],
): TariffLine {
  return {
    code,
    description: null,
    base: null,
    mfn: mfn === null ? [] : [mfn],
    mfnPointer,
    basic,
    rcep: rcep === null ? [] : [{ parties: [from], rates: [rcep] }],
    others: [],
    pairs,
  };
}

function pairByVerdict(line: TariffLine, question: PairQuestion, verdict: ImporterVerdict): PairDuty {
  const { from, to, date } = question;
  const amounts = amountsOf(line, question);
  const pair = pairDutyOf(line, from, to, date, amounts);
  if (verdict !== 'notMet') return pair;
  const [own] = ownAnswers(line, pair, amounts, { originating: false, countries: [] });
  return own?.pair ?? pair;
}

function stateOf({ schedule }: ImporterTariff, pairs: readonly PairDuty[]): ImporterState {
  if (pairs.length === 0) return 'none';
  if (schedule?.mark === 'sample') return 'sample';
  const hasMfn = pairs.some(({ mfn }) => mfn.kind === 'rate');
  const hasRcep = pairs.some((pair) => !isNotRcepNow(pair) && pair.rcep.kind !== 'missing');
  if (hasMfn) return hasRcep ? 'rates' : 'mfnOnly';
  if (hasRcep) return 'rcepOnly';
  return pairs.some((pair) => lastDataDay(pair) !== null) ? 'otherDay' : 'none';
}

/** Why MFN is paid, or that RCEP is; `open` if it is unknown which. */
const BASIS: Readonly<Record<AnswerKind, ImporterBasis>> = {
  rcep: 'rcep',
  equal: 'notLower',
  'mfn-lower': 'notLower',
  'no-preference': 'noPreference',
  'not-in-force': 'notInForce',
  'rcep-missing': 'open',
  'mfn-missing': 'open',
  'no-data': 'open',
  undecided: 'open',
};

function basisOf(pairs: readonly PairDuty[], verdict: ImporterVerdict): ImporterBasis {
  const kinds = new Set(
    pairs.map((pair): ImporterBasis => {
      const basis = isUnconfirmed(pair) ? 'open' : BASIS[answerKind(pair)];
      return verdict === 'notMet' && pair.inForce.inForce && basis === 'notLower' ? 'notMet' : basis;
    }),
  );
  const [only = 'open'] = kinds;
  return kinds.size > 1 ? 'mixed' : only;
}

function payableResult(pair: PairDuty): RateResult | null {
  if (isUnconfirmed(pair)) return null;
  const basis = decidedBasis(pair);
  return basis === null ? null : basis === 'RCEP' ? pair.rcep : pair.mfn;
}

/** How much less RCEP costs than MFN: zero if MFN is paid, null if that is unknown. */
function savingOf(pair: PairDuty): { points: number | null; amount: number | null } {
  if (isUnconfirmed(pair)) return { points: null, amount: null };
  const basis = decidedBasis(pair);
  if (basis === 'RCEP') return { points: pair.pointsBelowMfn, amount: pair.savedAmount };
  return basis === null
    ? { points: null, amount: null }
    : { points: 0, amount: pair.mfnAmount === null ? null : 0 };
}

/** True if no source shows whether the importer applies the Agreement to goods of the exporter. */
const isUnconfirmed = ({ inForce }: PairDuty) => !inForce.inForce && inForce.reason === 'not-established';

function spanOf(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return null;
  return { low: Math.min(...known), high: Math.max(...known), others: figures.length - known.length };
}
