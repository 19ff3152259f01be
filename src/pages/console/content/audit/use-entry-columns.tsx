import { AuditChanges } from '@/features/content/changes/audit-changes';
import type { AuditEntry } from '@/features/content/audit-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { loggedKind } from '../kinds/content-kinds-schema';

/** The columns of the log of one record. */
export function useEntryColumns(): ListColumn<AuditEntry>[] {
  const { t } = useTexts('content');
  const actionOf = ({ action }: AuditEntry) => textOfCode(t, 'act', action);
  return [
    { id: 'at', head: t('column.actedAt'), isWhole: true, isSortable: true },
    { id: 'byName', head: t('column.who'), isWhole: true, isSortable: true },
    { id: 'action', head: t('column.action'), isSortable: true, cell: actionOf, text: actionOf },
    {
      id: 'changes',
      head: t('column.changes'),
      cell: (entry) => <AuditChanges kind={loggedKind(entry.kind)} entry={entry} />,
    },
    {
      id: 'note',
      head: t('column.note'),
      // The reason of an action is read in full, also without a pointer.
      cell: ({ note }) => (note ? <div className="audit-note">{note}</div> : null),
    },
  ];
}
