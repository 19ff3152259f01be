import { CONTENT_KEY } from '@/features/content/content-api';
import type { ContentRow } from '@/features/content/content-schema';
import { Permitted, usePermission } from '@/features/session/permitted';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useReadAgain } from '@/shared/console-ui/list/query/use-read-again';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTableHeight } from '@/shared/console-ui/list/table/use-table-height';
import { useLanguage } from '@/shared/i18n/use-language';
import { Link } from '@/shared/ui/controls/link';
import { EDITION, subjectOf } from '../edition-kind-schema';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { EDITIONS_WIRE } from './edition-filter-keys';
import { editionsListQuery, readEditions } from './editions-wire';
import { NewImport } from './new-import';
import { UnfinishedImports } from './unfinished-imports';
import { useEditionColumns } from './use-edition-columns';
import { useEditionFilters } from './use-edition-filters';

const KEY = [...CONTENT_KEY, EDITION] as const;

/** The importers with a tariff and the rules of origin, and how to import an edition of any importer. */
export function EditionsList() {
  const { t, subjectName } = useEditionWords();
  const shown = useShownEdition();
  const list = useListQuery(EDITIONS_WIRE, { name: 'editions' });
  const answer = useListRows(editionsListQuery(list.wire, useLanguage()));
  const selection = useSelection(list.wire, answer.data?.rows);
  const columns = useEditionColumns();
  const mayImport = usePermission(['content_edition_update']);
  const readAgain = useReadAgain(KEY);
  const height = useTableHeight({ layout: useThemeStore((theme) => shownTheme(theme).layout) });
  const title = t('title');
  const actions = (row: ContentRow) => (
    <Link className="row-action" to={shown.importAddress(subjectOf(row.values))}>
      {t('action.import')}
    </Link>
  );
  return (
    <div className="editions">
      <ListPage
        title={title}
        count={answer.total === undefined ? undefined : t('count', { count: answer.total })}
        selected={selection.ids.length}
        notice={
          <>
            <p className="editions-lead">{t('lead')}</p>
            <UnfinishedImports />
          </>
        }
        filters={<FilterForm list={list} onRepeat={() => void readAgain()} fields={useEditionFilters()} />}
        tools={
          <ListToolsEnd
            list={list}
            columns={columns}
            fileName={title}
            read={readEditions}
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
            nameOf={(row) => subjectName(subjectOf(row.values))}
            selection={selection}
            actions={mayImport ? actions : undefined}
          />
        }
      />
      <Permitted anyOf={['content_edition_insert']}>
        <NewImport />
      </Permitted>
    </div>
  );
}
