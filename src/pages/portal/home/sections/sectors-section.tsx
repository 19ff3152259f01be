import { useQuery } from '@tanstack/react-query';
import { inForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import { sectorPageQuery } from '@/features/sectors/sectors-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SectorsTable } from './sectors-table';
import type { Task } from '../sentence/task';

/** The four sectors on the route of the task sentence: simple averages, and how many lines are below MFN. */
export function SectorsSection({ task: { from, to } }: { task: Task }) {
  const { t } = useTexts(['home', 'countries']);
  const query = useQuery(inAnyLanguage(sectorPageQuery(from, to, useLanguage())));
  const pair = { from: t(`countries:${from}`), to: t(`countries:${to}`) };
  const isSample = query.data?.rows.some((row) => row.mark === 'sample') ?? false;
  const leadOf = (year: number | null = null) =>
    year === null ? t('sectors.leadUndated', pair) : t('sectors.lead', { ...pair, year });
  return (
    <Section
      title={t('sectors.title')}
      lead={leadOf(query.data?.year)}
      mark={isSample ? <SampleMark /> : undefined}
    >
      <QueryView query={query} failure={t('failed', { section: t('sectors.title') })}>
        {({ rows, sources, year }) =>
          year !== null && !inForce(to, from, RATES_DAY).inForce ? (
            <EmptyState why={t('sectors.noRcep', pair)} />
          ) : rows.every((row) => row.lower + row.same + row.higher === 0) ? (
            <EmptyState
              why={t('sectors.empty')}
              next={t('sectors.emptyNext', { count: rows.reduce((sum, row) => sum + row.codes, 0) })}
            />
          ) : (
            <SectorsTable rows={rows} sources={sources} />
          )
        }
      </QueryView>
    </Section>
  );
}
