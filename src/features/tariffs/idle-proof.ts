import { answerKind } from './answer-kind';
import type { LaneReport } from './lane-report';

const IDLE = ['equal', 'mfn-lower', 'no-preference'] as const;

/** Why MFN is paid with a proof of origin as without one. */
export type IdleProof = (typeof IDLE)[number];

/**
 * Why a proof of origin brings nothing on a lane, by the reader's own list where it leads to another country of origin,
 * else by the general answer; null where a proof lowers the duty, or may do so.
 */
export function idleProof({ verdict, own }: Pick<LaneReport, 'verdict' | 'own'>): IdleProof | null {
  const byList = own.filter(({ country }) => country !== null).map(({ lane }) => answerKind(lane));
  const kinds = byList.length > 0 ? byList : [verdict];
  const idle = kinds.map((kind) => IDLE.find((known) => known === kind) ?? null);
  return idle.includes(null) ? null : (idle[0] ?? null);
}
