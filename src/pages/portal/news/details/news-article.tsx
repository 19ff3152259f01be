import { useEffect } from 'react';
import type { NewsRecord } from '../news-schema';
import { markNewsRead } from '../list/read-news';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { languageName } from '@/shared/i18n/language-name';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { Note } from '@/shared/ui/states/note';
import { SafeHtml } from '@/shared/ui/html/safe-html';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { NewsActions } from './news-actions';
import { NewsFacts } from './news-facts';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { NewsNeighbours } from './news-neighbours';
import { NewsRelated } from './news-related';

interface NewsArticleProps {
  record: NewsRecord;
  /** The query string of the list the reader came from. */
  from: string;
}

/** One news item with its origin, related records, and its neighbours in the list. */
export function NewsArticle({ record, from }: NewsArticleProps) {
  const { t } = useTexts('news');
  const language = useLanguage();
  const { id, date, headline, body, mark, sources } = record;
  useEffect(() => markNewsRead(id), [id]);
  return (
    <article>
      <header className="news-head">
        <h1 lang={headline.lang}>{headline.text}</h1>
        {(mark !== 'fact' || headline.lang !== language) && (
          <p className="news-head-mark">
            <LanguageTag lang={headline.lang} /> <RecordMarkTag mark={mark} />
          </p>
        )}
        <NewsFacts record={record} />
        <NewsActions record={record} />
      </header>
      <div className="news-columns">
        <section aria-labelledby="news-body">
          <VisuallyHidden>
            <h2 id="news-body">{t('detail.body')}</h2>
          </VisuallyHidden>
          {date > todayIso() && <Note>{t('detail.announced', { date: dateInText(date, language) })}</Note>}
          {mark === 'unchecked' && <Note tone="warning">{t('detail.unchecked')}</Note>}
          {body.lang !== language && (
            <p className="news-other-language">
              {t('detail.otherLanguage', { language: languageName(body.lang, language) })}
            </p>
          )}
          <SafeHtml html={body.text} lang={body.lang} />
          <SourceLine sources={sources}>{t('detail.ownWords')}</SourceLine>
        </section>
        <NewsRelated record={record} />
      </div>
      <NewsNeighbours newer={record.newer} older={record.older} from={from} />
    </article>
  );
}
