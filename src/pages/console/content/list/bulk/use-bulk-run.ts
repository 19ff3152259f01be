import { useRef, useState } from 'react';
import type { ChangeOf } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { BusinessError } from '@/shared/api/client/api-errors';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { refusalOfCode, type BulkAction, type LeftRow } from './bulk-plan';
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

const OPEN: BulkState = { phase: 'open', isUndone: false, total: 0, handled: 0, gone: [], left: [] };

/**
 * Runs an action on one record after the other, so that it can be stopped, and then undone. One refusal stops no other
 * record.
 */
export function useBulkRun(kind: ContentKind, action: BulkAction, onFinish: (state: BulkState) => void) {
  const [state, setState] = useState(OPEN);
  const errorText = useErrorText();
  const isStopped = useRef(false);
  const isRunning = useRef(false);
  const reasonOf = (error: unknown): LeftRow['reason'] => {
    const known = error instanceof BusinessError ? refusalOfCode(error.code) : undefined;
    return known ?? { text: errorText(error) };
  };
  const run = async (
    rows: readonly ContentRow[],
    already: readonly LeftRow[],
    write: (row: ContentRow) => Promise<ChangeOf>,
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
    for (const before of rows) {
      if (isStopped.current) {
        now = { ...now, left: [...now.left, { row: before, reason: 'stopped' }] };
        continue;
      }
      try {
        // oxlint-disable-next-line no-await-in-loop -- One after the other: the server takes ten calls a second.
        now = { ...now, gone: [...now.gone, { before, after: await write(before) }] };
      } catch (error) {
        now = { ...now, left: [...now.left, { row: before, reason: reasonOf(error) }] };
      }
      now = { ...now, handled: now.handled + 1 };
      setState(now);
    }
    isRunning.current = false;
    now = { ...now, phase: 'done' };
    setState(now);
    onFinish(now);
  };
  const undoable = state.isUndone ? [] : state.gone.filter(({ before }) => canUndo(action, before));
  return {
    state,
    start: (rows: readonly ContentRow[], left: readonly LeftRow[], input: BulkInput) =>
      run(rows, left, (row) => writeOne(kind, action, row, input), false),
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
        undoThis,
        true,
      );
    },
  };
}
