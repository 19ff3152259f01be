import type { SectorRecord } from '@/features/sectors/sectors-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { SourceLine } from '@/shared/ui/marks/source-line';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const compared = (row: SectorRecord) => row.lower + row.same + row.higher;

interface IndexTableProps {
  rows: readonly SectorRecord[];
  sources: readonly SourceRecord[];
}

/** Sectors as rows: average MFN and RCEP rate, their difference in points, and the lines below MFN. */
export function IndexTable({ rows, sources }: IndexTableProps) {
  const { t } = useTexts('overview');
  const language = useLanguage();
  const percent = (value: number | null) => (value === null ? <NoData /> : formatNumber(value, language, 2));
  const difference = ({ averageMfn: mfn, averageRcep: rcep }: SectorRecord) =>
    mfn === null || rcep === null ? <NoData /> : formatSigned(rcep - mfn, language, 2);
  return (
    <>
      <DataTable
        caption={t('index.title')}
        rows={rows}
        rowKey={(row) => row.sector}
        columns={[
          {
            id: 'sector',
            head: t('index.sector'),
            width: '34%',
            cell: ({ sector }) => <Link to={paths.sector(sector)}>{t(`index.${sector}`)}</Link>,
          },
          { id: 'mfn', head: t('index.mfn'), align: 'end', cell: (row) => percent(row.averageMfn) },
          {
            id: 'rcep',
            head: t('index.rcep'),
            align: 'end',
            narrow: 'value',
            cell: (row) => percent(row.averageRcep),
          },
          { id: 'difference', head: t('index.difference'), align: 'end', cell: difference },
          {
            id: 'lower',
            head: t('index.lower'),
            align: 'end',
            cell: (row) => t('index.of', { lower: row.lower, total: compared(row) }),
          },
        ]}
      />
      <SourceLine sources={sources}>
        {t('index.method', {
          count: sum(rows.map(({ lines }) => lines)),
          compared: sum(rows.map(compared)),
        })}
      </SourceLine>
    </>
  );
}
