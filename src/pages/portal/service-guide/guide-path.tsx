import { useState, type ComponentType } from 'react';
import { toggledTick } from '@/features/kept/checklist';
import { useChecklists } from '@/features/kept/use-checklists';
import { useKept } from '@/features/kept/use-kept';
import { claimOf, guideSteps } from '@/features/service-guide/guide-steps';
import type { GuideStepId } from '@/features/service-guide/guide-steps';
import { Later } from '@/shared/routing/later';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import type { GuideCase } from './guide-case';
import { GuideHead } from './guide-head';
import { GuideNotes } from './guide-notes';
import { ClaimStep } from './steps/claim-step';
import { ClassifyStep } from './steps/classify-step';
import { OtherStep } from './steps/other-step';
import { ProofStep } from './steps/proof-step';
import { RateStep } from './steps/rate-step';
import { RuleStep } from './steps/rule-step';
import { ShipStep } from './steps/ship-step';
import type { StepProps } from './steps/step-props';
import { StepSection } from './step-section';
import type { Ask } from './use-guide-query';
import { useLaneItem } from './use-lane-item';

const FACTS: Record<GuideStepId, ComponentType<StepProps>> = {
  classify: ClassifyStep,
  rate: RateStep,
  rule: RuleStep,
  proof: ProofStep,
  ship: ShipStep,
  claim: ClaimStep,
  other: OtherStep,
};

/** The seven steps of a lane with its own facts, and the items to tick, kept by the browser for this lane. */
export function GuidePath({ guide, onAsk }: { guide: GuideCase; onAsk: Ask }) {
  const lane = { hs: guide.hs, from: guide.question.from, to: guide.question.to };
  const { tickedOf, setTicked } = useChecklists();
  const { isKept, toggle } = useKept();
  const item = useLaneItem(guide);
  const [undone, setUndone] = useState<readonly string[] | null>(null);
  const steps = guideSteps(guide.facts);
  const ticked = tickedOf(lane);
  const handleReset = () => {
    setUndone(ticked);
    setTicked(lane, []);
  };
  const handleTick = (id: string) => {
    setUndone(null);
    setTicked(lane, toggledTick(ticked, id));
    // With its first tick a checklist is one of the kept things; who lets go of it afterwards has let go of it.
    if (ticked.length === 0 && !isKept(item)) toggle(item);
  };
  const parts = steps.map((step, index) => {
    const Facts = FACTS[step.id];
    return (
      <StepSection
        key={step.id}
        number={index + 1}
        step={step}
        guide={guide}
        ticked={ticked}
        onTick={handleTick}
      >
        <ErrorBoundary>
          <Facts guide={guide} isClaimed={claimOf(guide.facts) !== 'no'} onAsk={onAsk} />
        </ErrorBoundary>
      </StepSection>
    );
  });
  return (
    <>
      <GuideHead
        guide={guide}
        steps={steps}
        ticked={ticked}
        onReset={handleReset}
        onUndo={
          undone !== null && ticked.length === 0
            ? () => {
                setTicked(lane, undone);
                setUndone(null);
              }
            : null
        }
      />
      <GuideNotes guide={guide} onAsk={onAsk} />
      {parts.slice(0, 1)}
      <Later>{parts.slice(1)}</Later>
    </>
  );
}
