import type { CountrySeries } from '@/features/countries/guide/country-series-schema';
import { countryCompetitiveness } from '@/features/countries/guide/trade-series';
import type { CsvCell, CsvColumn } from '@/shared/files/csv';
import type { TextFunction } from '@/shared/i18n/text-keys';

const KEYS = [
  'code',
  'year',
  'exportsUsdBn',
  'importsUsdBn',
  'tc',
  'gdpUsdBn',
  'isGdpBreak',
  'mark',
  'tradeSourceId',
  'tradeEdition',
  'gdpSourceId',
] as const;

/** The figures of countries by year, one row per year; missing values are empty. */
export function seriesCsvRows(series: readonly CountrySeries[]): Record<string, CsvCell>[] {
  return series.flatMap(({ code, points }) =>
    points.map((point) => {
      const tc = countryCompetitiveness(point);
      return {
        ...point,
        code,
        tc: tc === null ? null : Math.round(tc * 1e4) / 1e4,
        isGdpBreak: point.isGdpBreak ? 1 : 0,
      };
    }),
  );
}

/** Their headers, translated by `t` of the area `nation`. */
export const seriesCsvColumns = (t: TextFunction<'nation'>): CsvColumn[] =>
  KEYS.map((key) => ({ key, label: t(`csv.${key}`) }));
