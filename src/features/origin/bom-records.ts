import { readAmount, writeAmount } from './amounts';
import type { DecimalMark } from './amounts';
import { isBlankRow } from './bom';
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
    value: plainAmount(row.value, decimal),
    deductible: plainAmount(row.deductible, decimal),
    weightKg: plainAmount(row.weightKg, decimal),
    mark: isSample ? SAMPLE_MARK : '',
  }));
}

function plainAmount(text: string, decimal: DecimalMark): string {
  const read = readAmount(text, decimal);
  return typeof read === 'number' ? writeAmount(read, '.') : text;
}
