import type { LawAnswer, LawDetail, LawRecord } from '@/features/laws/laws-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { formatNumber } from '@/shared/format/number';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { useListLeft } from '@/shared/list/use-list-left';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { useLawWords } from '@/features/laws/view/law-words';

/** Other laws of the country, the cases under the law, and links to more on the country. */
export function LawRelated({ law, answer }: { law: LawDetail; answer: LawAnswer }) {
  const { t } = useTexts('law');
  const language = useLanguage();
  const country = useLawWords().country(law.country);
  const { others, othersOfCountry, othersOfKind } = answer;
  const number = (value: number) => formatNumber(value, language, 0);
  return (
    <div className="law-related">
      <div>
        <h3>{t('related.others', { country })}</h3>
        {others.length === 0 ? (
          <p className="no-data">{t('related.noOthers', { country })}</p>
        ) : (
          <>
            <ul className="law-related-list">
              {others.map((other) => (
                <OtherLaw key={other.id} law={other} />
              ))}
            </ul>
            <p className="law-related-more">
              {othersOfKind > 0 && (
                <Link to={paths.lawService({ kind: law.kind, country: law.country })}>
                  {t('related.ofKind', { kind: t(`kind.${law.kind}`), count: number(othersOfKind + 1) })}
                </Link>
              )}
              <Link to={paths.lawService({ country: law.country })}>
                {t('related.ofCountry', { country, count: number(othersOfCountry + 1) })}
              </Link>
            </p>
          </>
        )}
      </div>
      <div>
        {law.cases.length > 0 && (
          <>
            <h3>{t('related.cases')}</h3>
            <ul className="law-related-list">
              {law.cases.map(({ id, title }) => (
                <li key={id}>
                  <Link to={paths.riskCaseDetails(id)} lang={title.lang}>
                    {title.text}
                  </Link>
                  <LanguageTag lang={title.lang} />
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('related.goOn', { country })}</h3>
        <ul className="law-related-list">
          <li>
            <Link to={paths.taxOriginSearch({ to: law.country })}>{t('go.tariff', { country })}</Link>
          </li>
          <li>
            <Link to={paths.nationGuide({ country: law.country })}>{t('go.guide', { country })}</Link>
          </li>
          <li>
            <Link to={paths.riskCase({ importer: law.country })}>{t('go.cases', { country })}</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

function OtherLaw({ law: { id, title, kind, steps, mark } }: { law: LawRecord }) {
  const { t } = useTexts('law');
  const words = useLawWords();
  const step = steps.at(-1);
  // The back link still leads to the list the reader came from.
  const from = useListLeft();
  return (
    <li>
      <Link to={paths.lawDetails(id)} from={from} lang={title.lang}>
        {title.text}
      </Link>
      <LanguageTag lang={title.lang} /> <RecordMarkTag mark={mark} />
      <span className="law-related-detail">
        {[t(`kind.${kind}`), step === undefined ? t('noDate') : words.step(step)].join(t('comma'))}
      </span>
    </li>
  );
}
