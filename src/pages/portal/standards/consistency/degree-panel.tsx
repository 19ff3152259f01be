import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LiveRegion } from '@/shared/ui/states/live-region';
import type { Evaluation } from './evaluation';
import type { ConsistencyOutcome } from './outcome';
import { TraceTable } from './trace-table';
import { useOutcomeWords } from './use-outcome-words';

interface DegreePanelProps {
  evaluation: Evaluation;
  outcome: ConsistencyOutcome;
}

/** The current degree by the evidence, its basis, and how it compares with the declared one. */
export function DegreePanel({ evaluation, outcome }: DegreePanelProps) {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  const { degreeText, byText, scoreText, agreementText } = useOutcomeWords();
  const { assessment, score } = outcome;
  const degree = degreeText(outcome);
  return (
    <section className="consistency-panel" aria-labelledby="consistency-result">
      <h2 id="consistency-result">{t('result.title')}</h2>
      <p className="consistency-degree" data-degree={outcome.conclusion.degree ?? 'open'}>
        {degree}
      </p>
      <p>{byText(outcome)}</p>
      <p>{agreementText(outcome, evaluation.subject.declared)}</p>
      <LiveRegion message={t('result.said', { degree, score: scoreText(score) })} />
      {assessment.unknown.length > 0 && (
        <p className="consistency-fine">
          {t('result.unknown', {
            criteria: assessment.unknown.map((each) => t(`criterion.${each}`)).join(t('separator')),
          })}
        </p>
      )}
      <p className="consistency-score">
        {t('result.score', { score: scoreText(score) })}{' '}
        <span className="consistency-fine">{t('result.scoreNote')}</span>
      </p>
      <TraceTable
        outcome={outcome}
        points={(part) =>
          part.low === part.high
            ? formatNumber(part.low, language, 0)
            : t('range', {
                low: formatNumber(part.low, language, 0),
                high: formatNumber(part.high, language, 0),
              })
        }
      />
    </section>
  );
}
