import { Suspense } from 'react';
import { isTextile } from '@/domain/rcep';
import { ANSWERS } from '@/features/origin/bom/bom';
import { goodProblems } from '@/features/origin/bom/read-fields';
import { alternativesOf, requirementsOf } from '@/features/origin/rule-words/rule-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { TextField } from '@/shared/ui/fields/text-field';
import type { OriginState } from '../use-origin';

const ReactionNote = lazyPart(() => import('../rule/reaction-note').then((part) => part.ReactionNote));

/** What the reader declares about the good itself: wholly obtained, only minimal operations, a reaction, its weight. */
export function GoodDeclarations({
  origin: { draft, changeDraft, hs, rule, query },
}: {
  origin: OriginState;
}) {
  const { t } = useTexts('origin');
  const parts = rule.kind === 'none' ? [] : alternativesOf(rule.rule).flatMap(requirementsOf);
  const weightProblem = goodProblems(draft, query.currency).weightKg;
  return (
    <div className="good-declarations">
      {(['whollyObtained', 'onlyMinimalOperations'] as const).map((key) => (
        <label key={key} className="good-declarations-check">
          <input
            type="checkbox"
            checked={draft[key]}
            onChange={(event) => {
              const isChecked = event.target.checked;
              changeDraft((current) => ({ ...current, [key]: isChecked }));
            }}
          />
          <span>{t(`good.${key}`)}</span>
        </label>
      ))}
      {parts.some(({ kind }) => kind === 'cr') && (
        <RadioGroup
          legend={t('good.chemicalReaction')}
          options={ANSWERS.map((value) => ({ value, label: t(`good.answer.${value}`) }))}
          hint={
            <Suspense>
              <ReactionNote />
            </Suspense>
          }
          value={draft.chemicalReaction}
          onValueChange={(chemicalReaction) => changeDraft((current) => ({ ...current, chemicalReaction }))}
        />
      )}
      {isTextile(hs ?? '') && (
        <TextField
          className="good-declarations-weight"
          label={t('good.weightKg')}
          hint={t('good.weightHint')}
          error={weightProblem && t(`bom.problem.${weightProblem}`)}
          inputMode="decimal"
          value={draft.amounts.weightKg}
          onChange={(event) => {
            const weightKg = event.target.value;
            changeDraft((current) => ({ ...current, amounts: { ...current.amounts, weightKg } }));
          }}
        />
      )}
    </div>
  );
}
