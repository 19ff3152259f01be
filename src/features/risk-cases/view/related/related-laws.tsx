import type { CaseLaw } from '../../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { useEconomyName } from '../words/use-economy-name';

/**
 * The importer's laws on trade remedies, with a link to all its laws. A Chinese title beside another is shown only
 * for Chinese laws: elsewhere it is a working translation.
 */
export function RelatedLaws({ laws, country: code }: { laws: readonly CaseLaw[]; country: string }) {
  const { t } = useTexts('risk');
  const importer = useEconomyName()(code);
  return (
    <div className="risk-related-block">
      <h3>{t('details.laws', { importer })}</h3>
      {laws.length === 0 ? (
        <p className="risk-quiet">{t('details.noLaws', { importer })}</p>
      ) : (
        <ul className="risk-related-list">
          {laws.map(({ id, title, alsoTitled, number, mark }) => (
            <li key={id}>
              <Link to={paths.lawDetails(id)} lang={title.lang}>
                {title.text}
              </Link>
              <LanguageTag lang={title.lang} /> {mark === 'unchecked' && <UncheckedMark />}
              <span className="risk-small">
                {isOwn(alsoTitled) && (
                  <>
                    <span lang={alsoTitled.lang}>{alsoTitled.text}</span>
                    {number !== null && ' · '}
                  </>
                )}
                {number !== null && <span lang={number.lang}>{number.text}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.lawService({ country: code })}>{t('details.allLaws', { importer })}</Link>
    </div>
  );

  function isOwn(other: CaseLaw['alsoTitled']): other is NonNullable<typeof other> {
    return other !== null && (other.lang === 'en' || code === 'CN');
  }
}
