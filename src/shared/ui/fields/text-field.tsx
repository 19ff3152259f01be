import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './field';

interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: Ref<HTMLInputElement>;
}

/** A labelled one-line input; all attributes of `<input>` but `className` go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, hintId, error, className, id, type = 'text', ...input } = props;
  return (
    <Field label={label} hint={hint} hintId={hintId} error={error} className={className} controlId={id}>
      {(control) => <input {...input} {...control} type={type} className="field-input" />}
    </Field>
  );
}
