import { useQuery } from '@tanstack/react-query';
import { sectorPageQuery } from '@/features/sectors/sectors-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { RowsLoading } from './block';
import { IndexTable } from './index-table';
import { PairChoice } from './pair-choice';
import { usePair } from './use-pair';

/** The four sectors on one route: average rates, and how many lines are below MFN. The address stores the route. */
export function IndexSection() {
  const { t } = useTexts(['overview', 'countries']);
  const { pair, choosePair } = usePair();
  const query = useQuery(inAnyLanguage(sectorPageQuery(pair.from, pair.to, useLanguage())));
  const names = { from: t(`countries:${pair.from}`), to: t(`countries:${pair.to}`) };
  const year = query.data?.year;
  const isSample = query.data?.rows.some((row) => row.mark === 'sample') ?? false;
  return (
    <Section
      title={t('index.title')}
      lead={year == null ? t('index.leadUndated', names) : t('index.lead', { ...names, year })}
      mark={isSample ? <SampleMark /> : undefined}
      more={{ to: paths.tradeIndex(), label: t('index.more') }}
    >
      <PairChoice pair={pair} onChoose={choosePair} />
      <QueryView query={query} failure={t('index.failed')} loading={<RowsLoading />}>
        {({ rows, sources }) =>
          rows.every((row) => row.lower + row.same + row.higher === 0) ? (
            <EmptyState why={t('index.empty')} next={t('index.emptyNext')} />
          ) : (
            <IndexTable rows={rows} sources={sources} />
          )
        }
      </QueryView>
    </Section>
  );
}
