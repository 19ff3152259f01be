import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import type { VersionedRow } from '../edit-field';

/** Who wrote a record, and when it was saved. */
export type SavedFacts = Pick<VersionedRow, 'updateTime' | 'writtenByName'>;

/** States them of the server's version, the time on the reader's clock; nothing without a time. */
export function SavedNote({ saved: { updateTime, writtenByName } }: { saved: SavedFacts }) {
  const { t } = useTexts('console');
  if (!updateTime) return null;
  const time = onReadersClock(updateTime);
  return (
    <p className="conflict-saved">
      {writtenByName ? t('conflict.savedBy', { name: writtenByName, time }) : t('conflict.savedAt', { time })}
    </p>
  );
}
