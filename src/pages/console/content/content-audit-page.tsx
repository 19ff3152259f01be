import { AUDIT_KEY } from '@/features/content/content-api';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useReadAgain } from '@/shared/console-ui/list/query/use-read-again';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { useTableHeight } from '@/shared/console-ui/list/table/use-table-height';
import { shownColumns } from '@/shared/console-ui/list/view/list-view';
import { useListView } from '@/shared/console-ui/list/view/use-list-view';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { AUDIT_WIRE, auditQuery, readAudit } from './audit/audit-wire';
import { useAuditColumns } from './audit/use-audit-columns';
import { useAuditFileColumns } from './audit/use-audit-file-columns';
import { useAuditFilters } from './audit/use-audit-filters';

/** The log of all changes to content, with filters and export. */
export default function ContentAuditPage() {
  const { t } = useTexts('content');
  const list = useListQuery(AUDIT_WIRE, { name: 'content-audit' });
  const answer = useListRows(auditQuery(list.wire, useLanguage()));
  const columns = useAuditColumns();
  const [view] = useListView(list.name, columns);
  const fileColumns = useAuditFileColumns(shownColumns(columns, view));
  const readAgain = useReadAgain(AUDIT_KEY);
  const height = useTableHeight({ layout: useThemeStore((theme) => shownTheme(theme).layout) });
  const title = t('audit.title');
  return (
    <ListPage
      title={title}
      count={answer.total === undefined ? undefined : t('audit.count', { count: answer.total })}
      filters={<FilterForm list={list} onRepeat={() => void readAgain()} fields={useAuditFilters()} />}
      tools={
        <ListToolsEnd
          list={list}
          columns={columns}
          fileColumns={fileColumns}
          fileName={title}
          read={readAudit}
          onRefresh={() => void readAgain()}
        />
      }
      table={
        <ListTable
          label={title}
          columns={columns}
          list={list}
          answer={answer}
          height={height}
          nameOf={({ recordName }) => recordName.text}
        />
      }
    />
  );
}
