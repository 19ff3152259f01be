import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { notify } from '@/shared/ui/states/notify';
import { isRowLock } from './edit-failure';
import { offerReload } from './offer-reload';
import { useDebouncedWrite } from './use-debounced-write';
import { useErrorText } from './use-error-text';
import { useReadAgain } from '../list/query/use-read-again';

const LOADING_AFTER_MS = 200;

/** Actions on rows outside a form: refusals are shown in place, success as a message. */
export interface RowWrites {
  /**
   * Writes (call the server `quiet`) and shows `done`, or why it was refused; a row lock asks for confirmation. A
   * double press of the same write, by `name`, is sent once. True if it was written.
   */
  run: (
    name: string,
    write: () => Promise<unknown>,
    done: string,
    /** Brings deleted rows back: offered after the write until another one, or until it is dismissed. */
    undelete?: () => Promise<unknown>,
  ) => Promise<boolean>;
  /** Writes one row after the other, and says which were refused. */
  runEach: <Row>(name: string, rows: readonly Row[], each: EachWrite<Row>) => Promise<void>;
  /** Loads what a dialog needs; null if that failed, it was deleted, or another is loading. */
  prepare: <T>(read: () => Promise<T | null>) => Promise<T | null>;
  /** Notifies that a dialog has saved, and reloads the lists. */
  finish: (done: string) => void;
  /** Reloads the lists. */
  readAgain: () => void;
  isUnderWay: boolean;
  refusal: string | null;
  forgetRefusal: () => void;
  /** Offers to bring rows back that were deleted elsewhere, as after a write of its own. */
  offerUndo: (undelete: () => Promise<unknown>) => void;
  /** How to bring the last deleted rows back; null if that cannot be done. */
  undo: { run: () => void; dismiss: () => void } | null;
}

/** A write of one row of several. */
export interface EachWrite<Row> {
  write: (row: Row) => Promise<unknown>;
  nameOf: (row: Row) => string;
  /** The message if none was refused. */
  done: string;
}

/**
 * Deletions and the like, debounced (specification §9); after each, refused or not, the lists under `lists` are
 * reloaded.
 */
export function useRowWrites(...lists: readonly QueryKey[]): RowWrites {
  const { t } = useTexts(['console', 'ui']);
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isPreparing = useRef(false);
  const readAgain = useReadAgain(...lists);
  const refuse = (error: unknown) => {
    if (isRowLock(error)) void offerReload(error);
    else setRefusal(errorText(error));
  };
  const sent = useDebouncedWrite((_name: string, write: () => Promise<unknown>) => write());
  const [undelete, setUndelete] = useState<{ call: () => Promise<unknown> } | null>(null);
  const run: RowWrites['run'] = async (name, write, done, undeleteThese) => {
    setRefusal(null);
    setUndelete(null);
    let isDone = false;
    try {
      // Undefined: a repetition, without a message.
      if ((await sent.run(name, () => write().then(() => true))) === undefined) return false;
      isDone = true;
      notify('success', done);
      if (undeleteThese !== undefined) setUndelete({ call: undeleteThese });
    } catch (error) {
      refuse(error);
    }
    await readAgain();
    return isDone;
  };
  const runEach: RowWrites['runEach'] = async (name, rows, { write, nameOf, done }) => {
    const refused: { name: string; error: unknown }[] = [];
    const writeAll = async () => {
      for (const row of rows) {
        // One after the other: the server takes ten calls a second.
        // oxlint-disable-next-line no-await-in-loop
        await write(row).catch((error: unknown) => refused.push({ name: nameOf(row), error }));
      }
      if (refused.length > 0) throw refused[0]?.error;
    };
    await run(name, writeAll, done);
    if (refused.length === 0 || rows.length === 1) return;
    setRefusal(
      t('bulk.partly', {
        done: rows.length - refused.length,
        total: rows.length,
        names: refused.map((each) => each.name).join(', '),
        reason: errorText(refused[0]?.error),
      }),
    );
  };
  const prepare = async <T>(read: () => Promise<T | null>): Promise<T | null> => {
    if (isPreparing.current) return null;
    isPreparing.current = true;
    setRefusal(null);
    let close = () => {};
    const timer = setTimeout(() => {
      close = notify('info', t('ui:state.loading'), { stays: true });
    }, LOADING_AFTER_MS);
    try {
      const answer = await read();
      if (answer === null) {
        setRefusal(t('list.gone'));
        void readAgain();
      }
      return answer;
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      isPreparing.current = false;
      clearTimeout(timer);
      close();
    }
  };
  return {
    run,
    runEach,
    prepare,
    readAgain: () => void readAgain(),
    finish: (done) => {
      notify('success', done);
      void readAgain();
    },
    isUnderWay: sent.isUnderWay,
    refusal,
    forgetRefusal: () => setRefusal(null),
    offerUndo: (call) => setUndelete({ call }),
    undo: undelete && {
      run: () => void run('undelete', undelete.call, t('undo.done')),
      dismiss: () => setUndelete(null),
    },
  };
}
