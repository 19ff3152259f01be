import { groupNews } from './news-groups';
import type { NewsPage } from '@/features/news/news-schema';
import { useReadNews } from './read-news';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { BeyondLastPage } from '@/shared/list/beyond-last-page';
import { ListHead } from '@/shared/list/list-head';
import { Pager } from '@/shared/list/pager';
import type { ListControls } from '@/shared/list/use-list-state';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { NewsItem } from './news-item';

interface NewsListProps {
  page: NewsPage;
  state: ListControls;
  pageSize: number;
}

/** One page of news grouped by year, or by month if one year was selected. */
export function NewsList({ page: { total, rows, sources }, state, pageSize }: NewsListProps) {
  const { t } = useTexts(['news', 'list']);
  const language = useLanguage();
  const { isRead, hasRead, forget } = useReadNews();
  const { q, page, filters } = state;
  const groups = groupNews(rows, filters['year']?.length === 1 ? 'month' : 'year');
  const periodName = (period: string) =>
    period.includes('-') ? t('list.month', { month: dateInText(period, language) }) : period;
  const isFiltered = q !== '' || Object.values(filters).some((values) => values.length > 0);
  return (
    <>
      <ListHead
        count={q === '' ? t('list.count', { count: total }) : t('list.countFound', { count: total, q })}
        actions={
          <>
            {isFiltered && (
              <Button variant="text" size="small" onClick={state.clear}>
                {t('list:clearFilters')}
              </Button>
            )}
            {hasRead && (
              <Button variant="text" size="small" onClick={forget}>
                {t('list.forgetRead')}
              </Button>
            )}
          </>
        }
      />
      {rows.length === 0 && <NoNews total={total} state={state} pageSize={pageSize} />}
      <AnswerRows>
        {groups.map((group) => (
          <section key={group.period} className="news-group" aria-label={periodName(group.period)}>
            <h2>{periodName(group.period)}</h2>
            <ul className="news-rows">
              {group.rows.map((row) => (
                <NewsItem key={row.id} row={row} query={q} from={state.search} isRead={isRead(row.id)} />
              ))}
            </ul>
          </section>
        ))}
      </AnswerRows>
      {total > 0 && <Pager total={total} page={page} pageSize={pageSize} onPage={state.setPage} />}
      <SourceLine sources={sources}>{t('detail.ownWords')}</SourceLine>
    </>
  );
}

function NoNews({ total, state, pageSize }: Omit<NewsListProps, 'page'> & { total: number }) {
  const { t } = useTexts(['news', 'list']);
  const pages = Math.ceil(total / pageSize);
  if (total > 0)
    return (
      <BeyondLastPage
        why={t('list.beyond', { page: state.page })}
        next={t('list.beyondNext', { pages })}
        onPage={state.setPage}
      />
    );
  return (
    <EmptyState why={t('list.empty')} next={t('list.emptyNext')}>
      <Button size="small" onClick={state.clear}>
        {t('list:clearFilters')}
      </Button>
    </EmptyState>
  );
}
