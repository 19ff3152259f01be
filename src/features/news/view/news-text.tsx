import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { languageName } from '@/shared/i18n/language-name';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { SafeHtml } from '@/shared/ui/html/safe-html';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { Note } from '@/shared/ui/states/note';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import type { NewsRecord } from '../news-schema';
import { NewsFacts } from './news-facts';
import { NewsMark } from './news-mark';

/** Headline, mark, and facts of a news item. */
export function NewsHead({ record }: { record: NewsRecord }) {
  const language = useLanguage();
  const { headline, mark } = record;
  return (
    <>
      <h1 lang={headline.lang}>{headline.text}</h1>
      {(mark !== 'fact' || headline.lang !== language) && (
        <p className="news-head-mark">
          <LanguageTag lang={headline.lang} /> <NewsMark mark={mark} />
        </p>
      )}
      <NewsFacts record={record} />
    </>
  );
}

/** The sanitised text of a news item, with notes on what it is. */
export function NewsText({ record }: { record: NewsRecord }) {
  const { t } = useTexts('news');
  const language = useLanguage();
  const { date, body, mark, sources } = record;
  return (
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
  );
}
