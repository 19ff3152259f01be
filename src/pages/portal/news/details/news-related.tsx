import { formatHs } from '@/features/hs/hs-code';
import type { NewsCode, NewsRecord } from '@/features/news/news-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** Related links of a news item: its codes in the tariff query, its countries' guides, its trade-remedy case. */
export function NewsRelated({ record: { codes, countries, pair, riskCaseId } }: { record: NewsRecord }) {
  const { t } = useTexts(['news', 'countries']);
  return (
    <aside className="news-related" aria-labelledby="news-related">
      <h2 id="news-related">{t('detail.related')}</h2>
      {codes.length > 0 && (
        <>
          <h3>{t('detail.codes')}</h3>
          <ul className="news-related-list">
            {codes.map((code) => (
              <Code key={code.hs} code={code} pair={pair} />
            ))}
          </ul>
        </>
      )}
      {riskCaseId !== null && (
        <>
          <h3>{t('detail.case')}</h3>
          <p>
            <Link to={paths.riskCaseDetails(riskCaseId)}>{t('detail.caseLink')}</Link>
          </p>
        </>
      )}
      {countries.length > 0 && (
        <>
          <h3>{t('detail.countries')}</h3>
          <ul className="news-related-countries">
            {countries.map((country) => (
              <li key={country}>
                <Link to={paths.nationGuide({ country })}>{t(`countries:${country}`)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

function Code({ code: { hs, name, mark }, pair }: { code: NewsCode; pair: NewsRecord['pair'] }) {
  const { t } = useTexts('news');
  const written = formatHs(hs);
  return (
    <li>
      {hs.length < 6 ? (
        <span>{written}</span>
      ) : (
        <Link
          to={paths.taxOriginSearch({ hs, from: pair?.from ?? undefined, to: pair?.to })}
          aria-label={t('detail.codeTariff', { hs: written })}
        >
          {written}
        </Link>
      )}{' '}
      {name !== null && (
        <>
          <span lang={name.lang}>{name.text}</span>
          <LanguageTag lang={name.lang} />
        </>
      )}
      {hs.length < 6 && <span className="news-related-note">{t('detail.heading')}</span>}
      {mark === 'unchecked' && (
        <span className="news-related-note">
          <UncheckedMark /> {t('detail.codeUnchecked')}
        </span>
      )}
    </li>
  );
}
