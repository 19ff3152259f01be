/** The possible columns of a table of indicators; name and limit are required. */
export const TABLE_FIELDS = ['name', 'limit', 'unit', 'class', 'method'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/** The column of each field, counted from 0; null if the table has none. */
export type TableMapping = Record<TableField, number | null>;

/** A table as read: rows of texts, empty ones included. */
export interface ReadTable {
  cells: string[][];
  encoding: string | null;
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

/** Maximum size of a file, in bytes. */
export const MAX_FILE_BYTES = 10_000_000;
export const MAX_ROWS = 2000;
export const MAX_COLUMNS = 100;
/** Maximum length of a cell, in characters. */
export const MAX_CELL_LENGTH = 500;
