import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './field';

interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: Ref<HTMLInputElement>;
}

/** A labelled one-line input; all attributes of `<input>` but `className` go to the input. */
export function TextField({ label, hint, error, className, id, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} controlId={id}>
      {(control) => <input {...input} {...control} type={type} className="field-input" />}
    </Field>
  );
}
