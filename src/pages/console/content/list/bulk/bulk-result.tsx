import type { ContentKind } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { LeftRows } from './left-rows';
import type { useBulkRun } from './use-bulk-run';
import '@/shared/console-ui/edit/edit-form.css';
import './bulk.css';

interface BulkResultProps {
  kind: ContentKind;
  bulk: ReturnType<typeof useBulkRun>;
  onClose: () => void;
}

/** How far an action on several records is, and then what became of them, with the way back. */
export function BulkResult({ kind, bulk, onClose }: BulkResultProps) {
  const { t } = useTexts('content');
  const { phase, isUndone, gone, left, total, handled } = bulk.state;
  if (phase === 'running')
    return (
      <div className="bulk-dialog">
        <p role="status">{t('bulk.progress', { place: handled, number: total })}</p>
        <div className="edit-actions">
          <Button size="small" onClick={bulk.stop}>
            {t('bulk.stop')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="bulk-dialog">
      <p role="status">{t(isUndone ? 'bulk.undone' : 'bulk.done', { count: gone.length })}</p>
      {left.length > 0 && (
        <Note tone="negative" title={t('bulk.notDone', { count: left.length })}>
          <LeftRows kind={kind} rows={left} />
        </Note>
      )}
      <div className="edit-actions">
        {bulk.undoable > 0 && (
          <Button size="small" onClick={() => void bulk.undo()}>
            {t('bulk.undo', { count: bulk.undoable })}
          </Button>
        )}
        <Button size="small" variant="primary" onClick={onClose}>
          {t('bulk.finish')}
        </Button>
      </div>
    </div>
  );
}
