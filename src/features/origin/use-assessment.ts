import { useEffect, useMemo, useState } from 'react';
import { assess } from './assess';
import type { Assessed, AssessInput } from './assess';
import { assessElsewhere } from './origin-work';

/** Rows up to which an assessment is done while drawing; above, a worker does it. */
const ROWS_AT_ONCE = 200;

/** The assessment of a good, null where there is no input; `isRunning` while a long one is being made, its predecessor stays. */
export function useAssessment(input: AssessInput | null): { assessed: Assessed | null; isRunning: boolean } {
  const isLong = input !== null && input.good.materials.length > ROWS_AT_ONCE;
  const direct = useMemo(() => (input !== null && !isLong ? assess(input) : null), [input, isLong]);
  const [done, setDone] = useState<{ input: AssessInput; assessed: Assessed } | null>(null);
  useEffect(() => {
    if (!isLong || input === null) return undefined;
    let isCurrent = true;
    const keep = (assessed: Assessed) => isCurrent && setDone({ input, assessed });
    assessElsewhere(input).then(keep, () => keep(assess(input)));
    return () => {
      isCurrent = false;
    };
  }, [input, isLong]);
  if (!isLong) return { assessed: direct, isRunning: false };
  return { assessed: done?.assessed ?? null, isRunning: done?.input !== input };
}
