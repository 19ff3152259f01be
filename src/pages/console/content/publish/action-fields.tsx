import type { useActionDraft } from '@/features/content/use-action-draft';
import type { BulkAction } from '../list/bulk/bulk-plan';
import { NoteField } from '../words/note-field';
import { FirstDayField } from './first-day-field';

interface ActionFieldsProps {
  action: BulkAction;
  draft: ReturnType<typeof useActionDraft>;
  /** The note is a reason, which may not be empty. */
  isReason: boolean;
  /** True once it was submitted: then says what is missing. */
  isChecked: boolean;
}

/** What is entered for an action on one record or several: of a publication its first day, and the note for the log. */
export function ActionFields({
  action,
  draft: { note, from, write },
  isReason,
  isChecked,
}: ActionFieldsProps) {
  return (
    <>
      {action === 'publish' && (
        <FirstDayField value={from} onValueChange={(day) => write({ from: day })} isChecked={isChecked} />
      )}
      {action !== 'verify' && action !== 'delete' && (
        <NoteField
          isReason={isReason}
          value={note}
          onValueChange={(text) => write({ note: text })}
          isChecked={isChecked}
        />
      )}
    </>
  );
}
