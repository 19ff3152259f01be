import { useMemo, useState } from 'react';
import { findContent } from '@/features/content/content-api';
import type { ContentField, ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { collectRows } from '@/shared/console-ui/list/page/export-rows';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { readTable } from '@/shared/files/read-table-file';
import { type ReadTable, TableError, type TableLimits } from '@/shared/files/table-file';
import { DEFAULT_LANGUAGE } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { loadKindWords } from '@/features/content/words/load-kind-words';
import type { KindWords } from '@/features/content/words/kind-words';
import { useKindWords } from '@/features/content/words/use-kind-words';
import type { ChoiceWords, WordsOf } from './choice-codes';
import type { SavedRecords } from './lost-import';
import { columnsIn, readImport, withColumn } from './read-import';
import type { ImportColumns, ImportFile, ImportRow } from './read-import';

/** The server takes 10,000 records at a time. */
const LIMITS: TableLimits = { bytes: 10_000_000, unpackedBytes: 60_000_000, rows: 10_001, columns: 100 };

/** The rows of a file, and the records they were read over. */
interface RowsNow {
  rows: readonly ImportRow[];
  saved: SavedRecords;
}

interface OpenedFile extends ReadTable {
  file: File;
  columns: ImportColumns;
  /** The saved records by id: fields without a column stay as they are. */
  saved: SavedRecords;
  /** The words of the source language, in which files may be written too. */
  sourceWords: KindWords;
}

/** A file of records: opened, its columns recognised or chosen, and its rows checked. Nothing is sent. */
export function useImportFile(kind: ContentKind) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const language = useLanguage();
  const errorText = useErrorText();
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (file: File, sheet: string | null = null) => {
    // If another sheet cannot be read, the one that is open stays.
    if (sheet === null) setOpened(null);
    setFailure(null);
    try {
      if (file.size > LIMITS.bytes) throw new TableError('tooLarge');
      const table = await readTable(new Uint8Array(await bytesOf(file)), language, LIMITS, sheet);
      const saved = await readSaved(kind);
      const columns = columnsIn(kind, table.cells[0] ?? [], words.fieldLabel);
      setOpened({ ...table, file, columns, saved, sourceWords: await loadKindWords(kind, DEFAULT_LANGUAGE) });
    } catch (error) {
      setFailure(error instanceof TableError ? t(`import.fault.${error.fault}`) : errorText(error));
    }
  };
  const file = useMemo(
    () => (opened === null ? null : readOpened(kind, opened, words, opened.saved)),
    [kind, opened, words],
  );
  return {
    opened,
    failure,
    file,
    open,
    /** The rows over the records as they are saved now: a colleague may have changed one since the file was opened. */
    rowsNow: async (): Promise<RowsNow> => {
      const saved = await readSaved(kind);
      return { rows: opened === null ? [] : readOpened(kind, opened, words, saved).rows, saved };
    },
    setColumn: (at: number, name: string | null) =>
      setOpened((now) => now && { ...now, columns: withColumn(now.columns, at, name) }),
  };
}

async function readSaved(kind: ContentKind): Promise<SavedRecords> {
  const { rows } = await collectRows<ContentRow>((wire) => findContent(kind.id, wire), {});
  return new Map(rows.map((row) => [row.id, row]));
}

function readOpened(
  kind: ContentKind,
  opened: OpenedFile,
  words: KindWords,
  saved: SavedRecords,
): ImportFile {
  const { cells, columns, sourceWords } = opened;
  return readImport(
    kind,
    cells,
    columns,
    (id) => saved.get(id)?.values ?? null,
    choiceWords(words, sourceWords),
  );
}

/** The words of each choice in the languages given; looked up once for each field, however many rows there are. */
function choiceWords(...languages: readonly KindWords[]): WordsOf {
  const known = new Map<ContentField, ChoiceWords>();
  return (field) => {
    const words =
      known.get(field) ??
      (field.options ?? []).map((value, at) => ({
        value,
        words: languages.flatMap(({ options }) => options(field)[at]?.label ?? []),
      }));
    known.set(field, words);
    return words;
  };
}

const bytesOf = (file: File) =>
  file.arrayBuffer().catch(() => {
    throw new TableError('unreadable');
  });
