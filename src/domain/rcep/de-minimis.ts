import type { OriginCase } from './origin-case';
import { isTextile } from './textile';
import { atMost } from './threshold';
import { step, type TraceStep } from './trace';
import { anyOf, type Verdict } from './trivalent';

/** Percentage of FOB (3.7(a)), or in chapters 50 to 63 of the weight (3.7(b)), that need not shift. */
export const DE_MINIMIS_PERCENT = 10;

/**
 * De minimis of 3.7 for one change-in-classification requirement: full value (3.5.3, no deductions of 3.5.5) of the
 * non-originating materials that did not shift against FOB; a textile may use their weight in kg instead.
 */
export function deMinimis(opened: OriginCase, requirement: number): { verdict: Verdict; steps: TraceStep[] } {
  const steps = [byValue(opened, requirement)];
  if (isTextile(opened.good.hs)) steps.push(byWeight(opened, requirement));
  return { verdict: anyOf(steps.map(({ verdict }) => verdict)), steps };
}

/** The route of 3.7(b) alone: it does not depend on values. */
export function deMinimisByWeight(opened: OriginCase, requirement: number): Verdict {
  return isTextile(opened.good.hs) ? byWeight(opened, requirement).verdict : 'notMet';
}

function byValue({ good, tally }: OriginCase, requirement: number): TraceStep {
  const { value } = tally.heap(`notShifted.${requirement}`);
  const { value: unknownValue } = tally.heap(`shiftUnknown.${requirement}`);
  const { fob } = good;
  const percent = ((value + unknownValue) * 100) / fob;
  const verdict = within(value, unknownValue, fob);
  return step('deMinimisValue', verdict, { value, unknownValue, fob, percent, limit: DE_MINIMIS_PERCENT });
}

function byWeight({ good, tally }: OriginCase, requirement: number): TraceStep {
  const notShifted = tally.heap(`notShifted.${requirement}`);
  const unknown = tally.heap(`shiftUnknown.${requirement}`);
  const materials = notShifted.unweighed + unknown.unweighed;
  const limit = DE_MINIMIS_PERCENT;
  if (!good.weightKg || materials > 0) return step('deMinimisWeightMissing', 'unknown', { materials, limit });

  const { weight } = notShifted;
  const { weight: unknownWeight } = unknown;
  const percent = ((weight + unknownWeight) * 100) / good.weightKg;
  const verdict = within(weight, unknownWeight, good.weightKg);
  return step('deMinimisWeight', verdict, {
    weight,
    unknownWeight,
    totalWeight: good.weightKg,
    percent,
    limit,
  });
}

function within(notShifted: number, unknown: number, whole: number): Verdict {
  const limit = (whole * DE_MINIMIS_PERCENT) / 100;
  if (atMost(notShifted + unknown, limit)) return 'met';
  return atMost(notShifted, limit) ? 'unknown' : 'notMet';
}
