import { percentsOf } from '../rates/rate-result';
import type { PairDuty } from './pair-duty';
import { exactDecimal } from './pair-payable';

/**
 * The kinds of answers about the duty of a country pair, one for each sentence of the page (rcep-rules, steps 2 to
 * 7): `rcep` RCEP is lower; `equal` no proof of origin is worth its cost; `mfn-lower` RCEP is above MFN;
 * `no-preference` the line is without commitment; `not-in-force` the Agreement does not apply; `rcep-missing`,
 * `mfn-missing`, `no-data` figures are missing; `undecided` which is lower depends on value or quantity, or a
 * text cannot be computed.
 */
export type AnswerKind =
  | 'rcep'
  | 'equal'
  | 'mfn-lower'
  | 'no-preference'
  | 'not-in-force'
  | 'rcep-missing'
  | 'mfn-missing'
  | 'no-data'
  | 'undecided';

/** The kind of answer for a country pair; missing figures never count as zero. */
export function answerKind(pair: PairDuty): AnswerKind {
  const hasMfn = pair.mfn.kind === 'rate';
  if (!pair.inForce.inForce) return hasMfn ? 'not-in-force' : 'no-data';
  if (pair.rcep.kind === 'none') return hasMfn ? 'no-preference' : 'no-data';
  if (pair.rcep.kind === 'missing') return hasMfn ? 'rcep-missing' : 'no-data';
  if (!hasMfn) return 'mfn-missing';
  const { payable } = pair;
  if (payable === null || payable.undecided) return 'undecided';
  if (payable.basis === 'RCEP') return 'rcep';
  return payable.equal ? 'equal' : 'mfn-lower';
}

/** Which of the two rates is payable; null while open: a rate is missing, or it is unclear which is lower. */
export function decidedBasis(pair: PairDuty): 'MFN' | 'RCEP' | null {
  if (pair.payable === null || pair.payable.undecided) return null;
  return answerKind(pair) === 'rcep-missing' ? null : pair.payable.basis;
}

/** True where the lower rate stays open because a rate is a text: no value or quantity would decide it. */
export const hasOpenText = (pair: PairDuty, kind: AnswerKind): boolean =>
  kind === 'undecided' &&
  [pair.mfn, pair.rcep].some((result) => result.kind === 'rate' && result.rate.duty === null);

/** True where the lower rate stays open because the tariff divides the line further and has a rate for each part. */
const hasDividedRate = (pair: PairDuty, kind: AnswerKind): boolean =>
  kind === 'undecided' && [pair.mfn, pair.rcep].every((result) => percentsOf(result).length > 0);

/** The kind of an answer for its sentence: if no value or quantity would decide it, why. */
export function wordedKind(
  pair: PairDuty,
  kind: AnswerKind,
): AnswerKind | 'undecidedText' | 'undecidedDivided' {
  if (hasDividedRate(pair, kind)) return 'undecidedDivided';
  return hasOpenText(pair, kind) ? 'undecidedText' : kind;
}

/** MFN less RCEP in percentage points, lowest and highest, where either has a rate for each part of the line; else null. */
export function pointsRange({ mfn, rcep, inForce }: PairDuty): { low: number; high: number } | null {
  const [mfnPercents, rcepPercents] = [percentsOf(mfn), percentsOf(rcep)];
  const count = mfnPercents.length * rcepPercents.length;
  if (!inForce.inForce || count < 2) return null;
  const points = mfnPercents.flatMap((each) => rcepPercents.map((other) => exactDecimal(each - other)));
  return { low: Math.min(...points), high: Math.max(...points) };
}

/**
 * The last day with data for what is missing on the query's date, MFN before RCEP; null if nothing is missing, or
 * there is no data at all.
 */
export function lastDataDay(pair: PairDuty): string | null {
  const missing = [pair.mfn, pair.rcep].map((result) =>
    result.kind === 'missing' ? result.lastKnown : null,
  );
  return missing.find((day) => day !== null && day !== pair.date) ?? null;
}
