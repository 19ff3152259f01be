import type { Language } from '@/shared/i18n/languages';
import type { TableSort } from '@/shared/ui/table/table-column';

/** The rows sorted by one of their texts, in the order of the language. */
export function sortedBy<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  { direction }: TableSort,
  language: Language,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * textOf(one).localeCompare(textOf(other), language));
}
