import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { newsQuery } from './news-api';
import { NEWS_FILTERS, readNewsFilters } from './list/news-filters';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { BackLink } from '@/shared/ui/controls/back-link';
import { useListLeft } from '@/shared/list/use-list-left';
import { readListState } from '@/shared/list/list-state';
import { paths } from '@/shared/routing/paths';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { NewsArticle } from './details/news-article';
import { NoSuchNews } from './details/no-such-news';
import '@/features/news/view/news-view.css';

const BLOCKS = [
  { width: '80%', height: '36px' },
  { width: '50%', height: '14px' },
  { width: '70%', height: '220px' },
];

/** `/home/newsDetails/details/:id`: one news item; opens directly, and preserves the list it was reached from. */
export default function NewsDetailsPage() {
  const { t } = useTexts(['news', 'shell']);
  const { id = '' } = useParams();
  const from = useListLeft();
  const filters = readNewsFilters(readListState(new URLSearchParams(from), NEWS_FILTERS));
  const query = useQuery(inAnyLanguage(newsQuery(id, filters, useLanguage())));
  useNamedRecord(query.data?.headline.text ?? null);
  return (
    <div className="page-width news-details">
      <BackLink list={paths.newsDetails()} label={t('detail.back')} />
      {query.isError && query.data === undefined && <h1>{t('shell:title.newsDetailsDetails')}</h1>}
      <ErrorBoundary resetKey={id}>
        <QueryView query={query} failure={t('detail.failure')} loading={<Loading />}>
          {(record) =>
            record === null ? (
              <NoSuchNews from={from} />
            ) : (
              <NewsArticle key={id} record={record} from={from} />
            )
          }
        </QueryView>
      </ErrorBoundary>
    </div>
  );
}

function Loading() {
  const { t } = useTexts('shell');
  return (
    <div className="news-details-loading">
      <h1>{t('title.newsDetailsDetails')}</h1>
      <LoadingState blocks={BLOCKS} />
    </div>
  );
}
