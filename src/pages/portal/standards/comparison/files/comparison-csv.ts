import { toCsv } from '@/shared/files/csv';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { fileRows } from '../comparison-rows';

/** Downloads the comparison as CSV. */
export function downloadCsv(...comparison: Parameters<typeof fileRows>): void {
  const { rows, columns } = fileRows(...comparison);
  downloadText(`standards-comparison-${todayIso()}.csv`, 'text/csv', toCsv(rows, columns));
}
