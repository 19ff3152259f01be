import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import type { TableSort } from '@/shared/ui/table/table-column';
import { isNotRcepNow } from '../rates/no-rcep';

/**
 * The rows in the requested order: by default the requested exporter first and the others as received; missing rates
 * and rates that are no percentages last in either direction.
 */
export function orderedPartners(
  rows: readonly PartnerRow[],
  current: string,
  sort: TableSort | null,
  nameOf: (code: string) => string,
): PartnerRow[] {
  if (sort === null) {
    const isCurrent = (row: PartnerRow) => row.pair.from === current;
    return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))];
  }
  const sign = sort.direction === 'ascending' ? 1 : -1;
  if (sort.id === 'exporter') {
    return rows.toSorted((a, b) => sign * nameOf(a.pair.from).localeCompare(nameOf(b.pair.from)));
  }
  const valueOf = (row: PartnerRow) => {
    if (isNotRcepNow(row.pair)) return null;
    return sort.id === 'rcep' ? percentOf(row.pair.rcep) : negated(row.pair.pointsBelowMfn);
  };
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

const negated = (value: number | null) => (value === null ? null : -value);
