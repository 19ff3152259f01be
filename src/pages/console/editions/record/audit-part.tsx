import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AuditChanges } from '@/features/content/changes/audit-changes';
import { editionLogKind } from '@/features/content/changes/edition-log-kind';
import type { AuditEntry } from '@/features/content/audit-schema';
import { onReadersClock } from '@/shared/format/server-moment';
import { useLanguage } from '@/shared/i18n/use-language';
import { QueryView } from '@/shared/ui/states/query-view';
import { DataTable } from '@/shared/ui/table/data-table';
import { editionAuditQuery } from '../editions-api';
import { Part } from '../part';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useEditionWords } from '../use-edition-words';

/** Who did what with an importer's editions, when, and what changed. */
export function AuditPart({ id }: { id: string }) {
  const { t } = useEditionWords();
  const entries = useQuery(editionAuditQuery(id, useLanguage()));
  return (
    <Part title={t('audit.title')}>
      <QueryView query={entries}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{t('audit.none')}</p>
          ) : (
            // The words of the changes load with the first entry.
            <Suspense>
              <Entries rows={rows} />
            </Suspense>
          )
        }
      </QueryView>
    </Part>
  );
}

function Entries({ rows }: { rows: readonly AuditEntry[] }) {
  const { t } = useEditionWords();
  return (
    <DataTable
      caption={t('audit.title')}
      rows={rows}
      rowKey={(entry) => entry.id}
      columns={[
        { id: 'at', head: t('field.actedAt'), isWhole: true, cell: ({ at }) => onReadersClock(at) },
        { id: 'by', head: t('field.by'), isWhole: true, cell: ({ byName }) => byName },
        {
          id: 'action',
          head: t('audit.action'),
          isWhole: true,
          cell: ({ action }) => textOfCode(t, 'did', action),
        },
        {
          id: 'title',
          head: t('field.title'),
          cell: ({ recordName }) => recordName.text,
        },
        {
          id: 'changes',
          head: t('audit.changes'),
          cell: (entry) => <AuditChanges kind={editionLogKind} entry={entry} />,
        },
        { id: 'note', head: t('audit.note'), cell: ({ note }) => note },
      ]}
    />
  );
}
