import type { QueryKey } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useDebouncedWrite } from '@/shared/console-ui/use-debounced-write';
import { useErrorText } from '@/shared/console-ui/use-error-text';
import { useReadAnew } from '@/shared/console-ui/use-read-anew';
import { useTexts } from '@/shared/i18n/use-texts';

const LOADING_AFTER_MS = 200;

/** Actions on rows outside a form: what was refused is said in place, what succeeded as a message. */
export interface RowWrites {
  /** Writes and says `done`, or shows why it was refused; the same write, by `name`, pressed twice is sent once. */
  run: (name: string, write: () => Promise<unknown>, done: string) => Promise<void>;
  /** Reads what a dialog needs; null where that failed, is gone, or another is being read. */
  prepare: <T>(read: () => Promise<T | null>) => Promise<T | null>;
  /** Says that a dialog has saved, and reads the lists again. */
  finish: (done: string) => void;
  /** Reads the lists again. */
  readAgain: () => void;
  isUnderWay: boolean;
  refusal: string | null;
  forgetRefusal: () => void;
}

/** Deletions and the like, debounced (specification §9); after each, refused or not, the lists under `lists` are read again. */
export function useRowWrites(lists: QueryKey): RowWrites {
  const { t } = useTexts(['personnel', 'ui']);
  const { message } = App.useApp();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isPreparing = useRef(false);
  const readAgain = useReadAnew(lists);
  const sent = useDebouncedWrite((_name: string, write: () => Promise<unknown>) => write());
  const run = async (name: string, write: () => Promise<unknown>, done: string) => {
    setRefusal(null);
    try {
      // Undefined: a repetition, which nothing is said about.
      if ((await sent.run(name, () => write().then(() => true))) === undefined) return;
      void message.success(done);
    } catch (error) {
      setRefusal(errorText(error));
    }
    await readAgain();
  };
  const prepare = async <T>(read: () => Promise<T | null>): Promise<T | null> => {
    if (isPreparing.current) return null;
    isPreparing.current = true;
    setRefusal(null);
    let close = () => {};
    const timer = setTimeout(() => {
      close = message.loading(t('ui:state.loading'), 0);
    }, LOADING_AFTER_MS);
    try {
      const answer = await read();
      if (answer === null) {
        setRefusal(t('gone'));
        void readAgain();
      }
      return answer;
    } catch (error) {
      setRefusal(errorText(error));
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
      void message.success(done);
      void readAgain();
    },
    isUnderWay: sent.isUnderWay,
    refusal,
    forgetRefusal: () => setRefusal(null),
  };
}
