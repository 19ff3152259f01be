import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './field';

type DateInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'value' | 'onChange'>;

interface DateFieldProps extends FieldTexts, DateInput {
  /** ISO date or empty. */
  value: string;
  /** Receives an ISO date, or an empty text while the date is incomplete. */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled native date input; `min` and `max` are ISO dates. */
export function DateField({ label, hint, error, className, id, onValueChange, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} controlId={id}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="date"
          className="field-input"
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
