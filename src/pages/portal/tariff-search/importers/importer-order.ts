import type { TableSort } from '@/shared/ui/table/table-column';
import { percentSpan } from './importer-rows';
import type { ImporterRow, ImporterState } from './importer-rows';

/** Importers with more data to compare first. */
const RANK: readonly ImporterState[] = ['rates', 'rcepOnly', 'mfnOnly', 'sample', 'otherDay', 'none'];

/**
 * The rows in the order of the sort: by default the importer of the query first, then by how much data there is. A
 * range is sorted by its best end; importers without a figure are last in either direction.
 */
export function orderedImporters(
  rows: readonly ImporterRow[],
  current: string,
  sort: TableSort | null,
  nameOf: (code: string) => string,
): ImporterRow[] {
  const codeOf = ({ tariff }: ImporterRow) => tariff.importer;
  if (sort === null) {
    const rankOf = (row: ImporterRow) => (codeOf(row) === current ? -1 : RANK.indexOf(row.state));
    return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
  const sign = sort.direction === 'ascending' ? 1 : -1;
  if (sort.id === 'importer')
    return rows.toSorted((a, b) => sign * nameOf(codeOf(a)).localeCompare(nameOf(codeOf(b))));
  const valueOf = (row: ImporterRow) =>
    (sort.id === 'payable' ? percentSpan(row.payable)?.low : row.saving?.high) ?? null;
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
