import { useState } from 'react';
import { toggledTick } from '@/features/saved/checklist';
import { useChecklists } from '@/features/saved/use-checklists';
import { useSaved } from '@/features/saved/use-saved';
import { claimOf, guideSteps } from '@/features/service-guide/guide-steps';
import { SecondPass } from '@/shared/loading/second-pass';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import type { GuideCase } from './guide-case';
import { GuideHead } from './guide-head';
import { GuideNotes } from './guide-notes';
import { StepFacts } from './steps/step-facts';
import { StepSection } from './step-section';
import type { Ask, TariffReading } from './use-guide-query';
import { usePairItem } from './use-pair-item';

interface GuidePathProps {
  guide: GuideCase;
  tariff: TariffReading;
  onAsk: Ask;
}

/** The seven steps of a route with its own facts, and the items to tick, saved by the browser for this route. */
export function GuidePath({ guide, tariff, onAsk }: GuidePathProps) {
  const pair = { hs: guide.hs, from: guide.question.from, to: guide.question.to };
  const { tickedOf, setTicked } = useChecklists();
  const { isSaved, toggle } = useSaved();
  const item = usePairItem(guide);
  const [undone, setUndone] = useState<readonly string[] | null>(null);
  const steps = guideSteps(guide.facts);
  const ticked = tickedOf(pair);
  const handleReset = () => {
    setUndone(ticked);
    setTicked(pair, []);
  };
  const handleTick = (id: string) => {
    setUndone(null);
    setTicked(pair, toggledTick(ticked, id));
    // The first tick saves a checklist; if the reader removes it later, it stays removed.
    if (ticked.length === 0 && !isSaved(item)) toggle(item);
  };
  const parts = steps.map((step, index) => (
    <StepSection
      key={step.id}
      number={index + 1}
      step={step}
      guide={guide}
      ticked={ticked}
      onTick={handleTick}
    >
      <ErrorBoundary>
        <StepFacts
          step={step.id}
          guide={guide}
          tariff={tariff}
          isClaimed={claimOf(guide.facts) !== 'no'}
          onAsk={onAsk}
        />
      </ErrorBoundary>
    </StepSection>
  ));
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
                setTicked(pair, undone);
                setUndone(null);
              }
            : null
        }
      />
      <GuideNotes guide={guide} onAsk={onAsk} />
      {parts.slice(0, 1)}
      <SecondPass>{parts.slice(1)}</SecondPass>
    </>
  );
}
