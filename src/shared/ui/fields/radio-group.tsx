import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import { FieldText } from './field';
import './radio-group.css';

/** One choice; `detail` follows the label in regular weight. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  /** Null while nothing has been chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  hint?: ReactNode;
  error?: string;
  /** `row` puts as many choices in one line as fit. */
  layout?: 'row' | 'list';
}

/** Native radios in a fieldset with a legend. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onValueChange, hint, error, layout = 'row' } = props;
  const name = useId();
  const hasText = hint !== undefined || error !== undefined;
  return (
    <fieldset
      className={classNames('radio-group', `radio-group-${layout}`)}
      aria-describedby={hasText ? `${name}-text` : undefined}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-group-option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span>
            <span className="radio-group-label">{option.label}</span>{' '}
            {option.detail !== undefined && <span className="radio-group-detail">{option.detail}</span>}
          </span>
        </label>
      ))}
      {hasText && <FieldText id={`${name}-text`} hint={hint} error={error} />}
    </fieldset>
  );
}
