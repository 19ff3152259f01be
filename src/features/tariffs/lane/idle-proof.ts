import { answerKind } from './answer-kind';
import type { AnswerKind } from './answer-kind';
import type { LaneReport } from './lane-report';

const IDLE = ['equal', 'mfn-lower', 'no-preference'] as const;

/** Why MFN is paid with a proof of origin as without one; `not-lower` where the reason differs by case. */
export type IdleProof = (typeof IDLE)[number] | 'not-lower';

/**
 * Why a proof of origin brings nothing on a lane, by the reader's own list where it leads to another country of origin,
 * else by the general answer; null where a proof lowers the duty, or may do so.
 */
export function idleProof({ verdict, own }: Pick<LaneReport, 'verdict' | 'own'>): IdleProof | null {
  const byList = own.filter(({ country }) => country !== null).map(({ lane }) => answerKind(lane));
  return idleKinds(byList.length > 0 ? byList : [verdict]);
}

/** Why a proof brings nothing in any of several cases; null where it may bring something in one, or there is none. */
export function idleKinds(kinds: readonly AnswerKind[]): IdleProof | null {
  const idle = kinds.map((kind) => IDLE.find((known) => known === kind) ?? null);
  const [first = null] = idle;
  if (first === null || idle.includes(null)) return null;
  return idle.every((kind) => kind === first) ? first : 'not-lower';
}
