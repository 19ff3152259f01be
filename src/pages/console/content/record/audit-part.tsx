import { auditPageQuery } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useEntryColumns } from '../audit/use-entry-columns';

const NO_FILTERS = {};

/** The log of one record: who did what, when, and what changed. Without an entry it was published when it was taken in. */
export function AuditPart({ kind, id }: { kind: ContentKind; id: string }) {
  const { t } = useTexts('content');
  const list = useListQuery(NO_FILTERS, { prefix: 'log.' });
  const answer = useListRows(
    auditPageQuery({ ...list.wire, kind_EQ: kind.id, recordId_EQ: id }, useLanguage()),
  );
  return (
    <ListTable
      label={t('part.audit')}
      columns={useEntryColumns()}
      list={list}
      answer={answer}
      emptyWhy={t('audit.none')}
      nameOf={({ at }) => at}
    />
  );
}
