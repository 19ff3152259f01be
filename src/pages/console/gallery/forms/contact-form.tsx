import { useRef, useState, type SyntheticEvent } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { firstProblem, pattern, required } from '@/shared/validation/rules';
import { useProblemText } from '@/shared/validation/use-problem-text';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { TextField } from '@/shared/ui/fields/text-field';

const RULES = {
  person: [required, pattern('name')],
  email: [required, pattern('email')],
  mobile: [pattern('mobile')],
} as const;
type FieldName = keyof typeof RULES;
const FIELDS = Object.keys(RULES) as FieldName[];
const EMPTY: Readonly<Record<FieldName, string>> = { person: '', email: '', mobile: '' };

/** A form validated on submit, and field by field from then on; the first invalid field gets the focus. */
export function ContactForm() {
  const { t } = useTexts('gallery');
  const problemText = useProblemText();
  const [values, setValues] = useState(EMPTY);
  const [state, setState] = useState<'new' | 'checked' | 'sent'>('new');
  const form = useRef<HTMLFormElement>(null);
  const problemOf = (field: FieldName) => firstProblem(values[field], RULES[field]);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = FIELDS.find((field) => problemOf(field) !== null);
    setState(wrong === undefined ? 'sent' : 'checked');
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  const errorOf = (field: FieldName) => {
    const problem = state === 'new' ? null : problemOf(field);
    return problem === null ? undefined : problemText(problem);
  };
  return (
    <form className="gallery-form" ref={form} noValidate onSubmit={handleSubmit}>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(`form.field.${field}`)}
          value={values[field]}
          error={errorOf(field)}
          onChange={({ target }) => {
            setValues({ ...values, [field]: target.value });
            if (state === 'sent') setState('checked');
          }}
        />
      ))}
      <Button type="submit" variant="primary" size="small">
        {t('form.check')}
      </Button>
      {state === 'sent' && <Note role="status">{t('form.allGood')}</Note>}
    </form>
  );
}
