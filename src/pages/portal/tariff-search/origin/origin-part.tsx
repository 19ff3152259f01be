import { useEffect, useMemo } from 'react';
import type { OriginReport } from '@/features/origin/assessment/origin-report';
import type { IdleProof } from '@/features/tariffs/lane/idle-proof';
import type { OriginFinding } from '@/features/tariffs/own-answer';
import type { RecordMark } from '@/shared/api/record-schema';
import { todayIso } from '@/shared/format/date';
import { AgreementsSlot } from '../agreements/agreements-slot';
import { originFinding } from '../lane/origin-finding';
import { OriginSection } from './origin-section';
import { ProofSection } from './proof/proof-section';
import { RuleSection } from './rule/rule-section';
import { useOrigin } from './use-origin';
import type { OriginInput, OriginState } from './use-origin';

/** What the rest of the page needs from the origin sections; `verdict` is null while no materials are entered. */
export interface OriginSummary {
  verdict: OriginState['verdict'];
  /** True while the current bill is being assessed; the report has no verdict until then. */
  isRunning: boolean;
  shareable: () => Promise<string | null>;
  report: OriginReport | null;
  /** What the answer needs of the verdict; null while nothing is assessed. */
  finding: OriginFinding | null;
  /** Kinds of proof of origin that may be used on the route at its date. */
  usableProofs: number;
}

type OriginPartProps = Omit<OriginInput, 'today'> & {
  /** Number of the first of the four sections on its page. */
  first?: number;
  /** Why a proof of origin has no effect here, as in the answer; null if it may have one. */
  idleProof?: IdleProof | null;
  /** The mark of the rates this is based on. */
  idleMark?: RecordMark;
  /** Called with null on unmount: a summary belongs to one code only. */
  onSummary?: (summary: OriginSummary | null) => void;
};

/** Rule, bill of materials with its verdict, ways to declare, and proof of origin: one state, four sections. */
export function OriginPart({ first = 4, idleProof = null, idleMark, onSummary, ...input }: OriginPartProps) {
  const origin = useOrigin({ ...input, today: todayIso() });
  const { verdict, isRunning, shareable, report, proofs, differential } = origin;
  const { answer: appendix } = origin.appendix;
  const finding = useMemo(
    () => originFinding(verdict, differential, appendix),
    [verdict, differential, appendix],
  );
  useEffect(() => {
    const usableProofs = proofs.filter(({ state }) => state === 'accepted').length;
    onSummary?.({ verdict, isRunning, shareable, report, finding, usableProofs });
  }, [onSummary, verdict, isRunning, shareable, report, finding, proofs]);
  useEffect(() => () => onSummary?.(null), [onSummary]);
  if (input.answer === null || input.lane === null) return null;
  return (
    <>
      <RuleSection answer={input.answer} origin={origin} {...place(first)} />
      <OriginSection origin={origin} lane={input.lane} {...place(first + 1)} />
      <AgreementsSlot
        answer={input.answer}
        origin={origin}
        lane={input.lane}
        finding={finding}
        number={first + 2}
      />
      <ProofSection
        origin={origin}
        lane={input.lane}
        idle={idleProof}
        idleMark={idleMark}
        {...place(first + 3)}
      />
    </>
  );
}

const place = (number: number) => ({ id: `section-${number}`, number });
