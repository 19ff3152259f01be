import { CHECKS, EDITORIAL_CHANGES, LANGUAGES_OF_TEXT, STRUCTURES } from '@/domain/standards';
import type { ConsistencyEvidence } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import { Field } from '@/shared/ui/fields/field';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { TextField } from '@/shared/ui/fields/text-field';
import { TEXT_LENGTH } from '../evaluation';
import type { ChangeEvaluation, Evaluation } from '../evaluation';
import type { ConsistencyOutcome } from '../outcome';
import { DeviationFields } from './deviation-fields';
import { OverrideFields } from './override-fields';
import { WeightFields } from './weight-fields';

interface EvidenceFormProps {
  evaluation: Evaluation;
  outcome: ConsistencyOutcome;
  change: ChangeEvaluation;
}

/** The evidence, step by step; unanswered means unknown. */
export function EvidenceForm({ evaluation, outcome, change }: EvidenceFormProps) {
  const { t } = useTexts('consistency');
  const { evidence } = evaluation;
  const set = (part: Partial<ConsistencyEvidence>) =>
    change((before) => ({ evidence: { ...before.evidence, ...part } }));
  const checks = CHECKS.map((value) => ({ value, label: t(`check.${value}`) }));
  const share = evidence.sharePercent;
  return (
    <div className="consistency-form no-print">
      <fieldset className="consistency-step">
        <legend>{t('form.structure')}</legend>
        <RadioGroup
          layout="list"
          legend={t('form.structureQuestion')}
          value={evidence.structure ?? 'unknown'}
          onValueChange={(value) => set({ structure: value === 'unknown' ? null : value })}
          options={[...STRUCTURES, 'unknown' as const].map((value) => ({
            value,
            label: t(`structure.${value}`),
          }))}
        />
      </fieldset>
      <fieldset className="consistency-step">
        <legend>{t('form.deviations')}</legend>
        <RadioGroup
          legend={t('form.wholeQuestion')}
          value={evidence.isWholeCompared}
          onValueChange={(isWholeCompared) => set({ isWholeCompared })}
          options={checks}
        />
        <DeviationFields evidence={evidence} change={change} />
      </fieldset>
      <fieldset className="consistency-step">
        <legend>{t('form.editorial')}</legend>
        <RadioGroup
          legend={t('form.editorialQuestion')}
          value={evidence.isEditorialCompared}
          onValueChange={(isEditorialCompared) => set({ isEditorialCompared })}
          options={checks}
        />
        <div className="consistency-checks" role="group" aria-label={t('form.editorialFound')}>
          <p>{t('form.editorialFound')}</p>
          {EDITORIAL_CHANGES.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={evidence.editorial.includes(kind)}
                onChange={(event) =>
                  set({
                    editorial: EDITORIAL_CHANGES.filter((each) =>
                      each === kind ? event.target.checked : evidence.editorial.includes(each),
                    ),
                  })
                }
              />
              <span>{t(`editorial.${kind}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="consistency-step">
        <legend>{t('form.share')}</legend>
        <TextField
          className="consistency-short"
          type="number"
          min={0}
          max={100}
          step={1}
          label={t('form.shareQuestion')}
          hint={t('form.shareHint')}
          value={share ?? ''}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            set({ sharePercent: Number.isNaN(typed) ? null : Math.min(100, Math.max(0, typed)) });
          }}
        />
      </fieldset>
      <fieldset className="consistency-step">
        <legend>{t('form.language')}</legend>
        <RadioGroup
          layout="list"
          legend={t('form.languageQuestion')}
          value={evidence.language ?? 'unknown'}
          onValueChange={(value) => set({ language: value === 'unknown' ? null : value })}
          options={[...LANGUAGES_OF_TEXT, 'unknown' as const].map((value) => ({
            value,
            label: t(`language.${value}`),
          }))}
        />
      </fieldset>
      <WeightFields weights={evaluation.weights} change={change} />
      <OverrideFields override={evaluation.override} outcome={outcome} change={change} />
      <fieldset className="consistency-step">
        <legend>{t('form.notes')}</legend>
        <Field label={t('form.notesLabel')}>
          {(control) => (
            <textarea
              {...control}
              className="field-input"
              maxLength={TEXT_LENGTH}
              value={evaluation.notes}
              onChange={(event) => change(() => ({ notes: event.target.value }))}
            />
          )}
        </Field>
      </fieldset>
    </div>
  );
}
