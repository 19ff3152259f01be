import { rowPlace } from '@/domain/editions';
import type { OpenedFile } from '@/features/editions/engine/engine-calls';

/** Where the rows of a file are: with their sheet, if several are read. */
export interface RowPlaces {
  hasSheets: boolean;
  /** The sheet of a row, and its number there. */
  placeOf: (row: number) => { sheet: string; row: number };
  /** The values of a text that names a row. */
  wordsOf: (row: number) => { row: number; sheet?: string; context?: 'sheet' };
}

export function rowPlaces(opened: OpenedFile | null): RowPlaces {
  const taken = opened?.taken ?? [];
  const hasSheets = taken.length > 1;
  const placeOf = (row: number) => (hasSheets ? rowPlace(taken, row) : { sheet: '', row });
  return {
    hasSheets,
    placeOf,
    wordsOf: (row) => (hasSheets ? { ...placeOf(row), context: 'sheet' } : { row }),
  };
}
