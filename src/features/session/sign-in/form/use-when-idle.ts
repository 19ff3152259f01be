import { useEffect } from 'react';
import { whenIdle } from '@/shared/loading/when-idle';

/** Runs `task` once the page is idle, and again when `task` changes; the task may return its cleanup. */
export function useWhenIdle(task: () => (() => void) | void): void {
  useEffect(() => {
    let end: (() => void) | void;
    const stop = whenIdle(() => (end = task()));
    return () => {
      stop();
      end?.();
    };
  }, [task]);
}
