import writeWorkbook from 'write-excel-file/universal';
import type { CsvCell, CsvColumn } from './csv';

/** Writes rows under a head line in bold as a workbook with one sheet. Texts are never run as formulas. */
export function toXlsx(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly CsvColumn[],
  sheet: string,
): Promise<Blob> {
  const head = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    columns.map(({ key }) => {
      const value = row[key] ?? null;
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String, wrap: true };
    }),
  );
  return writeWorkbook([head, ...body], {
    sheet: sheetName(sheet),
    columns: columns.map(() => ({ width: 24 })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** Spreadsheets allow 31 characters and none of these. */
const sheetName = (name: string): string => name.replaceAll(/[\\/*?:[\]]/g, ' ').slice(0, 31);
