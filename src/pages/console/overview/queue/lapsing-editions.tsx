import type { LapsingEdition, WorkQueue } from '@/features/work-queue/queue-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { Tag } from '@/shared/ui/marks/tag';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { Block } from '../block';
import { useEditionsAddress, useRecordAddress } from './list-addresses';

/** The editions that end within 90 days or have ended, and what has no answer afterwards. */
export function LapsingEditions({ editions }: { editions: NonNullable<WorkQueue['editions']> }) {
  const { t } = useTexts('overview');
  const list = useEditionsAddress();
  const more =
    list === null
      ? { to: paths.about('data'), label: t('lapsing.more') }
      : { to: list, label: t('queue.kind.edition') };
  return (
    <Block title={t('lapsing.title')} more={more}>
      {editions.total === 0 ? (
        <p>{t('lapsing.none')}</p>
      ) : (
        <>
          <p className="overview-sum">{t('lapsing.some', { count: editions.total })}</p>
          <EditionTable rows={editions.rows} />
        </>
      )}
    </Block>
  );
}

function EditionTable({ rows }: { rows: readonly LapsingEdition[] }) {
  const { t } = useTexts(['overview', 'countries']);
  const language = useLanguage();
  const addressOf = useRecordAddress();
  return (
    <DataTable
      caption={t('lapsing.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'edition',
          head: t('lapsing.edition'),
          width: '34%',
          cell: ({ importer, title }) => (
            // Its record has all editions of the importer.
            <Link to={addressOf('edition', importer) ?? paths.about('data')}>
              <span lang={title.lang}>{title.text}</span>
            </Link>
          ),
        },
        { id: 'importer', head: t('lapsing.importer'), cell: ({ importer }) => t(`countries:${importer}`) },
        {
          id: 'codes',
          head: t('lapsing.codes'),
          align: 'end',
          cell: ({ codes }) => formatNumber(codes, language),
        },
        {
          id: 'pairs',
          head: t('lapsing.pairs'),
          align: 'end',
          cell: ({ pairs }) => (pairs === 0 ? t('lapsing.noPairs') : formatNumber(pairs, language)),
        },
        {
          id: 'validTo',
          head: t('lapsing.validTo'),
          align: 'end',
          narrow: 'value',
          cell: ({ validTo, days }) => (
            <span className="overview-marks">
              {days < 0 && <Tag>{t('lapsing.ended')}</Tag>}
              <AsOf value={validTo} />
            </span>
          ),
        },
      ]}
    />
  );
}
