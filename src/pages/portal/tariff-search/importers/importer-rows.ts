import { answerKind, decidedBasis, lastDataDay } from '@/features/tariffs/lane/answer-kind';
import type { AnswerKind } from '@/features/tariffs/lane/answer-kind';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { ImporterLine, ImporterTariff } from '@/features/tariffs/importers-schema';
import { laneOf, laneWithoutRates } from '@/features/tariffs/lane/lane';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { LaneQuestion } from '@/features/tariffs/lane/lane-query';
import { amountsOf, moneyOf } from '@/features/tariffs/lane/lane-report';
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
  lanes: readonly Lane[];
  /** Of the routes, or of the two countries if there are none. */
  inForce: Lane['inForce'];
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
  question: LaneQuestion,
  hs: string,
  verdict: ImporterVerdict,
): ImporterRow {
  const { from, date } = question;
  const { importer } = tariff;
  const requested = questionAt(question, importer);
  const lines = tariff.lines.map((line) => tariffLineOf(line, from, tariff.pairs));
  const lanes = lines.map((line) => laneByVerdict(line, requested, verdict));
  const [first = laneWithoutRates(hs, from, importer, date, tariff.pairs)] = lanes;
  const savings = lanes.map(savingOf);
  return {
    tariff,
    lines,
    lanes,
    inForce: first.inForce,
    state: stateOf(tariff, lanes),
    lastDay: lanes.map(lastDataDay).find((day) => day !== null) ?? null,
    basis: basisOf(lanes, verdict),
    payable: lanes.map(payableResult),
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
function questionAt(question: LaneQuestion, importer: string): LaneQuestion {
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

function laneByVerdict(line: TariffLine, question: LaneQuestion, verdict: ImporterVerdict): Lane {
  const { from, to, date } = question;
  const amounts = amountsOf(line, question);
  const lane = laneOf(line, from, to, date, amounts);
  if (verdict !== 'notMet') return lane;
  const [own] = ownAnswers(line, lane, amounts, { originating: false, countries: [] });
  return own?.lane ?? lane;
}

function stateOf({ schedule }: ImporterTariff, lanes: readonly Lane[]): ImporterState {
  if (lanes.length === 0) return 'none';
  if (schedule?.mark === 'sample') return 'sample';
  const hasMfn = lanes.some(({ mfn }) => mfn.kind === 'rate');
  const hasRcep = lanes.some((lane) => !isNotRcepNow(lane) && lane.rcep.kind !== 'missing');
  if (hasMfn) return hasRcep ? 'rates' : 'mfnOnly';
  if (hasRcep) return 'rcepOnly';
  return lanes.some((lane) => lastDataDay(lane) !== null) ? 'otherDay' : 'none';
}

/** Why MFN is paid, or that RCEP is; `open` if it is unknown which. */
const BASIS: Readonly<Record<AnswerKind, ImporterBasis>> = {
  rcep: 'rcep',
  equal: 'notLower',
  'mfn-lower': 'notLower',
  'no-preference': 'noPreference',
  'not-in-force': 'notInForce',
  'rcep-not-held': 'open',
  'mfn-not-held': 'open',
  'nothing-held': 'open',
  undecided: 'open',
};

function basisOf(lanes: readonly Lane[], verdict: ImporterVerdict): ImporterBasis {
  const kinds = new Set(
    lanes.map((lane): ImporterBasis => {
      const basis = isUnconfirmed(lane) ? 'open' : BASIS[answerKind(lane)];
      return verdict === 'notMet' && lane.inForce.inForce && basis === 'notLower' ? 'notMet' : basis;
    }),
  );
  const [only = 'open'] = kinds;
  return kinds.size > 1 ? 'mixed' : only;
}

function payableResult(lane: Lane): RateResult | null {
  if (isUnconfirmed(lane)) return null;
  const basis = decidedBasis(lane);
  return basis === null ? null : basis === 'RCEP' ? lane.rcep : lane.mfn;
}

/** How much less RCEP costs than MFN: zero if MFN is paid, null if that is unknown. */
function savingOf(lane: Lane): { points: number | null; amount: number | null } {
  if (isUnconfirmed(lane)) return { points: null, amount: null };
  const basis = decidedBasis(lane);
  if (basis === 'RCEP') return { points: lane.pointsBelowMfn, amount: lane.savedAmount };
  return basis === null
    ? { points: null, amount: null }
    : { points: 0, amount: lane.mfnAmount === null ? null : 0 };
}

/** True if no source shows whether the importer applies the Agreement to goods of the exporter. */
const isUnconfirmed = ({ inForce }: Lane) => !inForce.inForce && inForce.reason === 'not-established';

function spanOf(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return null;
  return { low: Math.min(...known), high: Math.max(...known), others: figures.length - known.length };
}
