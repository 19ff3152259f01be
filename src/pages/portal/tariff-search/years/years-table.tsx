import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { RateYear } from '@/features/tariffs/rates/rate-years';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';
import { sharedDecimals } from '@/shared/format/shared-decimals';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { asRateResult, RateCell } from '../rates/rate-cell';
import { useYearInstead } from './year-instead';
import { useYearsWords } from './years-words';

interface YearsTableProps {
  line: TariffLine;
  pair: PairDuty;
  years: readonly RateYear[];
}

/** The chart's figures as a table, the base rate first; always in the page. */
export function YearsTable({ line, pair, years }: YearsTableProps) {
  const { t } = useTexts('pair');
  const words = useYearsWords(years);
  const insteadOf = useYearInstead(pair);
  const base = asRateResult(line.base);
  const rcepDecimals = decimalsOf([base, ...years.map((year) => year.rcep)]);
  const mfnDecimals = decimalsOf(years.map((year) => year.mfn));
  const columns: TableColumn<RateYear | null>[] = [
    {
      id: 'year',
      head: t('years.year'),
      cell: (year) =>
        year === null ? (
          t('years.base')
        ) : (
          <>
            {words.label(year)}{' '}
            {year.from === year.lastFrom && (
              <span className="years-table-order">{t('years.order', { count: year.rcepYear })}</span>
            )}
          </>
        ),
    },
    {
      id: 'rcep',
      head: t('rcepPercent'),
      align: 'end',
      narrow: 'value',
      cell: (year) => (
        <RateCell
          result={year?.rcep ?? base}
          decimals={rcepDecimals}
          instead={year === null ? undefined : insteadOf(year)}
        />
      ),
    },
    {
      id: 'mfn',
      head: t('mfnPercent'),
      align: 'end',
      narrow: 'value',
      cell: (year) => (year === null ? '—' : <RateCell result={year.mfn} decimals={mfnDecimals} />),
    },
  ];
  return (
    <DataTable
      caption={t('years.tableCaption')}
      columns={columns}
      rows={[null, ...years]}
      rowKey={(year) => String(year?.rcepYear ?? 0)}
      rowKind={(year) => (year?.isCurrent ? 'selected' : undefined)}
    />
  );
}

const decimalsOf = (rates: readonly RateResult[]) =>
  sharedDecimals(rates.map(percentOf).filter((percent) => percent !== null));
