import { tradeCompetitiveness } from '@/domain/indices';
import type { CountryPoint } from './country-series-schema';

/** Trade competitiveness of a whole economy, from −1 to 1; null where a side has no data or nothing is traded. */
export const countryCompetitiveness = ({
  exportsUsdBn,
  importsUsdBn,
}: Pick<CountryPoint, 'exportsUsdBn' | 'importsUsdBn'>): number | null =>
  tradeCompetitiveness(exportsUsdBn, importsUsdBn);

/** The latest year with data for `field`; null if none. */
export function latestOf(
  points: readonly CountryPoint[],
  field: 'exportsUsdBn' | 'importsUsdBn' | 'gdpUsdBn',
): { year: number; value: number; point: CountryPoint } | null {
  const point = points.findLast((candidate) => candidate[field] !== null);
  const value = point?.[field] ?? null;
  return point === undefined || value === null ? null : { year: point.year, value, point };
}

/** Runs of years next to each other for which `isIn` is true, in the order given. */
export function runsOf<T>(items: readonly T[], isIn: (item: T) => boolean): T[][] {
  const runs: T[][] = [];
  let open: T[] | null = null;
  for (const item of items) {
    if (!isIn(item)) {
      open = null;
      continue;
    }
    if (open === null) runs.push((open = []));
    open.push(item);
  }
  return runs;
}
