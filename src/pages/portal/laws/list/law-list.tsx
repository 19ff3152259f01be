import { LAW_PAGE_SIZE } from '@/features/laws/law-filters';
import type { LawPage } from '@/features/laws/laws-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { ListLayout } from '@/shared/list/list-layout';
import { Pager } from '@/shared/list/pager';
import { SearchBox } from '@/shared/list/search-box';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { LawFacets } from './law-facets';
import { LawListEmpty } from './law-list-empty';
import { LawListHead } from './law-list-head';
import { LawRow } from './law-row';
import type { LawListState } from './use-law-list';
import './law-list.css';

/** Search and facets, and beside them the rows in one of four states. */
export function LawList({ list }: { list: LawListState }) {
  const { t } = useTexts('law');
  const { answer, search } = list;
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
      facets={<LawFacets list={list} />}
      chosen={list.chosen}
    >
      <ErrorBoundary resetKey={search}>
        <QueryView query={answer} failure={t('failure')} loading={<LoadingState blocks={ROWS_TO_COME} />}>
          {(page) => <LawRows page={page} list={list} />}
        </QueryView>
      </ErrorBoundary>
    </ListLayout>
  );
}

/** The height of the count and of the loading rows. */
const ROWS_TO_COME = [
  { width: '40%', height: '20px' },
  ...Array.from({ length: 8 }, () => ({ width: '100%', height: '84px' })),
];

function LawRows({ page, list }: { page: LawPage; list: LawListState }) {
  const { t } = useTexts('law');
  return (
    <>
      <LawListHead page={page} list={list} />
      {page.rows.length === 0 ? (
        <LawListEmpty page={page} list={list} />
      ) : (
        <AnswerRows>
          <ol className="law-rows">
            {page.rows.map((law) => (
              <LawRow key={law.id} law={law} query={list.q} search={list.search} />
            ))}
          </ol>
        </AnswerRows>
      )}
      <Pager total={page.total} page={list.page} pageSize={LAW_PAGE_SIZE} onPage={list.setPage} />
      <SourceLine sources={page.sources}>{t('coverage')}</SourceLine>
    </>
  );
}
