import { rowPlace, type SheetRows } from '@/domain/editions';
import type { OpenedFile } from '@/features/editions/engine/engine-calls';

/** The sheets of a workbook that are read. */
export const takenOf = ({ sheets }: OpenedFile): SheetRows[] => sheets.filter(({ isTaken }) => isTaken);

/** Where the rows of a file are: with their sheet, if several are read. */
export interface RowPlaces {
  hasSheets: boolean;
  /** The sheet of a row, and its number there. */
  placeOf: (row: number) => { sheet: string; row: number };
  /** The values of a text that names a row. */
  wordsOf: (row: number) => { row: number; sheet?: string; context?: 'sheet' };
}

export function rowPlaces(opened: OpenedFile | null): RowPlaces {
  const taken = opened === null ? [] : takenOf(opened);
  const hasSheets = taken.length > 1;
  const placeOf = (row: number) => (hasSheets ? rowPlace(taken, row) : { sheet: '', row });
  return {
    hasSheets,
    placeOf,
    wordsOf: (row) => (hasSheets ? { ...placeOf(row), context: 'sheet' } : { row }),
  };
}
