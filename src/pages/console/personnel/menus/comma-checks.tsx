import { Checkbox } from 'antd';

interface CommaChecksProps {
  id?: string;
  /** Labels the boxes as a group. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** The selected values, comma-separated. */
  value?: string | null;
  onChange?: (value: string) => void;
}

/** Checkboxes whose selected values are one comma-separated text, in the order of the options. */
export function CommaChecks({ id, label, options, value, onChange }: CommaChecksProps) {
  const chosen = (value ?? '').split(',').filter((one) => one !== '');
  return (
    <div id={id}>
      <Checkbox.Group
        aria-label={label}
        options={[...options]}
        value={chosen}
        onChange={(next) =>
          onChange?.(
            options
              .map((option) => option.value)
              .filter((one) => next.includes(one))
              .join(','),
          )
        }
      />
    </div>
  );
}
