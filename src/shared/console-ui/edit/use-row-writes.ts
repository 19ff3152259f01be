import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { notify } from '@/shared/ui/states/notify';
import { isRowLock } from './edit-failure';
import { offerReload } from './offer-reload';
import { useDebouncedWrite } from './use-debounced-write';
import { useErrorText } from './use-error-text';
import { useReadAnew } from '../list/query/use-read-anew';

const LOADING_AFTER_MS = 200;

/** Actions on rows outside a form: refusals are shown in place, success as a message. */
export interface RowWrites {
  /**
   * Writes (call the server `quiet`) and shows `done`, or why it was refused; a row lock asks for confirmation. A
   * double press of the same write, by `name`, is sent once.
   */
  run: (name: string, write: () => Promise<unknown>, done: string) => Promise<void>;
  /** Loads what a dialog needs; null if that failed, it was deleted, or another is loading. */
  prepare: <T>(read: () => Promise<T | null>) => Promise<T | null>;
  /** Notifies that a dialog has saved, and reloads the lists. */
  finish: (done: string) => void;
  /** Reloads the lists. */
  readAgain: () => void;
  isUnderWay: boolean;
  refusal: string | null;
  forgetRefusal: () => void;
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
  const readAgain = useReadAnew(...lists);
  const refuse = (error: unknown) => {
    if (isRowLock(error)) void offerReload(error);
    else setRefusal(errorText(error));
  };
  const sent = useDebouncedWrite((_name: string, write: () => Promise<unknown>) => write());
  const run = async (name: string, write: () => Promise<unknown>, done: string) => {
    setRefusal(null);
    try {
      // Undefined: a repetition, without a message.
      if ((await sent.run(name, () => write().then(() => true))) === undefined) return;
      notify('success', done);
    } catch (error) {
      refuse(error);
    }
    await readAgain();
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
    prepare,
    readAgain: () => void readAgain(),
    finish: (done) => {
      notify('success', done);
      void readAgain();
    },
    isUnderWay: sent.isUnderWay,
    refusal,
    forgetRefusal: () => setRefusal(null),
  };
}
