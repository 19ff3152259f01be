import { useQuery } from '@tanstack/react-query';
import { upcomingQuery } from '../news-api';
import { daysUntil } from './news-groups';
import type { UpcomingEvent } from '@/features/news/news-schema';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { todayIso } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { NewsMark } from '@/features/news/view/news-mark';

const BLOCKS = Array.from({ length: 5 }, () => ({ width: '92%', height: '64px' }));

/** Fixed upcoming dates, nearest first. */
export function UpcomingBlock() {
  const { t } = useTexts('news');
  const query = useQuery(inAnyLanguage(upcomingQuery(useLanguage())));
  return (
    <aside className="news-upcoming" aria-labelledby="news-upcoming">
      <h2 id="news-upcoming">{t('upcoming.title')}</h2>
      <p className="news-upcoming-lead">{t('upcoming.lead')}</p>
      <QueryView query={query} failure={t('upcoming.failure')} loading={<LoadingState blocks={BLOCKS} />}>
        {({ rows, sources }) =>
          rows.length === 0 ? (
            <p className="news-upcoming-lead">{t('upcoming.empty')}</p>
          ) : (
            <>
              <ul className="news-upcoming-list">
                {rows.map((event) => (
                  <Upcoming key={event.id} event={event} />
                ))}
              </ul>
              <SourceLine sources={sources}>{t('upcoming.mayChange')}</SourceLine>
            </>
          )
        }
      </QueryView>
    </aside>
  );
}

function Upcoming({ event: { date, title, newsId, riskCaseId, mark } }: { event: UpcomingEvent }) {
  const { t } = useTexts('news');
  return (
    <li>
      <p className="news-upcoming-date">
        <AsOf value={date} />
        <span>{t('upcoming.inDays', { count: daysUntil(date, todayIso()) })}</span>
      </p>
      <p>
        <span lang={title.lang}>{title.text}</span>
        <LanguageTag lang={title.lang} /> <NewsMark mark={mark} />
      </p>
      {newsId !== null && <Link to={paths.newsDetailsDetails(newsId)}>{t('upcoming.news')}</Link>}
      {newsId === null && riskCaseId !== null && (
        <Link to={paths.riskCaseDetails(riskCaseId)}>{t('upcoming.case')}</Link>
      )}
    </li>
  );
}
