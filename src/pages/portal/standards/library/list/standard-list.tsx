import { STANDARD_PAGE_SIZE } from '@/features/standards/standard-filters';
import type { StandardPage } from '@/features/standards/standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { ListLayout } from '@/shared/list/list-layout';
import { Pager } from '@/shared/list/pager';
import { SearchBox } from '@/shared/list/search-box';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { PickedBar } from './picked-bar';
import { StandardFacets } from './standard-facets';
import { StandardListEmpty } from './standard-list-empty';
import { StandardListHead } from './standard-list-head';
import { StandardRow } from './standard-row';
import type { StandardListState } from './use-standard-list';
import './standard-list.css';

/** Search and facets, and beside them the selection and the rows in one of four states. */
export function StandardList({ list }: { list: StandardListState }) {
  const { t } = useTexts('standard');
  return (
    <ListLayout
      search={
        <SearchBox
          label={t('search')}
          placeholder={t('searchHint')}
          value={list.q}
          onSearch={(text) => list.setQ(text)}
        />
      }
      facets={<StandardFacets list={list} />}
      chosen={list.chosen}
    >
      <PickedBar list={list} />
      <ErrorBoundary resetKey={list.search}>
        <QueryView
          query={list.answer}
          failure={t('failure')}
          loading={<LoadingState blocks={EXPECTED_ROWS} />}
        >
          {(page) => <Rows page={page} list={list} />}
        </QueryView>
      </ErrorBoundary>
    </ListLayout>
  );
}

/** The height of the count and of the rows before they load. */
const EXPECTED_ROWS = [
  { width: '40%', height: '20px' },
  ...Array.from({ length: 8 }, () => ({ width: '100%', height: '76px' })),
];

function Rows({ page, list }: { page: StandardPage; list: StandardListState }) {
  const { t } = useTexts('standard');
  return (
    <>
      <StandardListHead page={page} list={list} />
      {page.rows.length === 0 ? (
        <StandardListEmpty page={page} list={list} />
      ) : (
        <AnswerRows>
          <ol className="standard-rows">
            {page.rows.map((standard) => (
              <StandardRow key={standard.id} standard={standard} list={list} />
            ))}
          </ol>
        </AnswerRows>
      )}
      <Pager total={page.total} page={list.page} pageSize={STANDARD_PAGE_SIZE} onPage={list.setPage} />
      <SourceLine sources={page.sources}>{t('coverage')}</SourceLine>
    </>
  );
}
