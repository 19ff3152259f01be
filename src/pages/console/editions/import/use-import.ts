import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { type Repair, withRepair } from '@/domain/editions';
import type { ContentRow } from '@/features/content/content-schema';
import { editionCodesQuery, HS_EDITION, readLines } from '../editions-api';
import type { CheckedFile, ColumnChoice, OpenedFile } from '@/features/editions/engine/engine-calls';
import { FILE_LIMITS } from '@/features/editions/engine/file-limits';
import { type Engine, openEngine } from '@/features/editions/engine/open-engine';
import {
  type ImportDraft,
  type ImportFacts,
  readImportDraft,
  readImportFile,
  removeImportDraft,
  writeImportDraft,
  writeImportFile,
} from '@/features/editions/import-draft';
import { TableError } from '@/shared/files/table-file';
import type { TableFault } from '@/shared/files/table-file';
import type { LargeSaved } from '@/shared/storage/large-store';
import { useLanguage } from '@/shared/i18n/use-language';
import { type Difference, differenceIn } from '../record/difference';
import { factsAfter } from './import-facts';

type Work = 'opening' | 'checking' | 'comparing' | null;

interface FileState {
  opened: OpenedFile | null;
  checked: CheckedFile | null;
  difference: Difference | null;
  fault: TableFault | null;
  /** A call that failed. */
  error: unknown;
}

/** What counts now, whatever is rendered. */
interface Latest {
  draft: ImportDraft;
  /** The file in use. */
  blob: Blob | null;
  opened: OpenedFile | null;
  isReading: boolean;
}

/** What to read: a file, its name, and the sheet; null for the first with a table. */
interface Source {
  blob: Blob;
  name: string;
  sheet: string | null;
}

const NO_FILE: FileState = { opened: null, checked: null, difference: null, fault: null, error: null };

/**
 * An import from its file to the difference. Everything entered is saved in the browser as it is entered, with the file;
 * the server gets nothing before it is sent.
 */
