import { changesInWords } from '@/features/content/changes/changes-in-words';
import type { AuditEntry } from '@/features/content/audit-schema';
import { useWordsOfKinds } from '@/features/content/words/use-kind-words';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';
import { LOGGED_KINDS, loggedKind } from '../kinds/content-kinds-schema';

/**
 * The columns of the log's file: those shown, but what changed as three columns in words: the fields, and each field with
 * its value before and after, a line each.
 */
export function useAuditFileColumns(shown: readonly ListColumn<AuditEntry>[]): ListColumn<AuditEntry>[] {
  const { t } = useTexts('content');
  const wordsOf = useWordsOfKinds(LOGGED_KINDS);
  const changesOf = ({ kind: id, before, after }: AuditEntry) => {
    const kind = loggedKind(id);
    return kind === null || after === null ? [] : changesInWords(kind, wordsOf(kind), before, after);
  };
  const values = (entry: AuditEntry, side: 'before' | 'after') =>
    changesOf(entry)
      .map(({ label, [side]: value }) => t('difference.value', { field: label, text: value ?? '—' }))
      .join('\n');
  const changes: ListColumn<AuditEntry>[] = [
    {
      id: 'changedFields',
      head: t('difference.field'),
      text: (entry) =>
        changesOf(entry)
          .map(({ label }) => label)
          .join('\n'),
    },
    { id: 'before', head: t('difference.before'), text: (entry) => values(entry, 'before') },
    { id: 'after', head: t('difference.after'), text: (entry) => values(entry, 'after') },
  ];
  return shown.flatMap((column) => (column.id === 'changes' ? changes : [column]));
}
