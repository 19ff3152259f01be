import type { Good } from '../good/good';
import { step, type TraceStep } from '../trace';
import { verdictOf } from '../../rules/trivalent';

/** Minimal operations alone (3.6) do not make a good of non-originating materials originate, whatever its rule. */
export function minimalOperationsStep(good: Good): TraceStep {
  return step('minimalOperations', verdictOf(good.onlyMinimalOperations !== true), {});
}
