import { Radio } from 'antd';
import { useEffect } from 'react';

interface MenuTypeInputProps {
  id?: string;
  /** Labels the radios as a group. */
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string) => void;
  /** Receives the type in the form, also when a draft sets or reverts it. */
  onType: (type: string) => void;
}

/** The type of an entry, which determines its other fields. */
export function MenuTypeInput({ id, label, options, value, onChange, onType }: MenuTypeInputProps) {
  useEffect(() => {
    if (value) onType(value);
  }, [value, onType]);
  return (
    <Radio.Group
      id={id}
      aria-label={label}
      options={[...options]}
      value={value}
      onChange={(event) => onChange?.(String(event.target.value))}
    />
  );
}
