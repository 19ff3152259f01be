import type { ContentRow } from '@/features/content/content-schema';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { Button } from '@/shared/ui/controls/button';
import { discardDraft } from '../editions-api';
import { useEditionWords } from '../use-edition-words';
import { useEditionWrites } from './use-edition-writes';

/** The way back from a draft to the published edition, after a question. */
export function Discard({ row }: { row: ContentRow }) {
  const { t } = useEditionWords();
  const confirm = useConfirm();
  const { run, isUnderWay, refusal, forgetRefusal } = useEditionWrites();
  const title = row.name.text;
  const discard = async () => {
    const question = { content: t('discard.question'), detail: t('discard.detail', { title }) };
    if (await confirm({ ...question, okText: t('discard.action'), isDeletion: true, isUndoable: true }))
      await run('discard', () => discardDraft(row), t('discard.done', { title }));
  };
  return (
    <>
      <Button variant="delete" aria-busy={isUnderWay} onClick={() => void discard()}>
        {t('discard.action')}
      </Button>
      <Refusal text={refusal} onClose={forgetRefusal} />
    </>
  );
}