export function useImport(subject: string, row: ContentRow | null) {
  const language = useLanguage();
  const client = useQueryClient();
  const [engines] = useState<{ current: Engine }>(() => ({ current: openEngine() }));
  const [draft, setDraft] = useState<ImportDraft>(() => firstDraft(subject, row));
  const [file, setFile] = useState<FileState>(NO_FILE);
  const [work, setWork] = useState<Work>(null);
  const [reading, setReading] = useState('');
  const [saved, setSaved] = useState<LargeSaved>('saved');
  const [isRestored, setIsRestored] = useState(false);
  const hasBefore = useRef(false);
  // What is entered while a file is opened or checked counts too.
  const latest = useRef<Latest>({ draft, blob: null, opened: file.opened, isReading: false });
  // Only the latest file counts.
  const turn = useRef(0);
  // Effects of a hidden tab end although its import goes on.
  useInsertionEffect(
    () => () => {
      turn.current += 1;
      engines.current.close();
    },
    [engines],
  );

  const check = async (own: number) => {
    const { draft: of, opened } = latest.current;
    if (opened === null) return;
    setWork('checking');
    const question = { subject, validFrom: of.facts.validFrom, byHand: of.byHand, repairs: of.repairs };
    const checked = await engines.current.run('check', question).catch((error: unknown) => {
      if (own === turn.current) setFile({ ...NO_FILE, opened });
      throw error;
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
      const found = error instanceof TableError ? { fault: error.fault } : { error };
      setFile((before) => ({ ...before, ...found }));
    } finally {
      if (own === turn.current) setWork(null);
    }
  };

  /** Reads a file in an engine of its own: the file in use stays until `accept` resolves to true. */
  const read = ({ blob, name, sheet }: Source, accept: () => Promise<boolean>) =>
    working(async (own) => {
      setReading(name);
      setWork('opening');
      setFile((before) => ({ ...before, fault: null, error: null }));
      latest.current.isReading = true;
      const next = openEngine();
      const entered = latest.current.draft;
      try {
        const opened = await openedIn(next, blob, language, sheet);
        const { codes } = await client.query(editionCodesQuery(HS_EDITION));
        await next.run('setCodes', codes);
        if (own !== turn.current || !(await accept()) || own !== turn.current) return;
        engines.current.close();
        engines.current = next;
        hasBefore.current = false;
        latest.current.blob = blob;
        latest.current.opened = opened;
        setFile(NO_FILE);
      } finally {
        if (engines.current !== next) next.close();
        if (own === turn.current) {
          latest.current.isReading = false;
          setWork(null);
          // Facts entered meanwhile apply to the file in use, and so does another file.
          if (latest.current.draft !== entered || engines.current === next) await check(own);
        }
      }
    });

  const write = (next: ImportDraft) => {
    latest.current.draft = next;
    setDraft(next);
    if (next.fileName !== '' && !writeImportDraft(next)) setSaved('full');
  };

  const recheck = (next: ImportDraft) => {
    write(next);
    if (latest.current.opened !== null && !latest.current.isReading) void working(check);
  };

  const start = useRef(() => {
    if (draft.fileName === '') return;
    void readImportFile(subject).then((found) => {
      if (found === null) return;
      setIsRestored(true);
      void read({ blob: found, name: draft.fileName, sheet: draft.sheet }, async () => true);
    });
  });
  useEffect(() => {
    start.current();
    start.current = () => {};
  }, []);

  /** `mayReplace` is requested before corrections would be lost. */
  const mayLose = async (mayReplace: () => Promise<boolean>) => {
    const { byHand, repairs } = latest.current.draft;
    return (byHand === null && repairs.length === 0) || mayReplace();
  };

  return {
    ...file,
    draft,
    work,
    /** The name of the file that is read, or was read last. */
    reading,
    saved,
    isRestored,
    choose: (chosen: File, mayReplace: () => Promise<boolean>) =>
      read({ blob: chosen, name: chosen.name, sheet: null }, async () => {
        if (!(await mayLose(mayReplace))) return false;
        setIsRestored(false);
        setSaved(await writeImportFile(subject, chosen));
        write({ ...latest.current.draft, fileName: chosen.name, sheet: null, byHand: null, repairs: [] });
        return true;
      }),
    /** Another sheet of the file in use. */
    chooseSheet: async (sheet: string, mayReplace: () => Promise<boolean>) => {
      const { blob, draft: of } = latest.current;
      if (blob === null || !(await mayLose(mayReplace))) return;
      await read({ blob, name: of.fileName, sheet }, async () => {
        write({ ...latest.current.draft, sheet, byHand: null, repairs: [] });
        return true;
      });
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
          await readLines(before, (part) => engines.current.run('addLines', 'before', part));
          hasBefore.current = true;
        }
        const difference = await differenceIn(engines.current, subject);
        if (own === turn.current) setFile((now) => ({ ...now, difference, error: null }));
      }),
    problems: (from: number, count: number) => engines.current.run('problems', from, count),
    take: (from: number, count: number) => engines.current.run('take', from, count),
    forget: async () => {
      turn.current += 1;
      await removeImportDraft(subject);
      latest.current = { draft: firstDraft(subject, row), blob: null, opened: null, isReading: false };
      setDraft(latest.current.draft);
      setFile(NO_FILE);
      setWork(null);
      setIsRestored(false);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** Opens a file; throws `TableError`. */
async function openedIn(
  engine: Engine,
  blob: Blob,
  language: string,
  sheet: string | null,
): Promise<OpenedFile> {
  if (blob.size > FILE_LIMITS.bytes) throw new TableError('tooLarge');
  const bytes = await blob.arrayBuffer().catch(() => {
    throw new TableError('unreadable');
  });
  return engine.run('open', new Uint8Array(bytes), language, sheet);
}

/** The unfinished import of this subject, else an empty one. */
function firstDraft(subject: string, row: ContentRow | null): ImportDraft {
  return (
    readImportDraft(subject) ?? {
      subject,
      fileName: '',
      sheet: null,
      facts: factsAfter(row),
      byHand: null,
      repairs: [],
    }
  );
}
