import { useState } from 'react';
import { isCancelled } from '@/shared/api/client/api-errors';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';

/** One press of a step's button: under way, refused, or neither. */
export interface Step<Args extends readonly unknown[]> {
  submit: (...args: Args) => void;
  isUnderWay: boolean;
  /** What the last press was refused for; null where it was not, or `forget` was called since. */
  failure: unknown;
  forget: () => void;
}

/** Runs `action` once at a time, as writes are debounced, and keeps what it is rejected with. */
export function useStep<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): Step<Args> {
  const [failure, setFailure] = useState<unknown>(null);
  const { run, isUnderWay } = useDebouncedWrite(action);
  const submit = async (...args: Args) => {
    setFailure(null);
    try {
      await run(...args);
    } catch (error) {
      if (!isCancelled(error)) setFailure(error);
    }
  };
  return {
    submit: (...args) => void submit(...args),
    isUnderWay,
    failure,
    forget: () => setFailure(null),
  };
}
