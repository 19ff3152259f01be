import { deleteContent, undeleteContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { useContentWrites } from '../use-content-writes';

/** Deletes records of a kind after a question, below which they are named; the list then offers to bring them back. */
export function useRemoval(
  kind: ContentKind,
  { run }: ReturnType<typeof useContentWrites>,
): (question: string, rows: readonly ContentRow[]) => Promise<void> {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const confirm = useConfirm();
  return async (content, rows) => {
    const ids = rows.map(({ id }) => id);
    const detail = t('delete.detail', {
      name: rows.map(({ values }) => words.name(values)).join(t('comma')),
    });
    if (!(await confirm({ content, detail, isDeletion: true, isUndoable: true }))) return;
    await run(
      `delete ${ids.join()}`,
      () => deleteContent(kind.id, ids),
      t('delete.done'),
      async () => {
        // oxlint-disable-next-line no-await-in-loop -- One after the other: the server takes ten calls a second.
        for (const id of ids) await undeleteContent(kind.id, id);
      },
    );
  };
}
