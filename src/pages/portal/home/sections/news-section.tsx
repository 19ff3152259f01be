import { newsPart } from '../digest/home-digest-schema';
import type { NewsPart } from '../digest/home-digest-schema';
import { useHomePart } from '../digest/use-home-part';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The latest news and upcoming events (specification §1: latest news). */
export function NewsSection() {
  const { t } = useTexts('home');
  const query = useHomePart('news', newsPart);
  return (
    <Section
      title={t('news.title')}
      lead={t('news.lead')}
      more={{ to: paths.newsDetails(), label: t('news.all') }}
    >
      <QueryView query={query} failure={t('failed', { section: t('news.title') })}>
        {({ latest, upcoming, sources }) =>
          latest.length === 0 ? (
            <EmptyState why={t('news.empty')} />
          ) : (
            <>
              <div className="home-news">
                <ol className="home-news-list">
                  {latest.map((line) => (
                    <NewsLine key={line.id} line={line} />
                  ))}
                </ol>
                {upcoming.length > 0 && (
                  <div>
                    <h3 className="home-next-title">{t('news.next')}</h3>
                    <ol className="home-next">
                      {upcoming.map(({ id, date, headline, mark }) => (
                        <li key={id}>
                          <AsOf value={date} />
                          <span lang={headline.lang}>{headline.text}</span>
                          <LanguageTag lang={headline.lang} />
                          {mark === 'unchecked' && <UncheckedMark />}
                        </li>
                      ))}
                    </ol>
                  </div>
                )}
              </div>
              <SourceLine sources={sources} />
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

function NewsLine({ line }: { line: NewsPart['latest'][number] }) {
  const { t } = useTexts('home');
  return (
    <li>
      <AsOf value={line.date} />
      <span>
        <Link to={paths.newsDetailsDetails(line.id)} lang={line.headline.lang}>
          {line.headline.text}
        </Link>
        <LanguageTag lang={line.headline.lang} />
        {line.mark === 'unchecked' && <UncheckedMark />}
        <span className="home-news-about">
          {t(`news.kind.${line.kind}`)}
          {line.origin && (
            <>
              {' · '}
              <span lang={line.origin.lang}>{line.origin.text}</span>
            </>
          )}
        </span>
      </span>
    </li>
  );
}
