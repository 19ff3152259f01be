import { useState } from 'react';
import { Difference } from '@/features/content/changes/difference';
import type { AuditEntry } from '@/features/content/audit-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { loggedKind } from '../kinds/content-kinds-schema';
import { ChangesOpener } from './changes-opener';
import './entries.css';

/** The columns of the log of one record; the changes of the entries that are open are below their rows. */
export function useEntryColumns(): ListColumn<AuditEntry>[] {
  const { t } = useTexts('content');
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  const actionOf = ({ action }: AuditEntry) => textOfCode(t, 'act', action);
  return [
    { id: 'at', head: t('column.actedAt'), isWhole: true, isSortable: true },
    { id: 'byName', head: t('column.who'), isWhole: true, isSortable: true },
    { id: 'action', head: t('column.action'), isSortable: true, cell: actionOf, text: actionOf },
    {
      id: 'changes',
      head: t('column.changes'),
      cell: (entry) => (
        <ChangesOpener entry={entry} isOpen={open.includes(entry.id)} onToggle={() => toggle(entry.id)} />
      ),
      detail: (entry) => (open.includes(entry.id) ? <EntryChanges entry={entry} /> : null),
    },
    {
      id: 'note',
      head: t('column.note'),
      // The reason of an action is read in full, also without a pointer.
      cell: ({ note }) => (note ? <div className="audit-note">{note}</div> : null),
    },
  ];
}

function EntryChanges({ entry: { kind, before, after } }: { entry: AuditEntry }) {
  const shown = loggedKind(kind);
  return shown && after && <Difference kind={shown} before={before} after={after} isInLog />;
}
