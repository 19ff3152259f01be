import { useState } from 'react';
import type { ContentKind } from '@/features/content/content-kind';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { removeDraft } from '@/shared/storage/draft';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { useActor } from '../use-actor';
import { useContentPlace } from '../use-content-place';
import { draftEndOf, draftsOf } from './draft-keys';
import { giveToNewRecord, typedInto } from './typed-into-gone';

/**
 * In the place of a record that is not there. What the user had typed into it goes on as a new record, or is
 * discarded; `id` is null for a new record that would begin as a copy of it.
 */
export function GoneRecord({ kind, id }: { kind: ContentKind; id: string | null }) {
  const { t } = useTexts(['content', 'console']);
  const place = useContentPlace();
  const words = useKindWords(kind);
  const confirm = useConfirm();
  const mayInsert = useActor(kind).may('insert');
  const [typed, setTyped] = useState(() => (id === null ? null : typedInto(kind, draftEndOf(id, ''))));
  if (id === null || typed === null) return <EmptyState why={t('gone.why')} next={t('gone.next')} />;
  const labels = kind.fields.filter(({ name }) => name in typed.changes).map(words.fieldLabel);
  const discard = async () => {
    const question = { content: t('console:drafts.discardQuestion'), okText: t('gone.discard') };
    if (!(await confirm({ ...question, isDeletion: true }))) return;
    removeDraft(draftsOf(kind.id) + id);
    setTyped(null);
  };
  return (
    <EmptyState why={t('gone.why')} next={t('gone.typed', { fields: labels.join(t('comma')) })}>
      {mayInsert && (
        <Button
          size="small"
          variant="primary"
          onClick={() => place.openNew(giveToNewRecord(kind, id, typed))}
        >
          {t('gone.openNew')}
        </Button>
      )}
      <Button size="small" variant="text" onClick={() => void discard()}>
        {t('gone.discard')}
      </Button>
    </EmptyState>
  );
}
