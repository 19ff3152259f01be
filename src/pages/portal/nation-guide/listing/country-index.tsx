import { useQuery } from '@tanstack/react-query';
import { countryPageQuery } from '@/features/countries/countries-api';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Note } from '@/shared/ui/states/note';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { GuideControls } from '../use-guide-address';
import { CompareBar } from './compare-bar';
import { CountryTable } from './country-table';
import './country-index.css';

/** The 16 countries: each links to its guide, two to four can be selected for a comparison. */
export function CountryIndex({ guide }: { guide: GuideControls }) {
  const { t } = useTexts('nation');
  const { unknown, tab } = guide.address;
  const page = useQuery(countryPageQuery(useLanguage()));
  const isInvestment = tab === 'investment';
  return (
    <div className="page-width nation-index">
      <PageHead
        title={t(isInvestment ? 'index.investmentTitle' : 'index.title')}
        lead={t(isInvestment ? 'index.investmentLead' : 'index.lead')}
      />
      {unknown !== '' && (
        <div className="nation-unknown">
          <Note tone="warning" role="status" title={t('index.unknown', { requested: unknown })}>
            {t('index.unknownNext')}
          </Note>
        </div>
      )}
      <CompareBar guide={guide} />
      <QueryView query={page} failure={t('failure.index')}>
        {({ rows, sources }) => (
          <>
            <CountryTable
              guide={guide}
              rows={COUNTRY_CODES.map((code) => ({ code, record: rows.find((row) => row.code === code) }))}
            />
            <SourceLine sources={sources}>{t('index.source')}</SourceLine>
          </>
        )}
      </QueryView>
    </div>
  );
}
