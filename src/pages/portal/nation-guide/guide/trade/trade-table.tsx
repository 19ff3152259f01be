import type { ReactNode } from 'react';
import type { CountryPoint, CountrySeries } from '@/features/countries/guide/country-series-schema';
import { countryCompetitiveness } from '@/features/countries/guide/trade-series';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { useGuideFormat } from '../../facts/use-guide-format';

interface TradeTableProps {
  series: CountrySeries;
  caption: string;
}

/** The figures of the drawings, year by year, the latest first; missing values are stated. */
export function TradeTable({ series, caption }: TradeTableProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const money = (value: number | null): ReactNode => (value === null ? <NoData /> : format.number(value, 1));
  const columns: TableColumn<CountryPoint>[] = [
    { id: 'year', head: t('trade.year'), cell: ({ year }) => year, width: '88px' },
    {
      id: 'exports',
      head: t('trade.exportsUnit'),
      cell: (point) => money(point.exportsUsdBn),
      align: 'end',
      narrow: 'value',
    },
    {
      id: 'imports',
      head: t('trade.importsUnit'),
      cell: (point) => money(point.importsUsdBn),
      align: 'end',
      narrow: 'value',
    },
    {
      id: 'tc',
      head: t('trade.tc'),
      cell: (point) => {
        const value = countryCompetitiveness(point);
        return value === null ? <NoData /> : format.number(value, 3);
      },
      align: 'end',
    },
    {
      id: 'gdp',
      head: t('trade.gdpUnit'),
      cell: (point) => (
        <>
          {money(point.gdpUsdBn)}
          {point.isGdpBreak && (
            <>
              {' '}
              <span className="fact-note">{t('trade.breakShort')}</span>
            </>
          )}
        </>
      ),
      align: 'end',
    },
    {
      id: 'edition',
      head: t('trade.edition'),
      cell: ({ tradeEdition }) => (tradeEdition === null ? '—' : format.date(tradeEdition)),
      align: 'end',
      isWhole: true,
    },
  ];
  return (
    <DataTable
      caption={caption}
      showCaption
      columns={columns}
      rows={series.points.toReversed()}
      rowKey={({ year }) => String(year)}
    />
  );
}
