import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { movedRepairs, newRow, type Repair, withoutRow, withRepair } from '@/domain/editions';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import type { ColumnChoice, OpenedFile } from '@/features/editions/engine/engine-calls';
import { FILE_LIMITS } from '@/features/editions/engine/file-limits';
import { type Engine, openEngine } from '@/features/editions/engine/open-engine';
import { type ImportDraft, type ImportFacts, readImportFile } from '@/features/editions/import-draft';
import { TableError } from '@/shared/files/table-file';
import { useLanguage } from '@/shared/i18n/use-language';
import { baseEditions } from '../base-editions';
import { editionCodesQuery, HS_EDITION, readLines } from '../editions-api';
import { linesFile, linesFileName } from '../lines/lines-file';
import { differenceIn } from '../record/difference';
import { changedFacts, factsAfter, factsOf } from './import-facts';
import { NO_FILE, useFileWork } from './use-file-work';
import { useImportDraft } from './use-import-draft';

/** The file in use, whatever is rendered. */
interface InUse {
  blob: Blob | null;
  opened: OpenedFile | null;
  /** Another one is read. */
  isReading: boolean;
  /** The engine has the edition before it, for the difference. */
  hasBefore: boolean;
}

/** What to read: a file, its name, and the chosen sheets; null for those with the head of the edition. */
interface Source {
  load: () => Promise<Blob>;
  name: string;
  sheets: readonly string[] | null;
}

const NOTHING: InUse = { blob: null, opened: null, isReading: false, hasBefore: false };

/**
 * An import from its file to the difference. Everything entered is saved in the browser as it is entered, with the file;
 * the server gets nothing before it is sent. If no other is under way it may begin with lines of the record.
 */
