import { answerKind } from '../lane/answer-kind';
import { isSameRate } from './rate-result';
import type { RateResult } from './rate-result';
import { idleKinds } from '../lane/idle-proof';
import type { IdleProof } from '../lane/idle-proof';
import type { Lane } from '../lane/lane';
import { isSameAgreement } from './lower-on-lines';

/**
 * True if one answer applies to all national lines of a code, given as their results for one country pair and day:
 * then no line has to be chosen.
 */
export function isOneAnswer([first, ...others]: readonly Lane[]): boolean {
  return (
    first !== undefined &&
    others.every(
      (lane) =>
        isSameResult(first.mfn, lane.mfn) &&
        (isSameResult(first.rcep, lane.rcep) || isNeverApplied(first)) &&
        isSameAgreement(first.lowerElsewhere, lane.lowerElsewhere),
    )
  );
}

/** True where neither a rate of a line nor one of another agreement is available. */
export const isWithoutRates = (lanes: readonly Lane[]): boolean =>
  lanes.every(
    ({ mfn, rcep, others }) => mfn.kind === 'missing' && rcep.kind === 'missing' && others.length === 0,
  );

/** Whether an RCEP claim is worth making whichever line it is: `open` while that depends on the line or is not known. */
export function claimForLines(lanes: readonly Lane[]): 'lower' | 'not-lower' | 'open' {
  const kinds = lanes.map(answerKind);
  if (kinds.length > 0 && kinds.every((kind) => kind === 'rcep')) return 'lower';
  return idleProofForLines(lanes) === null ? 'open' : 'not-lower';
}

/** Why a proof of origin is of no use on any line; null if it may be of use on one. */
export function idleProofForLines(lanes: readonly Lane[]): IdleProof | null {
  return idleKinds(lanes.map(answerKind));
}

/** A rate that certainly does not apply makes no difference. */
const isNeverApplied = ({ inForce }: Lane) => !inForce.inForce && inForce.reason !== 'not-established';

/** True for two rates with the same duty, or both missing. */
export function isSameResult(a: RateResult, b: RateResult): boolean {
  if (a.kind === 'missing' || b.kind === 'missing') return a.kind === b.kind;
  return a.kind === b.kind && isSameRate(a.rate, b.rate);
}
