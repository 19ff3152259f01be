import type { CapabilityResult } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { neighbours, STEPS } from './step';
import type { Step } from './step';

/** All steps with their number of answered questions, each with an address of its own. */
export function StepList({ step, result }: { step: Step; result: CapabilityResult }) {
  const { t } = useTexts('capability');
  const stepName = useStepName();
  return (
    <nav className="capability-steps no-print" aria-label={t('steps')}>
      <ol>
        {STEPS.map((each) => {
          const score = result.dimensions.find(({ dimension }) => dimension === each);
          return (
            <li key={each}>
              <Link to={addressOf(each)} aria-current={each === step ? 'step' : undefined}>
                <span>{stepName(each)}</span>
                {score && (
                  <span className="capability-step-count">
                    {t('count', { answered: score.answered, total: score.total })}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Links to the previous and next step. */
export function StepLinks({ step }: { step: Step }) {
  const { t } = useTexts('capability');
  const stepName = useStepName();
  const { previous, next } = neighbours(step);
  return (
    <nav className="capability-step-links no-print" aria-label={t('neighbours')}>
      {previous && (
        <ButtonLink to={addressOf(previous)}>{t('previous', { step: stepName(previous) })}</ButtonLink>
      )}
      {next && (
        <ButtonLink variant="primary" to={addressOf(next)}>
          {t('next', { step: stepName(next) })}
        </ButtonLink>
      )}
    </nav>
  );
}

function useStepName(): (step: Step) => string {
  const { t } = useTexts('capability');
  return (step) => (step === 'start' || step === 'result' ? t(`step.${step}`) : t(`dimension.${step}`));
}

const addressOf = (step: Step) => paths.standardCapability({ step: step === 'start' ? undefined : step });
