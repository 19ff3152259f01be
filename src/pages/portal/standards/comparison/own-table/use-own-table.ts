import { useMemo, useState } from 'react';
import { TABLE_FIELDS } from '../../indicator-table/indicator-table';
import type { TableField, TableMapping } from '../../indicator-table/indicator-table';
import { rowsOf } from '../../indicator-table/table-rows';
import { useLanguage } from '@/shared/i18n/use-language';
import { TableError } from '@/shared/files/table-file';
import type { TableFault } from '@/shared/files/table-file';
import { loadChunk } from '@/shared/loading/load-chunk';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';

/** The reader's own table as stored in the browser: cells as read, the header row, the column of each field. */
interface OwnTable {
  fileName: string;
  cells: string[][];
  headRow: number;
  mapping: TableMapping;
}

/** The workbook of the table, while the page is open: only the table is stored. */
interface Workbook {
  file: File;
  sheets: string[];
  sheet: string | null;
}

const KEY = 'comparison-table';

/**
 * The reader's own table: read from a file in a worker, stored only in the browser, its columns mapped by the reader.
 */
export function useOwnTable() {
  const language = useLanguage();
  const [table, setTable] = useState(() => readDraft(KEY, isOwnTable));
  const [fault, setFault] = useState<TableFault | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [workbook, setWorkbook] = useState<Workbook | null>(null);
  const read = useMemo(
    () => (table === null ? null : rowsOf(table.cells, table.headRow, table.mapping)),
    [table],
  );
  const write = (next: OwnTable | null) => {
    if (next === null) removeDraft(KEY);
    else writeDraft(KEY, next);
    setTable(next);
  };
  return {
    table,
    fault,
    isReading,
    read,
    workbook,
    /** True if a table was read, of that sheet if one is given; a failure leaves the previous table. */
    upload: async (file: File, wanted: string | null = null): Promise<boolean> => {
      setFault(null);
      setIsReading(true);
      try {
        const reader = await loadChunk(() => import('./own-table-reader'));
        const { sheets, sheet, table: found } = await reader.readOwnTable(file, language, wanted);
        write({ fileName: file.name, ...found });
        setWorkbook({ file, sheets, sheet });
        return true;
      } catch (error) {
        setFault(error instanceof TableError ? error.fault : 'unreadable');
        return false;
      } finally {
        setIsReading(false);
      }
    },
    map: (field: TableField, column: number | null) => {
      if (table !== null) write({ ...table, mapping: { ...table.mapping, [field]: column } });
    },
    remove: () => {
      setFault(null);
      setWorkbook(null);
      write(null);
    },
  };
}

export type OwnTableControls = ReturnType<typeof useOwnTable>;

function isOwnTable(value: unknown): value is OwnTable {
  if (typeof value !== 'object' || value === null) return false;
  const { fileName, cells, headRow, mapping } = value as Partial<OwnTable>;
  return (
    typeof fileName === 'string' &&
    typeof headRow === 'number' &&
    Array.isArray(cells) &&
    cells.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string')) &&
    typeof mapping === 'object' &&
    TABLE_FIELDS.every((field) => mapping[field] === null || typeof mapping[field] === 'number')
  );
}
