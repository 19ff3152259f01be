import { useEffect, useRef } from 'react';
import { CHECKS, DEVIATION_KINDS, DEVIATION_WEIGHTS } from '@/domain/standards';
import type { ConsistencyEvidence, Deviation } from '@/domain/standards';
import { randomId } from '@/shared/format/random-id';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { LINE_LENGTH, MOST_DEVIATIONS } from '../evaluation';
import type { ChangeEvaluation } from '../evaluation';

const ID_LENGTH = 8;

interface DeviationFieldsProps {
  evidence: ConsistencyEvidence;
  change: ChangeEvaluation;
}

/** The list of technical deviations; a new one takes the focus, and the button that adds one does after a removal. */
export function DeviationFields({ evidence: { deviations }, change }: DeviationFieldsProps) {
  const { t } = useTexts('consistency');
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const count = useRef(deviations.length);
  useEffect(() => {
    const before = count.current;
    count.current = deviations.length;
    if (deviations.length > before)
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    if (deviations.length < before) add.current?.focus();
  }, [deviations.length]);
  const setAll = (apply: (all: readonly Deviation[]) => readonly Deviation[]) =>
    change(({ evidence }) => ({ evidence: { ...evidence, deviations: apply(evidence.deviations) } }));
  return (
    <>
      <ol ref={list} className="consistency-deviations">
        {deviations.map((deviation, index) => (
          <li key={deviation.id}>
            <DeviationField
              deviation={deviation}
              name={t('deviation.name', { number: index + 1 })}
              onChange={(part) =>
                setAll((all) => all.map((each) => (each.id === deviation.id ? { ...each, ...part } : each)))
              }
              onRemove={() => setAll((all) => all.filter(({ id }) => id !== deviation.id))}
            />
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        size="small"
        disabled={deviations.length >= MOST_DEVIATIONS}
        onClick={() => setAll((all) => [...all, newDeviation()])}
      >
        {t('deviation.add')}
      </Button>
    </>
  );
}

const newDeviation = (): Deviation => ({
  id: randomId(ID_LENGTH),
  clause: '',
  kind: 'changed',
  isIdentified: 'unknown',
  isExplained: 'unknown',
  weight: 1,
  summary: '',
});

interface DeviationFieldProps {
  deviation: Deviation;
  name: string;
  onChange: (part: Partial<Deviation>) => void;
  onRemove: () => void;
}

function DeviationField({ deviation, name, onChange, onRemove }: DeviationFieldProps) {
  const { t } = useTexts('consistency');
  const checks = CHECKS.map((value) => ({ value, label: t(`check.${value}`) }));
  return (
    <fieldset className="consistency-deviation">
      <legend>{name}</legend>
      <div className="consistency-grid">
        <TextField
          label={t('deviation.clause')}
          maxLength={LINE_LENGTH}
          value={deviation.clause}
          onChange={(event) => onChange({ clause: event.target.value })}
        />
        <SelectField
          label={t('deviation.kind')}
          value={deviation.kind}
          onValueChange={(kind) => onChange({ kind })}
          options={DEVIATION_KINDS.map((value) => ({ value, label: t(`deviation.${value}`) }))}
        />
        <SelectField
          label={t('deviation.isIdentified')}
          value={deviation.isIdentified}
          onValueChange={(isIdentified) => onChange({ isIdentified })}
          options={checks}
        />
        <SelectField
          label={t('deviation.isExplained')}
          value={deviation.isExplained}
          onValueChange={(isExplained) => onChange({ isExplained })}
          options={checks}
        />
        <SelectField
          label={t('deviation.weight')}
          value={String(deviation.weight)}
          onValueChange={(value) => {
            const weight = DEVIATION_WEIGHTS.find((each) => String(each) === value);
            if (weight !== undefined) onChange({ weight });
          }}
          options={DEVIATION_WEIGHTS.map((value) => ({
            value: String(value),
            label: t(`deviation.weight${value}`),
          }))}
        />
        <TextField
          label={t('deviation.summary')}
          maxLength={LINE_LENGTH}
          value={deviation.summary}
          onChange={(event) => onChange({ summary: event.target.value })}
        />
      </div>
      <Button variant="text" size="small" onClick={onRemove}>
        {t('deviation.remove', { name })}
      </Button>
    </fieldset>
  );
}
