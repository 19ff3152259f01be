import type { NewsRow } from '@/features/news/news-schema';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Highlight } from '@/shared/ui/marks/highlight';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { classNames } from '@/shared/ui/styles/class-names';
import { Link } from '@/shared/ui/controls/link';
import { Tag } from '@/shared/ui/marks/tag';
import { NewsMark } from '@/features/news/view/news-mark';
import { OriginText } from '../details/origin-text';
import { useCountryNames } from '../use-country-names';

interface NewsItemProps {
  row: NewsRow;
  /** The search terms, to highlight. */
  query: string;
  /** The list's address, for the back link. */
  from: string;
  isRead: boolean;
}

/** One news item in the list: its day, headline, first sentences, and related sectors and countries. */
export function NewsItem({ row, query, from, isRead }: NewsItemProps) {
  const { t } = useTexts('news');
  const { id, date, headline, summary, kind, countries, mark, origin } = row;
  const facts = [t(`kind.${kind}`), useCountryNames(countries)];
  return (
    <li className={classNames('news-item', isRead && 'news-item-read')}>
      <AsOf value={date} />
      <div>
        <h3>
          <Link to={paths.newsDetailsDetails(id)} from={from} lang={headline.lang}>
            <Highlight text={headline.text} query={query} />
          </Link>
          <LanguageTag lang={headline.lang} /> {date > todayIso() && <Tag>{t('announced')}</Tag>}{' '}
          <NewsMark mark={mark} />
        </h3>
        <p className="news-item-summary">
          {summary.lang !== headline.lang && <LanguageTag lang={summary.lang} />}{' '}
          <span lang={summary.lang}>
            <Highlight text={summary.text} query={query} />
          </span>
        </p>
        <p className="news-item-facts">
          {facts.filter((fact) => fact !== '').join(' · ')} · <OriginText origin={origin} />
          {isRead && ` · ${t('list.read')}`}
        </p>
      </div>
    </li>
  );
}
