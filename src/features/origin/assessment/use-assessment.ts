import { useEffect, useMemo, useState } from 'react';
import { lateCode } from '@/shared/loading/late-code';
import type { Assessed, AssessInput } from './assess';

/** Maximum rows assessed synchronously while rendering; above, a worker does it. */
export const ROWS_AT_ONCE = 200;

/** An assessment with its input. */
export interface AssessedInput<Input extends AssessInput> {
  input: Input;
  assessed: Assessed;
}

/** The assessment code, loaded with the first bill of materials. */
const assessing = lateCode(async () => {
  const [{ assess }, { assessElsewhere }] = await Promise.all([import('./assess'), import('./origin-work')]);
  return { assess, assessElsewhere };
});

/** Loads it before there is anything to assess. */
export const loadAssessment = assessing.load;

/** The state of an assessment; `failure`: its code failed to load. */
export interface AssessmentState<Input extends AssessInput> {
  assessed: AssessedInput<Input> | null;
  isRunning: boolean;
  failure: Error | null;
}

/**
 * The assessment of a good, null without input. `isRunning` while a long one is being made: `assessed` is then the
 * previous one, of another input.
 */
export function useAssessment<Input extends AssessInput>(input: Input | null): AssessmentState<Input> {
  const isLong = input !== null && input.good.materials.length > ROWS_AT_ONCE;
  const { code, failure } = assessing.useCode(input !== null);
  const direct = useMemo(
    () => (input !== null && !isLong && code ? { input, assessed: code.assess(input) } : null),
    [input, isLong, code],
  );
  const [done, setDone] = useState<AssessedInput<Input> | null>(null);
  useEffect(() => {
    if (!isLong || input === null || code === null) return undefined;
    let isCurrent = true;
    const save = (assessed: Assessed | null) => {
      if (isCurrent && assessed !== null) setDone({ input, assessed });
    };
    code.assessElsewhere(input).then(save, () => save(code.assess(input)));
    return () => {
      isCurrent = false;
    };
  }, [input, isLong, code]);
  if (!isLong) return { assessed: direct, isRunning: input !== null && code === null, failure };
  return { assessed: done, isRunning: done?.input !== input, failure };
}
