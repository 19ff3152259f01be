import { useInsertionEffect, useRef, useState } from 'react';
import type { CheckedFile, FileRow, OpenedFile, WantedRows } from '@/features/editions/engine/engine-calls';
import { type Engine, openEngine } from '@/features/editions/engine/open-engine';
import { TableError, type TableFault } from '@/shared/files/table-file';
import type { Difference } from '../record/difference';
import type { Find } from '../use-found';

/** A step of an import that takes a while. */
type Step = 'opening' | 'checking' | 'comparing';

interface FileState {
  opened: OpenedFile | null;
  checked: CheckedFile | null;
  /** Finds rows of the checked file as they are corrected. */
  findRows: Find<WantedRows, FileRow> | null;
  difference: Difference | null;
  fault: TableFault | null;
  /** A call that failed. */
  error: unknown;
}

export const NO_FILE: FileState = {
  opened: null,
  checked: null,
  findRows: null,
  difference: null,
  fault: null,
  error: null,
};

/** The file of an import as far as it is worked on, in an engine of its own. Only the latest work counts. */
export function useFileWork() {
  const [engines] = useState<{ current: Engine }>(() => ({ current: openEngine() }));
  const [file, setFile] = useState(NO_FILE);
  const [step, setStep] = useState<Step | null>(null);
  const turn = useRef(0);
  // Effects of a hidden tab end although its import goes on.
  useInsertionEffect(
    () => () => {
      turn.current += 1;
      engines.current.close();
    },
    [engines],
  );

  return {
    file,
    setFile,
    step,
    setStep,
    /** The engine that has the file in use. */
    engines,
    /** Does `work`, and shows why it failed; after a later `run` or `stop`, `isLatest` is false. */
    run: async (work: (isLatest: () => boolean) => Promise<void>) => {
      turn.current += 1;
      const own = turn.current;
      const isLatest = () => own === turn.current;
      try {
        await work(isLatest);
      } catch (error) {
        if (!isLatest()) return;
        const found = error instanceof TableError ? { fault: error.fault } : { error };
        setFile((before) => ({ ...before, ...found }));
      } finally {
        if (isLatest()) setStep(null);
      }
    },
    stop: () => {
      turn.current += 1;
      setFile(NO_FILE);
      setStep(null);
    },
  };
}
