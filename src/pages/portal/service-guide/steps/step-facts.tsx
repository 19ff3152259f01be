import type { ComponentType } from 'react';
import type { GuideStepId } from '@/features/service-guide/guide-steps';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import type { TariffReading } from '../use-guide-query';
import { ClaimStep } from './claim-step';
import { ClassifyStep } from './classify-step';
import { OtherStep } from './other-step';
import { ProofStep } from './proof-step';
import { RateStep } from './rate-step';
import { RuleStep } from './rule-step';
import { ShipStep } from './ship-step';
import type { AnsweredStepProps, StepProps } from './step-props';

interface StepFactsProps extends StepProps {
  step: GuideStepId;
  tariff: TariffReading;
}

/**
 * The route's own facts of a step. The first three wait for the tariff answer and show its error; the others do not
 * need it.
 */
export function StepFacts({ step, tariff, ...props }: StepFactsProps) {
  const { t } = useTexts('guide');
  const answered = (Facts: ComponentType<AnsweredStepProps>) => (
    <QueryView query={tariff} failure={t('failure')}>
      {(answer) => <Facts {...props} answer={answer} />}
    </QueryView>
  );
  switch (step) {
    case 'classify':
      return answered(ClassifyStep);
    case 'rate':
      return answered(RateStep);
    case 'rule':
      return answered(RuleStep);
    case 'proof':
      return <ProofStep {...props} />;
    case 'ship':
      return <ShipStep />;
    case 'claim':
      return <ClaimStep {...props} />;
    case 'other':
      return <OtherStep {...props} />;
  }
}
