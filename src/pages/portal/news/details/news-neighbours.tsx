import type { NewsNeighbour } from '@/features/news/news-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { Link } from '@/shared/ui/controls/link';

interface NewsNeighboursProps {
  newer: NewsNeighbour | null;
  older: NewsNeighbour | null;
  /** Passed on for the back link. */
  from: string;
}

/** The newer and the older news item of the same list. */
export function NewsNeighbours({ newer, older, from }: NewsNeighboursProps) {
  const { t } = useTexts('news');
  if (newer === null && older === null) return null;
  return (
    <nav className="news-neighbours" aria-label={t('detail.neighbours')}>
      <Neighbour label={t('detail.newer')} news={newer} none={t('detail.first')} from={from} />
      <Neighbour label={t('detail.older')} news={older} none={t('detail.last')} from={from} />
      {from !== '' && <p className="news-neighbours-note">{t('detail.inList')}</p>}
    </nav>
  );
}

interface NeighbourProps {
  label: string;
  news: NewsNeighbour | null;
  none: string;
  from: string;
}

function Neighbour({ label, news, none, from }: NeighbourProps) {
  return (
    <div>
      <p className="news-neighbours-label">
        {label} {news !== null && <AsOf value={news.date} />}
      </p>
      {news === null ? (
        <p className="news-neighbours-none">{none}</p>
      ) : (
        <>
          <Link to={paths.newsDetailsDetails(news.id)} from={from} lang={news.headline.lang}>
            {news.headline.text}
          </Link>
          <LanguageTag lang={news.headline.lang} />
        </>
      )}
    </div>
  );
}
