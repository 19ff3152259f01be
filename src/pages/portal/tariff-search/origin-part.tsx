import { useEffect } from 'react';
import type { OriginReport } from '@/features/origin/origin-report';
import { todayIso } from '@/shared/format/date';
import { OriginSection } from './origin/origin-section';
import { ProofSection } from './origin/proof-section';
import { RuleSection } from './origin/rule-section';
import { useOrigin } from './origin/use-origin';
import type { OriginInput, OriginState } from './origin/use-origin';

/** What the rest of the page needs to know of the origin sections; `verdict` null while no materials are entered. */
export interface OriginSummary {
  verdict: OriginState['verdict'];
  shareable: () => Promise<string | null>;
  report: OriginReport | null;
}

type OriginPartProps = Required<Omit<OriginInput, 'today'>> & { onSummary: (summary: OriginSummary) => void };

/** Rule, bill of materials with its verdict, and proof: one state, three sections. */
export function OriginPart({ onSummary, ...input }: OriginPartProps) {
  const origin = useOrigin({ ...input, today: todayIso() });
  const { verdict, shareable, report } = origin;
  useEffect(() => onSummary({ verdict, shareable, report }), [onSummary, verdict, shareable, report]);
  if (input.answer === null || input.lane === null) return null;
  return (
    <>
      <RuleSection answer={input.answer} origin={origin} id="section-3" number={3} />
      <OriginSection origin={origin} lane={input.lane} id="section-4" number={4} />
      <ProofSection origin={origin} lane={input.lane} id="section-5" number={5} />
    </>
  );
}
