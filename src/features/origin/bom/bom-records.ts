import { writeAmount } from '@/shared/format/amounts';
import { isBlankRow } from './bom';
import { readField } from './read-fields';
import type { AmountStyle } from './read-fields';
import type { BomRow } from './bom';
import type { WrittenColumn } from './bom-heads';
import { statusOf } from './row-status';

/** The value of the column `mark` for rows of sample data. */
export const SAMPLE_MARK = 'sample';

/**
 * The rows of a bill of materials as records under the field names, amounts with a decimal point (as typed if
 * unreadable), ready for a CSV writer.
 */
export function bomRecords(
  rows: readonly BomRow[],
  style: AmountStyle,
  isSample: boolean,
): Record<WrittenColumn, string>[] {
  const written = rows.filter((row) => !isBlankRow(row));
  return written.map((row) => ({
    ...row,
    originating: statusOf(row),
    value: plainAmount('value', row, style),
    deductible: plainAmount('deductible', row, style),
    weightKg: plainAmount('weightKg', row, style),
    mark: isSample ? SAMPLE_MARK : '',
  }));
}

function plainAmount(field: 'value' | 'deductible' | 'weightKg', row: BomRow, style: AmountStyle): string {
  const read = readField(field, row[field], style);
  return typeof read === 'number' ? writeAmount(read, '.') : row[field];
}
