import type { OriginCase } from '../origin-case';
import type { Tolerance } from '../origin-terms';
import { atMost } from '../../rules/threshold';
import { step, type TraceStep } from '../trace';
import { anyOf, type Verdict } from '../../rules/trivalent';

/**
 * De minimis of 3.7 for one change-in-classification requirement: full value (3.5.3, no deductions of 3.5.5) of the
 * non-originating materials that did not shift against FOB; a textile may use their weight in kg instead. Terms without
 * a tolerance leave every material that did not shift as a failure.
 */
export function deMinimis(opened: OriginCase, requirement: number): { verdict: Verdict; steps: TraceStep[] } {
  const { value, weight } = toleranceOf(opened);
  const steps = [
    ...(value === null ? [] : [byValue(opened, requirement, value)]),
    ...(weight === null ? [] : [byWeight(opened, requirement, weight)]),
  ];
  if (steps.length === 0) return { verdict: withoutTolerance(opened, requirement), steps };
  return { verdict: anyOf(steps.map(({ verdict }) => verdict)), steps };
}

/** The route of 3.7(b) alone: it does not depend on values. */
export function deMinimisByWeight(opened: OriginCase, requirement: number): Verdict {
  const { weight } = toleranceOf(opened);
  return weight === null ? 'notMet' : byWeight(opened, requirement, weight).verdict;
}

const toleranceOf = ({ good, terms }: OriginCase): Tolerance => terms.tolerance(good.hs);

const withoutTolerance = ({ tally }: OriginCase, requirement: number): Verdict =>
  tally.heap(`notShifted.${requirement}`).count > 0 ? 'notMet' : 'unknown';

function byValue({ good, tally }: OriginCase, requirement: number, limit: number): TraceStep {
  const { value } = tally.heap(`notShifted.${requirement}`);
  const { value: unknownValue } = tally.heap(`shiftUnknown.${requirement}`);
  const { fob } = good;
  const percent = ((value + unknownValue) * 100) / fob;
  const verdict = within(value, unknownValue, { whole: fob, limit });
  return step('deMinimisValue', verdict, { value, unknownValue, fob, percent, limit });
}

function byWeight({ good, tally }: OriginCase, requirement: number, limit: number): TraceStep {
  const notShifted = tally.heap(`notShifted.${requirement}`);
  const unknown = tally.heap(`shiftUnknown.${requirement}`);
  const materials = notShifted.unweighed + unknown.unweighed;
  if (!good.weightKg || materials > 0) return step('deMinimisWeightMissing', 'unknown', { materials, limit });

  const { weight } = notShifted;
  const { weight: unknownWeight } = unknown;
  const percent = ((weight + unknownWeight) * 100) / good.weightKg;
  const verdict = within(weight, unknownWeight, { whole: good.weightKg, limit });
  return step('deMinimisWeight', verdict, {
    weight,
    unknownWeight,
    totalWeight: good.weightKg,
    percent,
    limit,
  });
}

function within(notShifted: number, unknown: number, of: { whole: number; limit: number }): Verdict {
  const most = (of.whole * of.limit) / 100;
  if (atMost(notShifted + unknown, most)) return 'met';
  return atMost(notShifted, most) ? 'unknown' : 'notMet';
}
