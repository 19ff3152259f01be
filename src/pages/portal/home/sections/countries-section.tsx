import { useQuery } from '@tanstack/react-query';
import { countryPageQuery } from '@/features/countries/countries-api';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { CountryRecord } from '@/features/countries/countries-schema';
import { CountryTile } from './country-tile';

/** The 16 countries with entry into force and trade, for choosing a market. */
export function CountriesSection() {
  const { t } = useTexts('home');
  const query = useQuery(inAnyLanguage(countryPageQuery(useLanguage())));
  return (
    <Section
      title={t('countries.title')}
      lead={t('countries.lead')}
      more={{ to: paths.nationGuide(), label: t('countries.all') }}
    >
      <QueryView query={query} failure={t('failed', { section: t('countries.title') })}>
        {({ rows, sources }) => (
          <>
            <ul className="country-tiles">
              {COUNTRY_CODES.map((code) => (
                <CountryTile
                  key={code}
                  code={code}
                  record={rows.find((row) => row.code === code)}
                  usualYear={yearOf(rows)}
                />
              ))}
            </ul>
            <SourceLine sources={sources}>
              {yearOf(rows) > 0 && t('countries.source', { year: yearOf(rows) })}
            </SourceLine>
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** The latest year with data for any country, 0 if there is none; tiles with another year show it. */
const yearOf = (rows: readonly CountryRecord[]) => Math.max(0, ...rows.map((row) => row.year ?? 0));
