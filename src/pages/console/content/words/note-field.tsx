import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';

interface NoteFieldProps {
  /** True for the reason of a reviewer, which the writer reads: it may not be empty. */
  isReason: boolean;
  value: string;
  onValueChange: (value: string) => void;
  /** True once it was submitted: then says what is missing. */
  isChecked: boolean;
}

/** The note on an action for the log; of what a reviewer sends back the reason. */
export function NoteField({ isReason, value, onValueChange, isChecked }: NoteFieldProps) {
  const { t } = useTexts('content');
  return (
    <TextField
      label={t(isReason ? 'note.reason' : 'note.label')}
      hint={t(isReason ? 'note.reasonHint' : 'note.hint')}
      error={isChecked && isReason && value.trim() === '' ? t('note.reasonNeeded') : undefined}
      required={isReason}
      autoComplete="off"
      maxLength={500}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
