import { useQuery } from '@tanstack/react-query';
import { caseTermsQuery } from '@/features/risk-cases/risk-cases-api';
import { todayIso } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PrintedDetails } from '@/shared/ui/layout/printed-details';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { CalendarButton } from '../parts/calendar-button';
import { EndsTable } from './ends-table';
import { sortedEnds } from './sorted-ends';

/** Measures whose last day is printed or can be computed: upcoming ones, and past ones without a known extension. */
export function EndsSection() {
  const { t } = useTexts('risk');
  const terms = useQuery(caseTermsQuery(useLanguage()));
  return (
    <Section title={t('warnings.ends')} lead={t('warnings.endsLead')}>
      <QueryView query={terms} failure={t('warnings.endsFailure')}>
        {({ rows, available, sources }) => {
          const { ahead, past } = sortedEnds(rows, todayIso());
          const exact = ahead.filter(({ end }) => end.date.length === 10);
          return (
            <>
              <p className="risk-ends-count">
                {ahead.length === 0
                  ? t('warnings.endsNone')
                  : t('warnings.endsCount', { count: ahead.length, available })}
              </p>
              {ahead.length > 0 && <EndsTable caption={t('warnings.endsCaption')} ends={ahead} />}
              {past.length > 0 && (
                <PrintedDetails className="risk-past" summary={t('warnings.past', { count: past.length })}>
                  <EndsTable caption={t('warnings.pastCaption')} ends={past} />
                </PrintedDetails>
              )}
              <SourceLine
                sources={sources}
                actions={
                  exact.length > 0 && (
                    <CalendarButton
                      ends={exact}
                      label={t('warnings.calendar')}
                      fileName="measure-ends.ics"
                      variant="text"
                    />
                  )
                }
              >
                {t('warnings.endsNote')}{' '}
                {exact.length > 0 && t('warnings.calendarNote', { count: exact.length })}
              </SourceLine>
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
