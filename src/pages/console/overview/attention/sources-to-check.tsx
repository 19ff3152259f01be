import { useQuery } from '@tanstack/react-query';
import { OLD_AFTER_DAYS } from './source-concerns';
import type { SourceConcern } from './source-concerns';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Tag } from '@/shared/ui/marks/tag';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { Block, RowsLoading } from '../block';
import { holdingsQuery, holdingsToCheck } from '../holdings-query';
import type { HoldingToCheck } from '../holdings-query';

/** The portal's data sets whose source is older than a year, unchecked or made up, oldest first. */
export function SourcesToCheck() {
  const { t } = useTexts('overview');
  const query = useQuery(inAnyLanguage(holdingsQuery(useLanguage())));
  return (
    <Block title={t('sources.title')} more={{ to: paths.about('data'), label: t('sources.more') }}>
      <QueryView query={query} failure={t('sources.failed')} loading={<RowsLoading rows={9} />}>
        {(holdings) => {
          const rows = holdingsToCheck(holdings);
          return rows.length === 0 ? (
            <p>{t('sources.none', { count: holdings.length })}</p>
          ) : (
            <SourcesTable rows={rows} total={holdings.length} />
          );
        }}
      </QueryView>
    </Block>
  );
}

function SourcesTable({ rows, total }: { rows: readonly HoldingToCheck[]; total: number }) {
  const { t } = useTexts('overview');
  const language = useLanguage();
  return (
    <>
      <p className="overview-sum">{t('sources.some', { count: rows.length, total })}</p>
      <DataTable
        caption={t('sources.title')}
        rows={rows}
        rowKey={({ holding }) => holding.id}
        columns={[
          {
            id: 'subject',
            head: t('sources.subject'),
            width: '34%',
            cell: ({ holding: { subject } }) => <span lang={subject.lang}>{subject.text}</span>,
          },
          { id: 'source', head: t('sources.source'), cell: ({ holding }) => <Source of={holding} /> },
          {
            id: 'concerns',
            head: t('sources.concerns'),
            cell: ({ concerns }) => (
              <span className="overview-marks">
                {concerns.map((concern) => (
                  <Concern key={concern} concern={concern} />
                ))}
              </span>
            ),
          },
          {
            id: 'count',
            head: t('sources.count'),
            align: 'end',
            cell: ({ holding }) => formatNumber(holding.count, language),
          },
          {
            id: 'asOf',
            head: t('sources.asOf'),
            align: 'end',
            narrow: 'value',
            cell: ({ holding }) => <AsOf value={holding.source.asOf} />,
          },
        ]}
      />
    </>
  );
}

function Source({ of: { source } }: { of: HoldingToCheck['holding'] }) {
  const title = <span lang={source.title.lang}>{source.title.text}</span>;
  return source.url === null ? title : <ExternalLink href={source.url}>{title}</ExternalLink>;
}

function Concern({ concern }: { concern: SourceConcern }) {
  const { t } = useTexts('overview');
  if (concern === 'sample') return <SampleMark />;
  if (concern === 'unchecked') return <UncheckedMark />;
  return <Tag>{t('sources.old', { days: OLD_AFTER_DAYS })}</Tag>;
}
