import { useEffect } from 'react';
import { whenIdle } from '@/shared/loading/when-idle';

/** Runs `task` once the page has nothing more urgent to do, and again when `task` changes; what it returns ends it. */
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
