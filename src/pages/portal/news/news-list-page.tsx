import { newsPageQuery } from './news-api';
import { NEWS_FILTERS, readNewsFilters } from './list/news-filters';
import { useRows } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Facets } from '@/shared/list/facets';
import { ListLayout } from '@/shared/list/list-layout';
import type { ListState } from '@/shared/list/list-state';
import { PageHead } from '@/shared/ui/layout/page-head';
import { SearchBox } from '@/shared/list/search-box';
import { useListState } from '@/shared/list/use-list-state';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { QueryView } from '@/shared/ui/states/query-view';
import { NewsList } from './list/news-list';
import { NewsSkeleton } from './news-skeleton';
import { UpcomingBlock } from './list/upcoming-block';
import { useNewsFacets } from './list/use-news-facets';
import './news-list-page.css';

const PAGE_SIZE = 10;

const questionOf = (state: ListState) => ({
  ...readNewsFilters(state),
  page: state.page,
  pageSize: PAGE_SIZE,
});

/** `/home/newsDetails`: dated news with search and filters, next to upcoming dates. */
export default function NewsListPage() {
  const { t } = useTexts('news');
  const state = useListState(NEWS_FILTERS);
  const question = questionOf(state);
  const query = useRows(newsPageQuery(question, useLanguage()));
  const selected = { kind: question.kind, country: question.country, year: question.year };
  const groups = useNewsFacets(query.data?.facets ?? {}, selected);
  return (
    <div className="page-width">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <ListLayout
        search={
          <SearchBox
            label={t('list.search')}
            placeholder={t('list.placeholder')}
            value={state.q}
            onSearch={state.setQ}
          />
        }
        facets={
          <Facets groups={groups} selected={selected} onToggle={state.toggleFilter} isOld={query.isOld} />
        }
        chosen={Object.values(selected).flat().length}
      >
        <div className="news-columns">
          <div className="news-column">
            <ErrorBoundary resetKey={state.search}>
              <QueryView query={query} failure={t('list.failure')} loading={<NewsSkeleton />}>
                {(page) => <NewsList page={page} state={state} pageSize={PAGE_SIZE} />}
              </QueryView>
            </ErrorBoundary>
          </div>
          <ErrorBoundary>
            <UpcomingBlock />
          </ErrorBoundary>
        </div>
      </ListLayout>
    </div>
  );
}
