import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { Tag } from '@/shared/ui/marks/tag';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { HOLDINGS, type HoldingRow } from './holdings';

/** Written by the build next to the page. */
const NOTICES = `${import.meta.env.BASE_URL}THIRD-PARTY-NOTICES.txt`;

/** The three marks, then every source with licence and date, then third-party software. */
export function DataSection() {
  const { t } = useTexts('about');
  const columns: readonly TableColumn<HoldingRow>[] = [
    { id: 'what', head: t('data.column.what'), cell: (row) => <What row={row} />, width: '34%' },
    { id: 'source', head: t('data.column.source'), cell: (row) => <Source row={row} />, width: '30%' },
    { id: 'licence', head: t('data.column.licence'), cell: (row) => t(`data.licence.${row.licence}`) },
    {
      id: 'asOf',
      head: t('data.column.asOf'),
      cell: (row) => <AsOf value={row.asOf} />,
      align: 'end',
      narrow: 'value',
    },
  ];
  return (
    <>
      <h3>{t('data.marksTitle')}</h3>
      <dl className="about-marks">
        <dt>
          <Tag>{t('data.fact')}</Tag>
        </dt>
        <dd>{t('data.factMeaning')}</dd>
        <dt>
          <UncheckedMark />
        </dt>
        <dd>{t('data.uncheckedMeaning')}</dd>
        <dt>
          <SampleMark />
        </dt>
        <dd>{t('data.sampleMeaning')}</dd>
      </dl>
      <DataTable caption={t('data.caption')} columns={columns} rows={HOLDINGS} rowKey={(row) => row.id} />
      <h3 className="about-software">{t('data.softwareTitle')}</h3>
      <p className="about-paragraph">
        {t('data.software')} <a href={NOTICES}>{t('data.notices')}</a>
      </p>
    </>
  );
}

function What({ row }: { row: HoldingRow }) {
  const { t } = useTexts('about');
  return (
    <>
      {t(`data.rows.${row.id}.what`)}
      {row.hasNote && (
        <span className="about-note">
          {textOfCode(t, `data.rows.${row.id}`, 'note')} {row.isPartlyUnchecked && <UncheckedMark />}
        </span>
      )}
    </>
  );
}

function Source({ row }: { row: HoldingRow }) {
  const { t } = useTexts('about');
  const source = t(`data.rows.${row.id}.source`);
  return row.url === null ? source : <ExternalLink href={row.url}>{source}</ExternalLink>;
}
