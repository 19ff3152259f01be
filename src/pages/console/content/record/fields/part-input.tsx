import type { ReactNode } from 'react';
import type { ContentField } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { RecordInput } from './record-input';

interface PartInputProps {
  part: ContentField;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The control of one part of a row, by its type. */
export function PartInput({ part, label, options, hint, value, disabled, onChange }: PartInputProps) {
  const { t } = useTexts('content');
  if (part.type === 'record')
    return (
      <RecordInput kind={part.of ?? ''} label={label} value={value} disabled={disabled} onChange={onChange} />
    );
  if (part.options === undefined)
    return (
      <TextField
        label={label}
        hint={hint}
        value={value}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const none = part.required === true ? [] : [{ value: '', label: t('rows.none') }];
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      disabled={disabled}
      placeholder={part.required === true ? t('rows.choose') : undefined}
      options={[...none, ...options]}
      onValueChange={onChange}
    />
  );
}
