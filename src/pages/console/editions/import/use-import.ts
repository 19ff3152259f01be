import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { type Repair, withRepair } from '@/domain/editions';
import type { ContentRow } from '@/features/content/content-schema';
import { editionCodesQuery, HS_EDITION, readLines } from '../editions-api';
import type {
  CheckedFile,
  ColumnChoice,
  ComparedEditions,
  OpenedFile,
} from '@/features/editions/engine/engine-calls';
import { FILE_LIMITS } from '@/features/editions/engine/file-limits';
import { openEngine } from '@/features/editions/engine/open-engine';
import {
  type ImportDraft,
  type ImportFacts,
  readImportDraft,
  readImportFile,
  removeImportDraft,
  removeImportFile,
  writeImportDraft,
  writeImportFile,
} from '@/features/editions/import-draft';
import { TableError } from '@/shared/files/table-file';
import type { TableFault } from '@/shared/files/table-file';
import type { LargeSaved } from '@/shared/storage/large-store';
import { useLanguage } from '@/shared/i18n/use-language';
import { factsAfter } from './import-facts';

type Work = 'opening' | 'checking' | 'comparing' | null;

interface FileState {
  opened: OpenedFile | null;
  checked: CheckedFile | null;
  compared: ComparedEditions | null;
  fault: TableFault | null;
  /** A call that failed. */
  error: unknown;
}

const NO_FILE: FileState = { opened: null, checked: null, compared: null, fault: null, error: null };

/**
 * An import from its file to the difference. Everything entered is saved in the browser as it is entered, with the file;
 * the server gets nothing before it is sent.
 */
export function useImport(subject: string, row: ContentRow | null) {
  const language = useLanguage();
  const client = useQueryClient();
  const [engine] = useState(openEngine);
  const [draft, setDraft] = useState<ImportDraft>(() => firstDraft(subject, row));
  const [file, setFile] = useState<FileState>(NO_FILE);
  const [work, setWork] = useState<Work>(null);
  const [saved, setSaved] = useState<LargeSaved>('saved');
  const [isRestored, setIsRestored] = useState(false);
  const hasBefore = useRef(false);
  // What is entered while a file is opened or checked counts too.
  const latest = useRef({ draft, opened: file.opened });
  // Only the latest file counts.
  const turn = useRef(0);
  // Effects of a hidden tab end although its import goes on.
  useInsertionEffect(() => () => engine.close(), [engine]);

  const check = async (own: number) => {
    const { draft: of, opened } = latest.current;
    if (opened === null) return;
    setWork('checking');
    const checked = await engine.run('check', {
      subject,
      validFrom: of.facts.validFrom,
      byHand: of.byHand,
      repairs: of.repairs,
    });
    if (own === turn.current) setFile({ ...NO_FILE, opened, checked });
  };

  const working = async (run: (own: number) => Promise<void>) => {
    turn.current += 1;
    const own = turn.current;
    try {
      await run(own);
    } catch (error) {
      if (own !== turn.current) return;
      if (error instanceof TableError) setFile({ ...NO_FILE, fault: error.fault });
      else setFile((before) => ({ ...before, error }));
    } finally {
      if (own === turn.current) setWork(null);
    }
  };

  const read = (blob: Blob) =>
    working(async (own) => {
      setFile(NO_FILE);
      latest.current.opened = null;
      setWork('opening');
      if (blob.size > FILE_LIMITS.bytes) throw new TableError('tooLarge');
      const bytes = new Uint8Array(
        await blob.arrayBuffer().catch(() => {
          throw new TableError('unreadable');
        }),
      );
      const opened = await engine.run('open', bytes, language);
      const { codes } = await client.query(editionCodesQuery(HS_EDITION));
      await engine.run('setCodes', codes);
      if (own !== turn.current) return;
      latest.current.opened = opened;
      await check(own);
    });

  const write = (next: ImportDraft) => {
    latest.current.draft = next;
    setDraft(next);
    if (next.fileName !== '' && !writeImportDraft(next)) setSaved('full');
  };

  const recheck = (next: ImportDraft) => {
    write(next);
    if (latest.current.opened !== null) void working(check);
  };

  const start = useRef(() => {
    if (draft.fileName === '') return;
    void readImportFile().then((found) => {
      if (found === null) return;
      setIsRestored(true);
      void read(found);
    });
  });
  useEffect(() => {
    start.current();
    start.current = () => {};
  }, []);

  return {
    ...file,
    draft,
    work,
    saved,
    isRestored,
    choose: async (chosen: File) => {
      setIsRestored(false);
      // The file of before must not come back under the name of this one.
      if (chosen.size > FILE_LIMITS.bytes) await removeImportFile();
      else setSaved(await writeImportFile(chosen));
      write({ ...latest.current.draft, fileName: chosen.name, byHand: null, repairs: [] });
      await read(chosen);
    },
    setFacts: (facts: ImportFacts) => {
      const before = latest.current.draft;
      const next = { ...before, facts };
      // The first day decides which rows of a file with periods apply.
      if (facts.validFrom === before.facts.validFrom) write(next);
      else recheck(next);
    },
    mapByHand: (byHand: ColumnChoice | null) => recheck({ ...latest.current.draft, byHand, repairs: [] }),
    repair: (repair: Repair) =>
      recheck({ ...latest.current.draft, repairs: withRepair(latest.current.draft.repairs, repair) }),
    clearRepairs: () => recheck({ ...latest.current.draft, repairs: [] }),
    compare: () =>
      working(async (own) => {
        setWork('comparing');
        const before = String(row?.published?.['file'] ?? '');
        if (!hasBefore.current && before !== '') {
          await readLines(before, (part) => engine.run('addLines', 'before', part));
          hasBefore.current = true;
        }
        const compared = await engine.run('compare', subject);
        if (own === turn.current) setFile((now) => ({ ...now, compared, error: null }));
      }),
    take: (from: number, count: number) => engine.run('take', from, count),
    forget: async () => {
      turn.current += 1;
      await removeImportDraft();
      latest.current = { draft: firstDraft(subject, row), opened: null };
      setDraft(latest.current.draft);
      setFile(NO_FILE);
      setWork(null);
      setIsRestored(false);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** The unfinished import of this subject, else an empty one. */
function firstDraft(subject: string, row: ContentRow | null): ImportDraft {
  const found = readImportDraft();
  if (found?.subject === subject) return found;
  return { subject, fileName: '', facts: factsAfter(row), byHand: null, repairs: [] };
}
