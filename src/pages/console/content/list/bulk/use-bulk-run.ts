import { useRef, useState } from 'react';
import type { ChangeOf } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { BusinessError } from '@/shared/api/client/api-errors';
import { isSessionOver } from '@/shared/api/client/error-catalogue';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { mayHaveArrived } from '@/shared/api/client/may-have-arrived';
import { arrivedOne, undoneOne } from './bulk-arrived';
import { refusalOfCode, type BulkAction, type LeftRow } from './bulk-plan';
import { bulkTrace, namesLeft } from './bulk-trace';
import { canUndo, undoOne, writeOne, type BulkInput } from './bulk-writes';

/** A record that went, before and after. */
export interface GoneRow {
  before: ContentRow;
  after: ChangeOf;
}

/** How far an action on several records has come. `isUndone`: the figures are those of undoing it. */
export interface BulkState {
  phase: 'open' | 'running' | 'done';
  isUndone: boolean;
  /** How many records there are to do, and how many have had their turn. */
  total: number;
  handled: number;
  gone: readonly GoneRow[];
  left: readonly LeftRow[];
}

/** What is done with each record. */
interface BulkWrite {
  write: (row: ContentRow) => Promise<ChangeOf>;
  /** After a write without an answer: what it returned if it was carried out, else null. */
  arrived: (row: ContentRow) => Promise<ChangeOf | null>;
}

const OPEN: BulkState = { phase: 'open', isUndone: false, total: 0, handled: 0, gone: [], left: [] };

/**
 * Runs an action on one record after the other, so that it can be stopped, and then undone. One refusal stops no other
 * record; the end of the session stops all, and leaves a trace for the list after the next sign-in.
 */
export function useBulkRun(kind: ContentKind, action: BulkAction, onFinish: (state: BulkState) => void) {
  const [state, setState] = useState(OPEN);
  const errorText = useErrorText();
  const words = useKindWords(kind);
  const nameOf = ({ id, values }: ContentRow) => words.name(values) || id;
  const isStopped = useRef(false);
  const isRunning = useRef(false);
  const reasonOf = (error: unknown): LeftRow['reason'] => {
    if (error === UNKNOWN) return 'unknown';
    const known = error instanceof BusinessError ? refusalOfCode(error.code) : undefined;
    return known ?? { text: errorText(error) };
  };
  const run = async (
    rows: readonly ContentRow[],
    already: readonly LeftRow[],
    { write, arrived }: BulkWrite,
    isUndone: boolean,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    isStopped.current = false;
    let now: BulkState = {
      phase: 'running',
      isUndone,
      total: rows.length,
      handled: 0,
      gone: [],
      left: already,
    };
    setState(now);
    const trace = bulkTrace(kind.id);
    const leaveTrace = () =>
      trace.set({ action, isUndone, done: now.gone.length, left: namesLeft(rows, now.gone, nameOf) });
    let isOver = false;
    leaveTrace();
    for (const before of rows) {
      if (isStopped.current) {
        now = { ...now, left: [...now.left, { row: before, reason: 'stopped' }] };
        continue;
      }
      try {
        // oxlint-disable-next-line no-await-in-loop -- One after the other: the server takes ten calls a second.
        const after = await write(before).catch((error: unknown) => lookAgain(error, () => arrived(before)));
        now = { ...now, gone: [...now.gone, { before, after }] };
      } catch (error) {
        now = { ...now, left: [...now.left, { row: before, reason: reasonOf(error) }] };
        isOver = isSessionOver(error);
        // What follows would be refused as well.
        if (isOver) isStopped.current = true;
      }
      now = { ...now, handled: now.handled + 1 };
      setState(now);
      leaveTrace();
    }
    isRunning.current = false;
    // After the next sign-in the list says how far it came.
    if (!isOver) trace.remove();
    now = { ...now, phase: 'done' };
    setState(now);
    onFinish(now);
  };
  const undoable = state.isUndone ? [] : state.gone.filter(({ before }) => canUndo(action, before));
  return {
    state,
    start: (rows: readonly ContentRow[], left: readonly LeftRow[], input: BulkInput) =>
      run(
        rows,
        left,
        {
          write: (row) => writeOne(kind, action, row, input),
          arrived: (row) => arrivedOne(kind, action, row),
        },
        false,
      ),
    stop: () => {
      isStopped.current = true;
    },
    undoable: undoable.length,
    undo: () => {
      const afterOf = new Map(undoable.map(({ before, after }) => [before.id, after]));
      const undoThis = async (row: ContentRow) => {
        const after = afterOf.get(row.id) ?? row;
        await undoOne(kind, action, row, after);
        return after;
      };
      return run(
        undoable.map(({ before }) => before),
        [],
        { write: undoThis, arrived: (row) => undoneOne(kind, action, row, afterOf.get(row.id) ?? row) },
        true,
      );
    },
  };
}

/** A write got no answer, and the record could not be read again. */
const UNKNOWN = new Error('The answer to a write was lost');

/** What a write returned that failed without an answer but was carried out. Rejects if it was not. */
async function lookAgain(error: unknown, arrived: () => Promise<ChangeOf | null>): Promise<ChangeOf> {
  if (!mayHaveArrived(error)) throw error;
  const after = await arrived().catch((reason: unknown) => {
    throw isSessionOver(reason) ? reason : UNKNOWN;
  });
  if (after === null) throw error;
  return after;
}
