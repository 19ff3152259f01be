import { answerKind } from './answer-kind';
import type { AnswerKind } from './answer-kind';
import type { PairReport } from './pair-report';

const IDLE = ['equal', 'mfn-lower', 'no-preference'] as const;

/** Why MFN is payable even with a proof of origin; `not-lower` where the reason differs by case. */
export type IdleProof = (typeof IDLE)[number] | 'not-lower';

/**
 * Why a proof of origin is of no use for a country pair, by the reader's own list if it leads to another country of
 * origin, else by the general answer; null if a proof of origin lowers the duty, or may do so.
 */
export function idleProof({ verdict, own }: Pick<PairReport, 'verdict' | 'own'>): IdleProof | null {
  const byList = own.filter(({ country }) => country !== null).map(({ pair }) => answerKind(pair));
  return idleKinds(byList.length > 0 ? byList : [verdict]);
}

/** Why a proof of origin is of no use in any of several cases; null if it may be of use in one, or there is none. */
export function idleKinds(kinds: readonly AnswerKind[]): IdleProof | null {
  const idle = kinds.map((kind) => IDLE.find((known) => known === kind) ?? null);
  const [first = null] = idle;
  if (first === null || idle.includes(null)) return null;
  return idle.every((kind) => kind === first) ? first : 'not-lower';
}
