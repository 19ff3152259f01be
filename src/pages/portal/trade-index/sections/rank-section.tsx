import { triedPlaces } from '@/features/trade-index/index-ranking';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { ResultProps } from '../result-props';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { useRankColumns } from './use-rank-columns';

/**
 * The ranking of all countries, or of all importers for the exporter; those without a value last, with the reason.
 */
export function RankSection(props: ResultProps) {
  const { t } = useTexts(['indices', 'countries']);
  const { view, address } = props;
  const { index, year, ranking, release } = view;
  const tried =
    index === 'risk' && address.weights !== null ? triedPlaces(view.info, year, address.weights) : null;
  const columns = useRankColumns(props, tried);
  const title = t(index === 'complementarity' ? 'rank.titlePair' : 'rank.title', {
    year,
    exporter: t(`countries:${view.subject}`),
  });
  const available = ranking.filter((rank) => rank.value !== null).length;
  return (
    <Section
      title={title}
      lead={t(`rank.lead.${index}`)}
      mark={release?.mark === 'fact' ? undefined : <RecordMarkTag mark={release?.mark} />}
    >
      <div className="index-rank">
        <DataTable
          caption={title}
          rows={ranking}
          rowKey={(rank) => rank.country}
          rowKind={(rank) => (rank.country === view.country ? 'selected' : undefined)}
          columns={columns}
        />
      </div>
      <SourceLine sources={view.sources}>
        {t('rank.withData', { available, all: ranking.length })}
        {available === 1 && ` ${t('rank.alone')}`}
        {tried !== null && ` ${t('weights.unofficial')}`}
      </SourceLine>
    </Section>
  );
}
