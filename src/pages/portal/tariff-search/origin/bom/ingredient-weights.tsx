import type { Verdict } from '@/domain/rcep';
import { ingredientWeights } from '@/features/origin/assessment/condition';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';
import type { OriginState } from '../use-origin';

interface IngredientWeightsProps {
  origin: Pick<OriginState, 'draft' | 'changeDraft'>;
  percent: number;
  answer: Verdict;
}

const WEIGHTS = ['ingredientsKg', 'ingredientsOriginatingKg'] as const;

/** The condition of 38.08: the weight of the active ingredients, how much of it is originating, and the share of it. */
export function IngredientWeights({
  origin: { draft, changeDraft },
  percent,
  answer,
}: IngredientWeightsProps) {
  const { t } = useTexts('origin-rule');
  const format = useOriginFormat();
  const { originatingKg, totalKg } = ingredientWeights(draft);
  const share =
    answer === 'unknown' || originatingKg === null || totalKg === null
      ? null
      : `${format.amount(originatingKg)} ÷ ${format.amount(totalKg)} kg = ${format.percent((originatingKg * 100) / totalKg, percent)}% ${answer === 'met' ? '≥' : '<'} ${percent}%`;
  return (
    <fieldset className="ingredient-weights">
      <legend>{t('condition.activeIngredient.question')}</legend>
      {WEIGHTS.map((key) => (
        <TextField
          key={key}
          label={t(`condition.activeIngredient.${key}`)}
          inputMode="decimal"
          value={draft[key] ?? ''}
          onChange={(event) => {
            const { value } = event.target;
            changeDraft((current) => ({ ...current, [key]: value }));
          }}
        />
      ))}
      <p className="ingredient-share">{share ?? t('condition.activeIngredient.open')}</p>
    </fieldset>
  );
}
