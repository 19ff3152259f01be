import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FactList } from '../facts/fact-list';
import type { QueryOn } from '../facts/query-on';
import { sourcesOf } from '../facts/sources-of';
import { useProfileRows } from '../facts/rows/use-profile-rows';

/** Names, land and people, growth, partners, goods and industries, each with its year. */
export function ProfileSection({ query }: { query: QueryOn<CountryGuide> }) {
  const { t } = useTexts('nation');
  const rows = useProfileRows();
  return (
    <Section id="profile" title={t('tab.profile')} lead={t('lead.profile')}>
      <QueryView query={query} failure={t('failure.profile')}>
        {(guide) => (
          <>
            <FactList rows={rows} of={guide} />
            <SourceLine
              sources={sourcesOf(
                guide.sources,
                rows.map((row) => row.fact(guide)),
              )}
            >
              {t('profile.source')}
            </SourceLine>
          </>
        )}
      </QueryView>
    </Section>
  );
}
