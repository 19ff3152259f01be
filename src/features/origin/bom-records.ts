import { writeAmount } from '@/shared/format/amounts';
import type { DecimalMark } from '@/shared/format/amounts';
import { isBlankRow } from './bom';
import { readField } from './read-bom';
import type { BomRow } from './bom';
import type { BomColumn } from './bom-heads';

/** What stands in the column `mark` of rows that were made up to show the product. */
export const SAMPLE_MARK = 'sample';

/** The rows of a bill of materials as records under the field names, amounts with a decimal point, ready for a CSV writer. */
export function bomRecords(
  rows: readonly BomRow[],
  decimal: DecimalMark,
  isSample: boolean,
): Record<BomColumn, string>[] {
  const written = rows.filter((row) => !isBlankRow(row));
  return written.map((row) => ({
    ...row,
    value: plainAmount('value', row, decimal),
    deductible: plainAmount('deductible', row, decimal),
    weightKg: plainAmount('weightKg', row, decimal),
    mark: isSample ? SAMPLE_MARK : '',
  }));
}

function plainAmount(field: 'value' | 'deductible' | 'weightKg', row: BomRow, decimal: DecimalMark): string {
  const read = readField(field, row[field], decimal);
  return typeof read === 'number' ? writeAmount(read, '.') : row[field];
}
