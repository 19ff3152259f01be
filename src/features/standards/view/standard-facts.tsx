import type { ReactNode } from 'react';
import { catalogueOf } from '../catalogues';
import type { StandardDetail } from '../standards-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { useStandardWords } from './standard-words';

/** All data of a standard, in rows; missing data is stated too. */
export function StandardFacts({ standard }: { standard: StandardDetail }) {
  const { t } = useTexts('standard');
  const words = useStandardWords();
  const { number, title, otherTitle, country, body, sector, ics, adoption } = standard;
  return (
    <dl className="standard-facts">
      <Fact label={t('fact.number')}>{number}</Fact>
      <Fact label={t('fact.title')}>
        <Title title={title} />
      </Fact>
      {otherTitle !== null && (
        <Fact label={t('fact.otherTitle')}>
          <Title title={otherTitle} />
        </Fact>
      )}
      <Fact label={t('facet.country')}>{words.country(country)}</Fact>
      <Fact label={t('facet.body')}>{words.facetValue('body', body)}</Fact>
      {sector !== null && (
        <Fact label={t('facet.sector')} note={t('fact.sectorNote')}>
          <Link to={paths.sector(sector)}>{words.facetValue('sector', sector)}</Link>
        </Fact>
      )}
      <Fact label={t('facet.ics')}>
        {ics.length === 0 ? (
          <NoData />
        ) : (
          <ul className="standard-fact-list">
            {ics.map((code) => (
              <li key={code}>
                <Link to={paths.standard({ ics: code.slice(0, 2) })}>{words.icsField(code)}</Link>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={t('facet.status')}>{words.facetValue('status', standard.status)}</Fact>
      <Dates standard={standard} />
      {country !== null && <Fact label={t('facet.relation')}>{words.facetValue('relation', adoption)}</Fact>}
      <Codes codes={standard.codes} />
      <Addresses standard={standard} />
    </dl>
  );
}

function Fact({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="standard-fact">
      <dt>{label}</dt>
      <dd>
        {children}
        {note !== undefined && <span className="standard-fact-note">{note}</span>}
      </dd>
    </div>
  );
}

function Title({ title }: Pick<StandardDetail, 'title'>) {
  if (title === null) return <NoData />;
  return (
    <>
      <span lang={title.lang}>{title.text}</span>
      <LanguageTag lang={title.lang} />
    </>
  );
}

const DATES = ['published', 'inForceFrom', 'confirmed'] as const;

function Dates({ standard }: { standard: StandardDetail }) {
  const { t } = useTexts('standard');
  const language = useLanguage();
  const known = DATES.filter((name) => standard[name] !== null);
  return (
    <Fact label={t('fact.dates')}>
      {known.length === 0 ? (
        <NoData />
      ) : (
        <ul className="standard-fact-list">
          {known.map((name) => (
            <li key={name}>{t(`date.${name}`, { date: dateInText(standard[name] ?? '', language) })}</li>
          ))}
        </ul>
      )}
    </Fact>
  );
}

/** HS chapters and headings, each with a link to the tariff. */
function Codes({ codes }: Pick<StandardDetail, 'codes'>) {
  const { t } = useTexts('standard');
  return (
    <Fact label={t('fact.codes')} note={codes.length === 0 ? undefined : t('fact.codesNote')}>
      {codes.length === 0 ? (
        <NoData />
      ) : (
        <ul className="standard-fact-list">
          {codes.map((code) => (
            <li key={code}>
              <Link to={paths.tariffBrowse({ code })}>{t('fact.code', { code })}</Link>
            </li>
          ))}
        </ul>
      )}
    </Fact>
  );
}

function Addresses({ standard: { url, body } }: { standard: StandardDetail }) {
  const { t } = useTexts('standard');
  const catalogue = catalogueOf(body);
  return (
    <>
      <Fact label={t('fact.url')}>
        {url === null ? <NoData /> : <ExternalLink href={url}>{hostOf(url)}</ExternalLink>}
      </Fact>
      {catalogue !== null && (
        <Fact label={t('fact.catalogue')} note={t('fact.catalogueNote')}>
          <ExternalLink href={catalogue}>{hostOf(catalogue)}</ExternalLink>
        </Fact>
      )}
    </>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
