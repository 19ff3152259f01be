import { DEGREES } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { LINE_LENGTH } from '../evaluation';
import type { ChangeEvaluation, Subject } from '../evaluation';

const NONE = 'none';

/** A pair of standards typed by hand. */
export function SubjectFields({ subject, change }: { subject: Subject; change: ChangeEvaluation }) {
  const { t } = useTexts('consistency');
  const set = (part: Partial<Subject>) => change((before) => ({ subject: { ...before.subject, ...part } }));
  return (
    <fieldset className="consistency-step no-print">
      <legend>{t('subject.title')}</legend>
      <div className="consistency-grid">
        {(['number', 'title', 'reference'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`subject.${field === 'title' ? 'name' : field}`)}
            maxLength={LINE_LENGTH}
            value={subject[field]}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        ))}
        <SelectField
          label={t('subject.declared')}
          value={subject.declared ?? NONE}
          onValueChange={(value) => set({ declared: value === NONE ? null : value })}
          options={[
            { value: NONE, label: t('subject.noDegree') },
            ...DEGREES.toReversed().map((degree) => ({ value: degree, label: t(`degree.${degree}`) })),
          ]}
        />
      </div>
    </fieldset>
  );
}
