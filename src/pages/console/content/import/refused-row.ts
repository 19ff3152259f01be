import { BusinessError } from '@/shared/api/client/api-errors';
import type { ImportRow } from './read-import';

/** Before the message about a row: its number among the rows sent, from 1. */
const ROW = /^第(\d+)行: /;

/** The refusal of a row. */
interface RefusedRow {
  /** By its number in a spreadsheet. */
  row: number;
  /** The error without that number. */
  reason: BusinessError;
}

/** The row that made the server refuse an import; null if the error is about none. */
export function refusedRow(error: unknown, rows: readonly ImportRow[]): RefusedRow | null {
  if (!(error instanceof BusinessError)) return null;
  const message = error.serverMessage ?? '';
  const sent = ROW.exec(message)?.[1];
  const row = rows[Number(sent) - 1]?.row;
  return row === undefined ? null : { row, reason: new BusinessError(error.code, message.replace(ROW, '')) };
}
