/** A table as read: rows of texts, empty ones included. */
export interface ReadTable {
  cells: string[][];
  /** Of a text; null of a workbook. */
  encoding: string | null;
  /** True if a workbook has formulas: their saved values are read. */
  hasFormulas: boolean;
  /** The names of the sheets of a workbook; empty for a text. */
  sheets: string[];
  /** The one that was read; null of a text. */
  sheet: string | null;
}

/** How large a file may be. */
export interface TableLimits {
  /** Of the file, and of the unpacked workbook. */
  bytes: number;
  unpackedBytes: number;
  rows: number;
  columns: number;
}

/** Why a file cannot be used. */
export const TABLE_FAULTS = [
  'empty',
  'tooLarge',
  'otherFormat',
  'notATable',
  'tooManyRows',
  'tooManyColumns',
  'unpacksTooLarge',
  'brokenArchive',
  'tooSlow',
  'unreadable',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];

/** A file that cannot be used, and why. */
export class TableError extends Error {
  override name = 'TableError';

  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(`The table cannot be used: ${fault}`);
    this.fault = fault;
  }
}
