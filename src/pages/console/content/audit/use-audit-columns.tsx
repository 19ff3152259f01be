import type { AuditEntry } from '@/features/content/audit-schema';
import { useKindName } from '@/features/content/words/use-kind-name';
import { AccessLink } from '@/shared/console-ui/access-link';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';
import { useEntryAddress } from './use-entry-address';
import { useEntryColumns } from './use-entry-columns';

/** The columns of the audit log: those of one record's log, and which record it is. */
export function useAuditColumns(): ListColumn<AuditEntry>[] {
  const { t } = useTexts('content');
  const kindName = useKindName();
  const addressOf = useEntryAddress();
  const kindOf = ({ kind }: AuditEntry) => kindName(kind);
  /** The name; of a record that is gone, and was logged without one, its kind and id. */
  const nameOf = (entry: AuditEntry) => {
    const { recordId, recordName } = entry;
    return recordName.text === recordId ? `${kindOf(entry)} · ${recordId}` : recordName.text;
  };
  const linkOf = (entry: AuditEntry) => (
    <AccessLink to={addressOf(entry)}>
      <span lang={entry.recordName.lang}>{nameOf(entry)}</span>
    </AccessLink>
  );
  const [at, byName, ...rest] = useEntryColumns();
  return [
    ...[at, byName].flatMap((column) => column ?? []),
    { id: 'kind', head: t('column.kind'), isSortable: true, cell: kindOf, text: kindOf },
    { id: 'recordName', head: t('column.name'), isLong: true, cell: linkOf, text: nameOf },
    ...rest,
  ];
}
