import { Radio } from 'antd';
import { useEffect } from 'react';

interface MenuTypeInputProps {
  id?: string;
  /** Names the radios as a group. */
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string) => void;
  /** Learns the type that stands in the form, also one that a draft brought or took back. */
  onType: (type: string) => void;
}

/** The type of an entry, on which its other fields depend. */
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
