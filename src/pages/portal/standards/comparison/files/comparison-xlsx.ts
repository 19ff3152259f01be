import { todayIso } from '@/shared/format/date';
import { downloadBlob } from '@/shared/files/download';
import { toXlsxElsewhere } from '@/shared/files/xlsx-elsewhere';
import { fileRows } from '../comparison-rows';

/** Downloads the comparison as a workbook. */
export async function downloadXlsx(...comparison: Parameters<typeof fileRows>): Promise<void> {
  const { rows, columns } = fileRows(...comparison);
  const [, , { t }] = comparison;
  downloadBlob(
    `standards-comparison-${todayIso()}.xlsx`,
    await toXlsxElsewhere(rows, columns, t('files.sheet')),
  );
}
