import type { SectorRecord } from '@/features/sectors/sectors-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { DataTable } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { NotHeld } from '@/shared/ui/not-held';
import { SourceLine } from '@/shared/ui/source-line';
import { ShareBar } from './share-bar';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const comparedLines = (row: SectorRecord) => row.lower + row.same + row.higher;

/** Sectors as rows: averages, the share of lines below, at and above MFN, and the counts. */
export function SectorsTable({
  rows,
  sources,
}: {
  rows: readonly SectorRecord[];
  sources: readonly SourceRecord[];
}) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const percent = (value: number | null) => (value === null ? <NotHeld /> : formatNumber(value, language, 1));
  return (
    <>
      <DataTable
        caption={t('sectors.title')}
        rows={rows}
        rowKey={(row) => row.sector}
        columns={[
          {
            id: 'sector',
            head: t('sectors.sector'),
            cell: (row) => (
              <>
                <Link to={paths.sector(row.sector)}>{t(`sectors.${row.sector}`)}</Link>
                <span className="sector-codes">{t('sectors.codes', { count: row.codes })}</span>
              </>
            ),
          },
          { id: 'mfn', head: t('sectors.averageMfn'), align: 'end', cell: (row) => percent(row.averageMfn) },
          {
            id: 'rcep',
            head: t('sectors.averageRcep'),
            align: 'end',
            narrow: 'value',
            cell: (row) => percent(row.averageRcep),
          },
          { id: 'share', head: t('sectors.share'), cell: (row) => <ShareBar row={row} /> },
          {
            id: 'lower',
            head: t('sectors.lower'),
            align: 'end',
            narrow: 'value',
            cell: (row) => t('sectors.of', { lower: row.lower, total: comparedLines(row) }),
          },
        ]}
      />
      <p className="share-key">
        {(['lower', 'same', 'higher'] as const).map((part) => (
          <span key={part} className={`share-key-${part}`}>
            {t(`sectors.${part}`)}
          </span>
        ))}
      </p>
      <SourceLine sources={sources}>
        {t('sectors.method', {
          count: sum(rows.map(({ lines }) => lines)),
          compared: formatNumber(sum(rows.map(comparedLines)), language, 0),
        })}
      </SourceLine>
    </>
  );
}
