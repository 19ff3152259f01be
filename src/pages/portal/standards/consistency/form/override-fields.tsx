import { DEGREES, overrideGaps } from '@/domain/standards';
import type { DegreeOverride } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import { Field } from '@/shared/ui/fields/field';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { LINE_LENGTH, TEXT_LENGTH } from '../evaluation';
import type { ConsistencyOutcome } from '../outcome';
import type { ChangeEvaluation } from '../evaluation';

const NONE = 'none';

interface OverrideFieldsProps {
  override: DegreeOverride | null;
  outcome: ConsistencyOutcome;
  change: ChangeEvaluation;
}

/** A degree set by an expert: it takes effect only with a role and a reason. */
export function OverrideFields({ override, outcome, change }: OverrideFieldsProps) {
  const { t } = useTexts('consistency');
  const set = (part: Partial<DegreeOverride>) =>
    change((before) => (before.override === null ? {} : { override: { ...before.override, ...part } }));
  const gaps = override === null ? [] : overrideGaps(override);
  return (
    <fieldset className="consistency-step">
      <legend>{t('form.override')}</legend>
      <SelectField
        className="consistency-short"
        label={t('override.degree')}
        hint={t('override.hint', { degree: outcome.assessment.degree ?? t('result.open') })}
        value={override?.degree ?? NONE}
        onValueChange={(value) =>
          change((before) => ({
            override: value === NONE ? null : { role: '', reason: '', ...before.override, degree: value },
          }))
        }
        options={[
          { value: NONE, label: t('override.none') },
          ...DEGREES.toReversed().map((degree) => ({ value: degree, label: t(`degree.${degree}`) })),
        ]}
      />
      {override !== null && (
        <>
          <TextField
            label={t('override.role')}
            hint={t('override.roleHint')}
            error={gaps.includes('role') ? t('override.needsRole') : undefined}
            required
            maxLength={LINE_LENGTH}
            value={override.role}
            onChange={(event) => set({ role: event.target.value })}
          />
          <Field
            label={t('override.reason')}
            error={gaps.includes('reason') ? t('override.needsReason') : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                className="field-input"
                required
                maxLength={TEXT_LENGTH}
                value={override.reason}
                onChange={(event) => set({ reason: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </fieldset>
  );
}
