import { useQuery } from '@tanstack/react-query';
import { editionAuditQuery } from '../editions-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { QueryView } from '@/shared/ui/states/query-view';
import { DataTable } from '@/shared/ui/table/data-table';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import type { TextKey } from '@/shared/i18n/text-keys';

/** Who did what with an importer's editions, and when. */
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
            <DataTable
              caption={t('audit.title')}
              rows={rows}
              rowKey={(entry) => entry.id}
              columns={[
                { id: 'at', head: t('field.time'), isWhole: true, cell: ({ at }) => at },
                { id: 'by', head: t('field.by'), cell: ({ byName }) => byName },
                {
                  id: 'action',
                  head: t('audit.action'),
                  cell: ({ action }) => t(`did.${action}` as TextKey<'editions'>),
                },
                {
                  id: 'title',
                  head: t('field.title'),
                  cell: ({ recordName, after }) => after?.['title'] ?? recordName.text,
                },
                { id: 'note', head: t('audit.note'), cell: ({ note }) => note },
              ]}
            />
          )
        }
      </QueryView>
    </Part>
  );
}
