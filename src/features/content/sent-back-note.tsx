import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import type { ContentRow } from './content-schema';

/** Who sent a draft back, when and why. */
export function SentBackNote({ byName, at, note }: NonNullable<ContentRow['sentBack']>) {
  const { t } = useTexts('content');
  return (
    <Note tone="warning" title={t('sentBack', { name: byName, time: onReadersClock(at) })}>
      {note}
    </Note>
  );
}
