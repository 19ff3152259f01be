import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';
import { Icon } from '../controls/icon';

/** One choice: `value` is stored, `label` is shown. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

type SelectInput = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'value' | 'onChange'>;

interface SelectFieldProps<Value extends string> extends FieldTexts, SelectInput {
  options: readonly SelectOption<Value>[];
  /** The chosen value; empty shows the placeholder. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** A first line that cannot be chosen again. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled native select. Calls back only with one of its own options. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, hintId, error, className, id, options, onValueChange, placeholder, ...select } = props;
  const handleChange = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <Field label={label} hint={hint} hintId={hintId} error={error} className={className} controlId={id}>
      {(control) => (
        <div className="field-select">
          <select
            {...select}
            {...control}
            className="field-input"
            onChange={(event) => handleChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={16} />
        </div>
      )}
    </Field>
  );
}
