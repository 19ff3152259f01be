import type { TableLimits } from '@/shared/files/table-file';

/** The possible columns of a table of indicators; name and limit are required. */
export const TABLE_FIELDS = ['name', 'limit', 'unit', 'class', 'method'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/** The column of each field, counted from 0; null if the table has none. */
export type TableMapping = Record<TableField, number | null>;

/** How large a file may be. */
export const TABLE_LIMITS: TableLimits = {
  bytes: 10_000_000,
  unpackedBytes: 60_000_000,
  rows: 2000,
  columns: 100,
};
/** Maximum length of a cell, in characters. */
export const MAX_CELL_LENGTH = 500;

/** A file to read a table from; `sheet` is the name of one in a workbook, null the first with a table. */
export interface TableTask {
  bytes: Uint8Array<ArrayBuffer>;
  language: string;
  sheet: string | null;
}
