import { useQuery } from '@tanstack/react-query';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { tbtPageQuery } from '@/features/risk-cases/risk-warnings-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { TbtMembers } from './tbt-members';
import { TbtYearTable } from './tbt-years';

/** Counts of TBT notifications, as far as available, with what is missing. */
export function TbtSection() {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const list = useListText();
  const counts = useQuery(tbtPageQuery(useLanguage()));
  return (
    <Section title={t('warnings.tbt')} lead={t('warnings.tbtLead')}>
      <QueryView query={counts} failure={t('warnings.tbtFailure')}>
        {({ rows, sources }) => {
          const available = new Set(rows.map((row) => row.member));
          const missing = COUNTRY_CODES.filter((code) => !available.has(code));
          return (
            <>
              <TbtYearTable counts={rows.filter(({ member }) => member === 'all')} />
              <TbtMembers counts={rows.filter(({ member }) => member !== 'all')} />
              <SourceLine sources={sources}>
                {t('warnings.tbtMissing', { countries: list(missing.map(nameOf)) })}
              </SourceLine>
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
