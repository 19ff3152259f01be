import { useRef, useState } from 'react';

const QUIET_MS = 300;

/** A write that cannot be sent twice by a hasty hand, and whether it is under way. */
export interface DebouncedWrite<Args extends readonly unknown[], Result> {
  /** Starts the write; undefined where this press was too many. Rejects as the write does. */
  run: (...args: Args) => Promise<Result | undefined>;
  isUnderWay: boolean;
}

/**
 * Debounced operations are insert, update and delete (specification §9): the first press writes at once, a further one
 * within 300 ms, or while the write is under way, does nothing.
 */
export function useDebouncedWrite<Args extends readonly unknown[], Result>(
  write: (...args: Args) => Promise<Result>,
): DebouncedWrite<Args, Result> {
  // Not the state: a second press may come before React has drawn the first.
  const gate = useRef({ isUnderWay: false, pressedAt: Number.NEGATIVE_INFINITY });
  const [isUnderWay, setIsUnderWay] = useState(false);
  const run = async (...args: Args) => {
    const now = performance.now();
    const isHasty = now - gate.current.pressedAt < QUIET_MS;
    if (gate.current.isUnderWay || isHasty) return undefined;
    gate.current = { isUnderWay: true, pressedAt: now };
    setIsUnderWay(true);
    try {
      return await write(...args);
    } finally {
      gate.current.isUnderWay = false;
      setIsUnderWay(false);
    }
  };
  return { run, isUnderWay };
}
