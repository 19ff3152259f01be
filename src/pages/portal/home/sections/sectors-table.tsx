import type { CSSProperties } from 'react';
import type { SectorRecord } from '@/features/sectors/sectors-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { ShareBar } from './share-bar';
import '@/shared/ui/table/data-table.css';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const comparedLines = (row: SectorRecord) => row.lower + row.same + row.higher;

const TWO_VALUES: CSSProperties & Record<'--values', number> = { '--values': 2 };

/** The columns in their order, by the key of their header, with their classes of `data-table.css`. */
const COLUMNS = [
  ['sector', 'cell-name'],
  ['averageMfn', 'cell-detail cell-end'],
  ['averageRcep', 'cell-value cell-end'],
  ['share', 'cell-detail'],
  ['lower', 'cell-value cell-end'],
] as const;

/**
 * A plain table, since the home page loads no code of sortable tables. Sectors as rows: averages, the share of lines
 * below, at and above MFN, and the counts.
 */
export function SectorsTable({
  rows,
  sources,
}: {
  rows: readonly SectorRecord[];
  sources: readonly SourceRecord[];
}) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const percent = (value: number | null) => (value === null ? <NoData /> : formatNumber(value, language, 1));
  const cellsOf = (row: SectorRecord) => [
    <>
      <Link to={paths.sector(row.sector)}>{t(`sectors.${row.sector}`)}</Link>
      <span className="sector-codes">{t('sectors.codes', { count: row.codes })}</span>
    </>,
    percent(row.averageMfn),
    percent(row.averageRcep),
    <ShareBar key="share" row={row} />,
    t('sectors.of', { lower: row.lower, total: comparedLines(row) }),
  ];
  return (
    <>
      <div className="data-table data-table-rows" style={TWO_VALUES}>
        <table role="table">
          <caption className="data-table-caption-hidden">{t('sectors.title')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map(([head, place]) => (
                <th key={head} role="columnheader" scope="col" className={place}>
                  {t(`sectors.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.sector} role="row">
                {cellsOf(row).map((cell, index) => {
                  const [head, place] = COLUMNS[index] ?? [];
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={head}
                      role={index === 0 ? 'rowheader' : 'cell'}
                      scope={index === 0 ? 'row' : undefined}
                      className={place}
                      data-head={head && t(`sectors.${head}`)}
                    >
                      {cell}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
