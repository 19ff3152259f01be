import { compositeChange } from '@/domain/indices';
import { indexRankChange } from '@/features/trade-index/index-ranking';
import { riskOf } from '@/features/trade-index/index-values';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { NoData } from '@/shared/ui/marks/no-data';
import { Section } from '@/shared/ui/layout/section';
import type { ResultProps } from '../result-props';
import { shownChange } from './shown-change';
import { useSubject } from '@/features/trade-index/view/use-subject';

/** Why rank and value changed since last year: own figure, others, new and missing countries; risk by component. */
export function ChangeSection({ view }: ResultProps) {
  const { t } = useTexts('indices');
  const language = useLanguage();
  const nameOf = useSubject(view);
  const { info, list, year, country, index } = view;
  const change = indexRankChange(info, list, country);
  const names = { subject: nameOf(country), before: year - 1, after: year };
  const rows =
    change &&
    ([
      { id: 'own', places: change.own },
      { id: 'others', places: change.others },
      { id: 'membership', places: change.membership },
      { id: 'total', places: change.after - change.before },
    ] as const);
  return (
    <Section title={t('change.title', names)} lead={t('change.lead')}>
      {change === null || rows === null ? (
        <EmptyState why={t('change.none', names)} next={t('change.noneNext')} />
      ) : (
        <>
          <p className="index-sentence">
            {t('change.sentence', { ...names, from: change.before, to: change.after })}
          </p>
          <DataTable
            caption={t('change.title', names)}
            rows={rows}
            rowKey={(row) => row.id}
            rowKind={(row) => (row.id === 'total' ? 'total' : undefined)}
            columns={[
              {
                id: 'why',
                head: t('change.why'),
                cell: (row) => t(`change.${row.id}`),
              },
              {
                id: 'places',
                head: t('change.places'),
                align: 'end',
                narrow: 'value',
                cell: (row) => formatSigned(row.places, language, 0),
              },
            ]}
          />
        </>
      )}
      {index === 'risk' && <RiskChange view={view} />}
    </Section>
  );
}

/** The change of the composite as the changes of its contributions. */
function RiskChange({ view }: Pick<ResultProps, 'view'>) {
  const { t } = useTexts('indices');
  const language = useLanguage();
  const { info, country, year } = view;
  const [earlier, later] = [riskOf(info, country, year - 1), riskOf(info, country, year)];
  const change = earlier && later && compositeChange(earlier, later);
  if (change === null) return null;
  return (
    <div className="index-block">
      <h3>{t('change.byComponent')}</h3>
      {change.uneven.length > 0 && (
        <p className="index-sentence">
          {t('change.uneven', {
            components: change.uneven.map((id) => t(`risk.component.${id}.name`)).join(t('listStop')),
          })}
        </p>
      )}
      <DataTable
        caption={t('change.byComponent')}
        rows={shownChange(change)}
        rowKey={(row) => row.id}
        rowKind={(row) => (row.id === 'total' ? 'total' : undefined)}
        columns={[
          {
            id: 'component',
            head: t('risk.column.component'),
            cell: ({ id }) => t(id === 'total' ? 'change.total' : `risk.component.${id}.name`),
          },
          {
            id: 'points',
            head: t('change.points'),
            align: 'end',
            narrow: 'value',
            cell: ({ points }) => (points === null ? <NoData /> : formatSigned(points, language, 2)),
          },
        ]}
      />
    </div>
  );
}
