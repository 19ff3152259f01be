import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import type { ContentRow } from './content-schema';

/** Who sent a record to review, when, and the note for the reviewer. */
export function SubmittedNote({ byName, at, note }: NonNullable<ContentRow['submitted']>) {
  const { t } = useTexts('content');
  return <Note title={t('submitted', { name: byName, time: onReadersClock(at) })}>{note}</Note>;
}
