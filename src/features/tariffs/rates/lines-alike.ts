import { answerKind } from '../country-pair/answer-kind';
import { isSameRate } from './rate-result';
import type { RateResult } from './rate-result';
import { idleKinds } from '../country-pair/idle-proof';
import type { IdleProof } from '../country-pair/idle-proof';
import type { PairDuty } from '../country-pair/pair-duty';
import { isSameAgreement } from './lower-on-lines';

/**
 * True if one answer applies to all national lines of a code, given as their results for one country pair and day:
 * then no line has to be chosen.
 */
export function isOneAnswer([first, ...others]: readonly PairDuty[]): boolean {
  return (
    first !== undefined &&
    others.every(
      (pair) =>
        isSameResult(first.mfn, pair.mfn) &&
        (isSameResult(first.rcep, pair.rcep) || isNeverApplied(first)) &&
        isSameAgreement(first.lowerElsewhere, pair.lowerElsewhere),
    )
  );
}

/** True where neither a rate of a line nor one of another agreement is available. */
export const isWithoutRates = (pairs: readonly PairDuty[]): boolean =>
  pairs.every(
    ({ mfn, rcep, others }) => mfn.kind === 'missing' && rcep.kind === 'missing' && others.length === 0,
  );

/** Whether an RCEP claim is worth making whichever line it is: `open` while that depends on the line or is not known. */
export function claimForLines(pairs: readonly PairDuty[]): 'lower' | 'not-lower' | 'open' {
  const kinds = pairs.map(answerKind);
  if (kinds.length > 0 && kinds.every((kind) => kind === 'rcep')) return 'lower';
  return idleProofForLines(pairs) === null ? 'open' : 'not-lower';
}

/** Why a proof of origin is of no use on any line; null if it may be of use on one. */
export function idleProofForLines(pairs: readonly PairDuty[]): IdleProof | null {
  return idleKinds(pairs.map(answerKind));
}

/** A rate that certainly does not apply makes no difference. */
const isNeverApplied = ({ inForce }: PairDuty) => !inForce.inForce && inForce.reason !== 'not-established';

/** True for two rates with the same duty, or both missing. */
export function isSameResult(a: RateResult, b: RateResult): boolean {
  if (a.kind === 'missing' || b.kind === 'missing') return a.kind === b.kind;
  return a.kind === b.kind && isSameRate(a.rate, b.rate);
}
