import type { AuditEntry } from '@/features/content/content-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import type { TextKey } from '@/shared/i18n/text-keys';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { loggedKind } from '../kinds/content-kinds-schema';
import { AuditChanges } from '@/features/content/changes/audit-changes';

/** The columns of the audit log. */
export function useAuditColumns(): ListColumn<AuditEntry>[] {
  const { t } = useTexts('content');
  const kindOf = ({ kind }: AuditEntry) =>
    t(`kind.${kind}.title` as TextKey<'content'>, { defaultValue: kind });
  /** The name; of a record that is gone, and was logged without one, its kind and id. */
  const nameOf = (entry: AuditEntry) => {
    const { recordId, recordName } = entry;
    return recordName.text === recordId ? `${kindOf(entry)} · ${recordId}` : recordName.text;
  };
  const actionOf = ({ action }: AuditEntry) => textOfCode(t, 'act', action);
  return [
    { id: 'at', head: t('column.time'), isWhole: true, isSortable: true },
    { id: 'byName', head: t('column.who'), isWhole: true, isSortable: true },
    { id: 'kind', head: t('column.kind'), isSortable: true, cell: kindOf, text: kindOf },
    {
      id: 'recordName',
      head: t('column.name'),
      isLong: true,
      cell: (entry) => <span lang={entry.recordName.lang}>{nameOf(entry)}</span>,
      text: nameOf,
    },
    { id: 'action', head: t('column.action'), isSortable: true, cell: actionOf, text: actionOf },
    {
      id: 'changes',
      head: t('column.changes'),
      cell: (entry) => <AuditChanges kind={loggedKind(entry.kind)} entry={entry} />,
      text: ({ before, after }) => (after === null ? null : JSON.stringify({ before, after })),
    },
    { id: 'note', head: t('column.note'), isLong: true },
  ];
}
