import { Checkbox } from 'antd';

interface CommaChecksProps {
  id?: string;
  /** Names the boxes as a group. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values, by commas. */
  value?: string | null;
  onChange?: (value: string) => void;
}

/** Boxes whose chosen values travel as one text with commas, in the order of the options. */
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
