import type { ReactNode } from 'react';
import type { ContentField } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { RecordInput } from './record-input';

interface PartInputProps {
  id: string;
  part: ContentField;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  /** The id of its hint, if that is shown once for all rows. */
  hintId?: string;
  error?: string;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The control of one part of a row, by its type. */
export function PartInput(props: PartInputProps) {
  const { id, part, label, options, hint, hintId, error, value, disabled, onChange } = props;
  const { t } = useTexts('content');
  if (part.type === 'record')
    return (
      <RecordInput
        id={id}
        kind={part.of ?? ''}
        label={label}
        error={error}
        value={value}
        disabled={disabled}
        onChange={onChange}
      />
    );
  if (part.options === undefined)
    return (
      <TextField
        id={id}
        error={error}
        label={label}
        hint={hint}
        hintId={hintId}
        value={value}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const none = part.required === true ? [] : [{ value: '', label: t('rows.none') }];
  return (
    <SelectField
      id={id}
      error={error}
      label={label}
      hint={hint}
      hintId={hintId}
      value={value}
      disabled={disabled}
      placeholder={part.required === true ? t('rows.choose') : undefined}
      options={[...none, ...options]}
      onValueChange={onChange}
    />
  );
}
