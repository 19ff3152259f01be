import { formatTime } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from './button';
import { Note } from './note';

interface StaleNoteProps {
  /** When the shown figures came, in milliseconds since 1970. */
  savedAt: number;
  onReload: () => void;
}

/** The figures stay, but they are saved ones: says of when, and offers to read again (look §6). */
export function StaleNote({ savedAt, onReload }: StaleNoteProps) {
  const { t } = useTexts('ui');
  const reload = (
    <Button size="small" onClick={onReload}>
      {t('action.reload')}
    </Button>
  );
  return (
    <Note tone="warning" role="status" actions={reload}>
      {t('state.stale', { time: formatTime(new Date(savedAt)) })}
    </Note>
  );
}
