import { useState } from 'react';
import { isCancelled } from '@/shared/api/client/api-errors';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';

/** One press of a step's button: pending, failed, or neither. */
export interface SecurityStep<Args extends readonly unknown[]> {
  submit: (...args: Args) => void;
  isUnderWay: boolean;
  /** The error of the last press; null without one, or after `forget`. */
  failure: unknown;
  forget: () => void;
}

/** Runs `action` once at a time, debounced like all writes, and stores its rejection. */
export function useStep<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): SecurityStep<Args> {
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
