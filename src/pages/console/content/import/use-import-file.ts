import { useMemo, useState } from 'react';
import { findContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { collectRows } from '@/shared/console-ui/list/page/export-rows';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { readTable } from '@/shared/files/read-table-file';
import { type ReadTable, TableError, type TableLimits } from '@/shared/files/table-file';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { columnsIn, readImport, withColumn, type ImportColumns } from './read-import';

/** The server takes 10,000 records at a time. */
const LIMITS: TableLimits = { bytes: 10_000_000, unpackedBytes: 60_000_000, rows: 10_001, columns: 100 };

interface OpenedFile extends ReadTable {
  file: File;
  columns: ImportColumns;
  /** The saved records by id: fields without a column stay as they are. */
  saved: ReadonlyMap<string, ContentValues>;
}

/** A file of records: opened, its columns recognised or chosen, and its rows checked. Nothing is sent. */
export function useImportFile(kind: ContentKind) {
  const { t } = useTexts('content');
  const { fieldLabel } = useKindWords(kind);
  const language = useLanguage();
  const errorText = useErrorText();
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (file: File | undefined, sheet: string | null = null) => {
    // If another sheet cannot be read, the one that is open stays.
    if (sheet === null) setOpened(null);
    setFailure(null);
    if (file === undefined) return;
    try {
      if (file.size > LIMITS.bytes) throw new TableError('tooLarge');
      const table = await readTable(new Uint8Array(await bytesOf(file)), language, LIMITS, sheet);
      const { rows } = await collectRows<ContentRow>((wire) => findContent(kind.id, wire), {});
      const saved = new Map(rows.map(({ id, values }) => [id, values]));
      setOpened({ ...table, file, columns: columnsIn(kind, table.cells[0] ?? [], fieldLabel), saved });
    } catch (error) {
      setFailure(error instanceof TableError ? t(`import.fault.${error.fault}`) : errorText(error));
    }
  };
  const file = useMemo(
    () => opened && readImport(kind, opened.cells, opened.columns, (id) => opened.saved.get(id) ?? null),
    [kind, opened],
  );
  return {
    opened,
    failure,
    file,
    open,
    setColumn: (at: number, name: string | null) =>
      setOpened((now) => now && { ...now, columns: withColumn(now.columns, at, name) }),
  };
}

const bytesOf = (file: File) =>
  file.arrayBuffer().catch(() => {
    throw new TableError('unreadable');
  });
