import { hashKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';

const QUIET_MS = 300;

/** A write that ignores double presses, and whether one is pending. */
export interface DebouncedWrite<Args extends readonly unknown[], Result> {
  /** Starts the write; undefined if it repeats one just sent. Rejects as the write does. */
  run: (...args: Args) => Promise<Result | undefined>;
  isUnderWay: boolean;
}

/**
 * Debounced operations are insert, update and delete (specification §9): a write starts at once. The same write, by
 * the value of its arguments, is ignored while pending and within 300 ms after it started and succeeded. Another
 * write is no repetition and runs; a failed write can be retried at once.
 */
export function useDebouncedWrite<Args extends readonly unknown[], Result>(
  write: (...args: Args) => Promise<Result>,
): DebouncedWrite<Args, Result> {
  // Not the state: a second press may precede React's render of the first.
  const blocked = useRef(new Map<string, number>());
  const [underWay, setUnderWay] = useState(0);
  const run = async (...args: Args) => {
    const key = hashKey(args);
    const now = performance.now();
    if (now < (blocked.current.get(key) ?? 0)) return undefined;
    blocked.current.set(key, Number.POSITIVE_INFINITY);
    setUnderWay((count) => count + 1);
    try {
      const result = await write(...args);
      blocked.current.set(key, now + QUIET_MS);
      return result;
    } catch (error) {
      blocked.current.delete(key);
      throw error;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return { run, isUnderWay: underWay > 0 };
}
