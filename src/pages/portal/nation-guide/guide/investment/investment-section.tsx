import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { QueryOn } from '../../facts/query-on';
import { ChapterTen } from './chapter-ten';
import { InvestmentLaws } from './investment-laws';
import { InvestmentSteps } from './investment-steps';
import { InvestmentTopics } from './investment-topics';

interface InvestmentSectionProps {
  code: string;
  date: string;
  query: QueryOn<CountryGuide>;
}

/** How to begin investing in the country: steps, what the Agreement promises, laws, and what is missing here. */
export function InvestmentSection({ code, date, query }: InvestmentSectionProps) {
  const { t } = useTexts('nation');
  return (
    <Section id="investment" title={t('tab.investment')} lead={t('lead.investment')}>
      <InvestmentSteps code={code} date={date} guide={query.data ?? null} />
      <ChapterTen code={code} date={date} />
      <InvestmentLaws code={code} />
      <h3>{t('topic.title')}</h3>
      <QueryView query={query} failure={t('failure.investment')}>
        {(guide) => (
          <>
            <InvestmentTopics guide={guide} />
            <SourceLine
              sources={guide.sources.filter(({ id }) => id === (guide.investment ?? guide.customs)?.sourceId)}
            >
              {t('topic.source')}
            </SourceLine>
          </>
        )}
      </QueryView>
    </Section>
  );
}
