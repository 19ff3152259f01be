import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '@/shared/loading/load-chunk';
import type { Assessed, AssessInput } from './assess';
import { assessElsewhere } from './origin-work';

/** Maximum rows assessed synchronously while rendering; above, a worker does it. */
export const ROWS_AT_ONCE = 200;

/** An assessment with its input. */
export interface AssessedInput<Input extends AssessInput> {
  input: Input;
  assessed: Assessed;
}

let assess: Assess | null = null;
type Assess = (input: AssessInput) => Assessed;

/** Loads the assessment code, with the first bill of materials. */
const loadAssess = async (): Promise<Assess> =>
  (assess ??= (await loadChunk(() => import('./assess'))).assess);

/**
 * The assessment of a good, null without input. `isRunning` while a long one is being made: `judged` is then the
 * previous one, of another input. Throws to the error boundary if the code fails to load.
 */
export function useAssessment<Input extends AssessInput>(
  input: Input | null,
): { assessed: AssessedInput<Input> | null; isRunning: boolean } {
  const isLong = input !== null && input.good.materials.length > ROWS_AT_ONCE;
  const isReady = useAssess(input !== null && !isLong);
  const direct = useMemo(
    () => (input !== null && !isLong && isReady && assess ? { input, assessed: assess(input) } : null),
    [input, isLong, isReady],
  );
  const [done, setDone] = useState<AssessedInput<Input> | null>(null);
  useEffect(() => {
    if (!isLong || input === null) return undefined;
    let isCurrent = true;
    const keep = (assessed: Assessed | null) => {
      if (isCurrent && assessed !== null) setDone({ input, assessed });
    };
    assessElsewhere(input).then(keep, async () => isCurrent && keep((await loadAssess())(input)));
    return () => {
      isCurrent = false;
    };
  }, [input, isLong]);
  if (!isLong) return { assessed: direct, isRunning: input !== null && !isReady };
  return { assessed: done, isRunning: done?.input !== input };
}

/** Whether the assessment code is loaded; loads it once `isWanted`. */
function useAssess(isWanted: boolean): boolean {
  const [isReady, setIsReady] = useState(assess !== null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (isWanted && !isReady)
      loadAssess().then(
        () => setIsReady(true),
        (error: Error) => setFailure(error),
      );
  }, [isWanted, isReady]);
  if (failure !== null) throw failure;
  return isReady;
}
