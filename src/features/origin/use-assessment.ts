import { useEffect, useMemo, useState } from 'react';
import { assess } from './assess';
import type { Assessed, AssessInput } from './assess';
import { assessElsewhere } from './origin-work';

/** Rows up to which an assessment is done while drawing; above, a worker does it. */
export const ROWS_AT_ONCE = 200;

/** An assessment and the input it was made of. */
export interface Judged<Input extends AssessInput> {
  input: Input;
  assessed: Assessed;
}

/**
 * The assessment of a good, null where there is no input. `isRunning` while a long one is being made: `judged` is then
 * its predecessor, of another input.
 */
export function useAssessment<Input extends AssessInput>(
  input: Input | null,
): { judged: Judged<Input> | null; isRunning: boolean } {
  const isLong = input !== null && input.good.materials.length > ROWS_AT_ONCE;
  const direct = useMemo(
    () => (input !== null && !isLong ? { input, assessed: assess(input) } : null),
    [input, isLong],
  );
  const [done, setDone] = useState<Judged<Input> | null>(null);
  useEffect(() => {
    if (!isLong || input === null) return undefined;
    let isCurrent = true;
    const keep = (assessed: Assessed | null) => {
      if (isCurrent && assessed !== null) setDone({ input, assessed });
    };
    assessElsewhere(input).then(keep, () => isCurrent && keep(assess(input)));
    return () => {
      isCurrent = false;
    };
  }, [input, isLong]);
  if (!isLong) return { judged: direct, isRunning: false };
  return { judged: done, isRunning: done?.input !== input };
}
