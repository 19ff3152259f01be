import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Note } from './note';

interface StaleNoteProps {
  /** Time of the shown figures as formatted for the reader's language. */
  savedAt: string;
  onReload: () => void;
}

/** The figures stay, but they are saved ones: says of when, and offers to read again (look §6). */
export function StaleNote({ savedAt, onReload }: StaleNoteProps) {
  const { t } = useTranslation('ui');
  const reload = (
    <Button size="small" onClick={onReload}>
      {t('action.reload')}
    </Button>
  );
  return (
    <Note tone="warning" role="status" actions={reload}>
      {t('state.stale', { time: savedAt })}
    </Note>
  );
}