export function useImport(subject: string, row: ContentRow | null, begin: string | null = null) {
  const language = useLanguage();
  const client = useQueryClient();
  const { draft, saved, now, write, writeFile, forget } = useImportDraft(subject, row);
  const { file, setFile, step, setStep, engines, run, stop } = useFileWork();
  const [reading, setReading] = useState('');
  const [isRestored, setIsRestored] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const inUse = useRef<InUse>({ ...NOTHING });

  const check = async (isLatest: () => boolean) => {
    const { opened } = inUse.current;
    if (opened === null) return;
    setStep('checking');
    const { facts, byHand, repairs } = now();
    const question = { subject, validFrom: facts.validFrom, byHand, repairs };
    const engine = engines.current;
    const checked = await engine.run('check', question).catch((error: unknown) => {
      if (isLatest()) setFile({ ...NO_FILE, opened });
      throw error;
    });
    if (!isLatest()) return;
    setFile({ ...NO_FILE, opened, checked, findRows: (...wanted) => engine.run('rows', ...wanted) });
  };

  const checkAgain = async (changes: Partial<ImportDraft>) => {
    write(changes);
    if (inUse.current.opened !== null && !inUse.current.isReading) await run(check);
  };
  const recheck = (changes: Partial<ImportDraft>): void => void checkAgain(changes);

  /** Reads a file in an engine of its own: the file in use stays until `accept` resolves to true. */
  const read = (
    { load, name, sheets }: Source,
    accept: (blob: Blob, opened: OpenedFile) => Promise<boolean>,
  ) =>
    run(async (isLatest) => {
      setReading(name);
      setStep('opening');
      setFile((before) => ({ ...before, fault: null, error: null }));
      inUse.current.isReading = true;
      const next = openEngine();
      const entered = now();
      try {
        const blob = await load();
        const opened = await openFile(next, blob, language, subject, sheets);
        const { codes } = await client.query(editionCodesQuery(HS_EDITION));
        await next.run('setCodes', codes);
        if (!isLatest() || !(await accept(blob, opened)) || !isLatest()) return;
        engines.current.close();
        engines.current = next;
        inUse.current = { blob, opened, isReading: false, hasBefore: false };
        setFile({ ...NO_FILE, opened });
      } finally {
        if (engines.current !== next) next.close();
        if (isLatest()) {
          inUse.current.isReading = false;
          setStep(null);
          // Facts entered meanwhile apply to the file in use, and so does another file.
          if (now() !== entered || engines.current === next) await check(isLatest);
        }
      }
    });

  /** `mayReplace` is requested before corrections would be lost. */
  const mayLose = async (mayReplace: () => Promise<boolean>) => {
    const { byHand, repairs } = now();
    return (byHand === null && repairs.length === 0) || mayReplace();
  };

  /** Takes a file in the place of the one in use, with other changes of the draft. */
  const take = (
    { load, name }: Omit<Source, 'sheets'>,
    mayReplace: () => Promise<boolean>,
    changes: () => Partial<ImportDraft> = () => ({}),
  ) => {
    // Chosen again, as the page says: the corrections are those of this file.
    const again = isMissing && name === now().fileName;
    const sheets = again ? now().sheets : null;
    return read({ load, name, sheets }, async (blob) => {
      if (!again && !(await mayLose(mayReplace))) return false;
      setIsRestored(false);
      setIsMissing(false);
      await writeFile(blob);
      if (!again) write({ fileName: name, sheets: null, byHand: null, repairs: [], ...changes() });
      return true;
    });
  };

  /** Takes the lines of an edition as the file, and its facts but for those that were entered. */
  const takeEdition = (values: ContentValues, mayReplace: () => Promise<boolean>) =>
    take(
      {
        load: () => linesFile(subject, String(values['file'])),
        name: linesFileName(subject, values['validFrom']),
      },
      mayReplace,
      () => ({ facts: { ...factsOf({ values }), ...changedFacts(factsAfter(row), now().facts) } }),
    );

  const start = useRef(() => {
    const base = baseEditions(row).find(({ values }) => values['file'] === begin);
    if (draft.fileName === '' && base !== undefined) void takeEdition(base.values, async () => true);
    if (draft.fileName === '') return;
    void readImportFile(subject).then((found) => {
      if (found === null) return setIsMissing(true);
      setIsRestored(true);
      const load = async () => found;
      void read({ load, name: draft.fileName, sheets: draft.sheets }, async () => true);
    });
  });
  useEffect(() => {
    start.current();
    start.current = () => {};
  }, []);

  return {
    ...file,
    draft,
    work: step,
    /** The name of the file that is read, or was read last. */
    reading,
    saved,
    isRestored,
    /** The file of an earlier visit is not in the browser: it had no room, or was removed. */
    isMissing,
    choose: (chosen: File, mayReplace: () => Promise<boolean>) =>
      take({ load: async () => chosen, name: chosen.name }, mayReplace),
    takeEdition,
    /** Other sheets of the file in use: corrections stay with their sheets, and columns with the first one. */
    chooseSheets: async (sheets: readonly string[], mayReplace: () => Promise<boolean>) => {
      const { blob, opened: before } = inUse.current;
      if (blob === null || before === null) return;
      await read({ load: async () => blob, name: now().fileName, sheets }, async (_blob, opened) => {
        const [old, next] = [before.taken, opened.taken];
        const byHand = old[0]?.name === next[0]?.name ? now().byHand : null;
        const repairs = movedRepairs(now().repairs, old, next);
        const isLost = byHand !== now().byHand || repairs.length < now().repairs.length;
        if (isLost && !(await mayReplace())) return false;
        write({ sheets, byHand, repairs });
        return true;
      });
    },
    setFacts: (facts: ImportFacts) => {
      // The first day decides which rows of a file with periods apply.
      if (facts.validFrom === now().facts.validFrom) write({ facts });
      else recheck({ facts });
    },
    mapByHand: (byHand: ColumnChoice | null) => recheck({ byHand, repairs: [] }),
    repair: (repair: Repair) => recheck({ repairs: withRepair(now().repairs, repair) }),
    /** Corrects cells of a row, and resolves to what is refused of it then. */
    repairRow: async (number: number, repairs: readonly Repair[]) => {
      await checkAgain({ repairs: repairs.reduce<Repair[]>(withRepair, now().repairs) });
      return engines.current.run('rowProblems', number);
    },
    /** The row is as the file has it, or if it was added, gone. */
    undoRow: (number: number) => recheck({ repairs: withoutRow(now().repairs, number) }),
    clearRepairs: () => recheck({ repairs: [] }),
    newRow: () => newRow(file.opened?.rows ?? 0, now().repairs),
    compare: () =>
      run(async (isLatest) => {
        setStep('comparing');
        const before = String(row?.published?.['file'] ?? '');
        if (!inUse.current.hasBefore && before !== '') {
          await readLines(before, (part) => engines.current.run('addLines', 'before', part));
          inUse.current.hasBefore = true;
        }
        const difference = await differenceIn(engines.current, subject);
        if (isLatest()) setFile((shown) => ({ ...shown, difference, error: null }));
      }),
    problems: (from: number, count: number) => engines.current.run('problems', from, count),
    take: (from: number, count: number) => engines.current.run('take', from, count),
    forget: async () => {
      stop();
      await forget();
      inUse.current = { ...NOTHING };
      setIsRestored(false);
      setIsMissing(false);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** Opens a file in an engine; see `Source`. Throws `TableError`. */
async function openFile(
  engine: Engine,
  blob: Blob,
  language: string,
  subject: string,
  sheets: readonly string[] | null,
): Promise<OpenedFile> {
  if (blob.size > FILE_LIMITS.bytes) throw new TableError('tooLarge');
  const bytes = await blob.arrayBuffer().catch(() => {
    throw new TableError('unreadable');
  });
  return engine.run('open', new Uint8Array(bytes), language, subject, sheets);
}
