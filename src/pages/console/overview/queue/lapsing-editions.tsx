import type { LapsingEdition, WorkQueue } from '@/features/work-queue/queue-schema';
import { AccessLink } from '@/shared/console-ui/access-link';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { Tag } from '@/shared/ui/marks/tag';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { useLapsingAddress, useLinesAddress, usePairsAddress, useRecordAddress } from './list-addresses';
import { QueueBlock } from './queue-block';

interface LapsingEditionsProps {
  editions: NonNullable<WorkQueue['editions']>;
}

/** The editions that end within 90 days or have ended, and what has no answer afterwards. */
export function LapsingEditions({ editions }: LapsingEditionsProps) {
  const { t } = useTexts('overview');
  const language = useLanguage();
  const list = useLapsingAddress()(editions.until);
  const importers = new Set(editions.rows.map(({ importer }) => importer)).size;
  // The list has one record an importer, which may have several editions that end.
  const records = t('lapsing.importers', { number: formatNumber(importers, language) });
  const more =
    list === null ? { to: paths.about('data'), label: t('lapsing.more') } : { to: list, label: records };
  return (
    <QueueBlock part="lapsing" total={editions.total} more={more}>
      <EditionTable editions={editions} />
    </QueueBlock>
  );
}

function EditionTable({ editions: { rows } }: LapsingEditionsProps) {
  const { t } = useTexts(['overview', 'countries']);
  const language = useLanguage();
  const addressOf = useRecordAddress();
  const linesAddress = useLinesAddress();
  const pairsAddress = usePairsAddress();
  const linked = (number: number, to: string | null) => (
    <AccessLink to={to}>{formatNumber(number, language)}</AccessLink>
  );
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
          cell: (row) => <Codes edition={row} to={linesAddress(row)} />,
        },
        {
          id: 'pairs',
          head: t('lapsing.pairs'),
          align: 'end',
          cell: (row) => (row.pairs === 0 ? t('lapsing.noPairs') : linked(row.pairs, pairsAddress(row))),
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

/** How many codes go silent, and the link to the lines with all its codes. */
function Codes({ edition: { codes, allCodes }, to }: { edition: LapsingEdition; to: string | null }) {
  const { t } = useTexts('overview');
  const language = useLanguage();
  const number = formatNumber(codes, language);
  if (codes === allCodes) return <AccessLink to={to}>{number}</AccessLink>;
  return (
    <>
      {number}{' '}
      <AccessLink to={to}>{t('lapsing.allCodes', { number: formatNumber(allCodes, language) })}</AccessLink>
    </>
  );
}
