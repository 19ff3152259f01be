import { useEffect } from 'react';
import type { OriginReport } from '@/features/origin/origin-report';
import { todayIso } from '@/shared/format/date';
import { OriginSection } from './origin-section';
import { ProofSection } from './proof-section';
import { RuleSection } from './rule-section';
import { useOrigin } from './use-origin';
import type { OriginInput, OriginState } from './use-origin';

/** What the rest of the page needs to know of the origin sections; `verdict` null while no materials are entered. */
export interface OriginSummary {
  verdict: OriginState['verdict'];
  shareable: () => Promise<string | null>;
  report: OriginReport | null;
  /** Kinds of proof that may be used on the lane at its date. */
  usableProofs: number;
}

type OriginPartProps = Required<Omit<OriginInput, 'today'>> & { onSummary: (summary: OriginSummary) => void };

/** Rule, bill of materials with its verdict, and proof: one state, three sections. */
export function OriginPart({ onSummary, ...input }: OriginPartProps) {
  const origin = useOrigin({ ...input, today: todayIso() });
  const { verdict, shareable, report, proofs } = origin;
  useEffect(() => {
    const usableProofs = proofs.filter(({ state }) => state === 'accepted').length;
    onSummary({ verdict, shareable, report, usableProofs });
  }, [onSummary, verdict, shareable, report, proofs]);
  if (input.answer === null || input.lane === null) return null;
  return (
    <>
      <RuleSection answer={input.answer} origin={origin} id="section-3" number={3} />
      <OriginSection origin={origin} lane={input.lane} id="section-4" number={4} />
      <ProofSection origin={origin} lane={input.lane} id="section-5" number={5} />
    </>
  );
}
