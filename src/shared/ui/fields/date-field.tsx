import type { ComponentProps } from 'react';
import { DateInput } from './date-input';
import { Field, type FieldTexts } from './field';

type DateFieldProps = FieldTexts & Omit<ComponentProps<typeof DateInput>, 'className'>;

/** A labelled date; `value`, `min` and `max` are ISO dates. */
export function DateField({ label, hint, error, className, id, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} controlId={id}>
      {(control) => <DateInput {...input} {...control} className="field-input" />}
    </Field>
  );
}
