import type { Ref } from 'react';
import { Field } from '@/shared/ui/fields/field';

interface MarkdownFieldProps {
  label: string;
  rows?: number;
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for text of several lines. */
export function MarkdownField({ label, rows = 12, value, onValueChange, ref }: MarkdownFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className="field-input gallery-text"
          rows={rows}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      )}
    </Field>
  );
}
