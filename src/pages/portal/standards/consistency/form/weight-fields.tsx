import { CRITERIA, DEFAULT_WEIGHTS, normalisedWeights } from '@/domain/standards';
import type { CriterionWeights } from '@/domain/standards';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field } from '@/shared/ui/fields/field';
import type { ChangeEvaluation } from '../evaluation';

const MOST = 100;

/** The weight of each criterion in the score, as a slider and a number; the shares follow. */
export function WeightFields({ weights, change }: { weights: CriterionWeights; change: ChangeEvaluation }) {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  const shares = normalisedWeights(weights);
  const set = (criterion: keyof CriterionWeights, value: number) =>
    change((before) => ({
      weights: {
        ...before.weights,
        [criterion]: Number.isNaN(value) ? 0 : Math.min(MOST, Math.max(0, value)),
      },
    }));
  const isDefault = CRITERIA.every((criterion) => weights[criterion] === DEFAULT_WEIGHTS[criterion]);
  return (
    <fieldset className="consistency-step">
      <legend>{t('form.weights')}</legend>
      <p className="consistency-fine">{t('form.weightsLead')}</p>
      {CRITERIA.map((criterion) => (
        <Field
          key={criterion}
          className="consistency-weight"
          label={t('form.weightOf', {
            criterion: t(`criterion.${criterion}`),
            share: formatNumber(shares[criterion] * 100, language, 1),
          })}
        >
          {(control) => (
            <span className="consistency-weight-inputs">
              <input
                {...control}
                type="range"
                min={0}
                max={MOST}
                value={weights[criterion]}
                onChange={(event) => set(criterion, event.target.valueAsNumber)}
              />
              <input
                type="number"
                className="field-input"
                aria-label={t('form.weightNumber', { criterion: t(`criterion.${criterion}`) })}
                min={0}
                max={MOST}
                value={weights[criterion]}
                onChange={(event) => set(criterion, event.target.valueAsNumber)}
              />
            </span>
          )}
        </Field>
      ))}
      <Button size="small" disabled={isDefault} onClick={() => change(() => ({ weights: DEFAULT_WEIGHTS }))}>
        {t('form.weightsReset')}
      </Button>
    </fieldset>
  );
}
