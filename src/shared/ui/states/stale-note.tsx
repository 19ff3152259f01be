import { formatTime } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '../controls/button';
import { Note } from './note';

interface StaleNoteProps {
  /** When the shown figures loaded, in milliseconds since 1970. */
  savedAt: number;
  onReload: () => void;
  /** Why newer ones could not be loaded, in the server's words; without it the server is reported as unreachable. */
  why?: string;
}

/** Marks the figures as saved, with their time, and offers a reload (look §6). */
export function StaleNote({ savedAt, onReload, why }: StaleNoteProps) {
  const { t } = useTexts('ui');
  const reload = (
    <Button size="small" onClick={onReload}>
      {t('action.reload')}
    </Button>
  );
  return (
    <Note tone="warning" role="status" actions={reload}>
      {t(why === undefined ? 'state.stale' : 'state.staleSince', { time: formatTime(new Date(savedAt)) })}
      {why !== undefined && <p>{why}</p>}
    </Note>
  );
}
