import { useId, type ReactNode } from 'react';

interface DrawerOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface DrawerChoiceProps<Value extends string> {
  legend: string;
  hint: string;
  /** `pictures` outline the selected one, `segments` underline it. */
  form: 'pictures' | 'segments';
  options: readonly DrawerOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of the drawer's four choices: native radios, so that arrow keys select. */
export function DrawerChoice<Value extends string>(props: DrawerChoiceProps<Value>) {
  const { legend, hint, form, options, value, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="drawer-choice" aria-describedby={`${name}-hint`}>
      <legend>{legend}</legend>
      <p id={`${name}-hint`}>{hint}</p>
      <div className={`drawer-${form}`}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
