import { Radio } from 'antd';
import { useEffect } from 'react';

interface MarkInputProps {
  id?: string;
  /** Labels the radios as a group. */
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string) => void;
  /** Receives the mark in the form, also one set by a draft. */
  onMark: (mark: string) => void;
}

/** The mark of a record: a `fact` needs a source and its date. */
export function MarkInput({ id, label, options, value, onChange, onMark }: MarkInputProps) {
  useEffect(() => {
    if (value) onMark(value);
  }, [value, onMark]);
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
