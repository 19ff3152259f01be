import { useState } from 'react';
import type { ContentKind } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { useActor } from '../../use-actor';
import { wordOf } from './bulk-plan';
import { bulkTrace } from './bulk-trace';

/** What became of an action on several records that did not end, such as one during which the session did. */
export function BulkTraceNote({ kind }: { kind: ContentKind }) {
  const { t } = useTexts(['content', 'ui']);
  const actor = useActor(kind);
  const [trace] = useState(() => bulkTrace(kind.id));
  const [found, setFound] = useState(() => trace.get());
  if (found === null) return null;
  const { action, isUndone, done, left } = found;
  const forget = () => {
    trace.remove();
    setFound(null);
  };
  return (
    <Note
      tone="warning"
      title={t(isUndone ? 'bulk.cutOff.undo' : 'bulk.cutOff.title', {
        action: t(`action.${wordOf(action, actor)}`),
      })}
      actions={
        <Button size="small" onClick={forget}>
          {t('ui:action.close')}
        </Button>
      }
    >
      {t('bulk.cutOff.text', { done, count: left.length, names: left.join(t('comma')) })}
    </Note>
  );
}
