import { assessOrigin } from './assess-origin';
import type { ConditionalRule } from '../rules/conditional-rule';
import { formatRule } from '../rules/format-rule';
import type { Good } from './good/good';
import type { OriginAssessment } from './origin-assessment';
import type { Rule } from '../rules/rule';
import { step, type TraceStep } from './trace';
import type { Verdict } from '../rules/trivalent';

/**
 * Origin under a rule whose condition is not answered: the result where both rules give the same one by the same
 * criterion, else unknown. The trace then names the outcome of each rule. Throws what `assessOrigin` throws.
 */
export function assessUnanswered(good: Good, { holds, otherwise }: ConditionalRule): OriginAssessment {
  const first = assessOrigin(good, holds);
  const second = assessOrigin(good, otherwise);
  const shared = sharedSteps(first.trace, second.trace);
  if (shared.length === first.trace.length) return first;
  const branches = [branchStep(first, holds, 1), branchStep(second, otherwise, 2)];
  const lastOfFirst = first.trace.slice(-1);
  if (first.originating === second.originating && first.criterion === second.criterion)
    return { ...first, trace: [...shared, ...branches, ...lastOfFirst] };
  return {
    ...first,
    originating: 'unknown',
    criterion: null,
    usedDeMinimis: false,
    usedCumulation: false,
    trace: [
      ...shared,
      ...branches,
      step('conditionOpen', 'unknown', {}),
      step('verdictUnknown', 'unknown', {}),
    ],
  };
}

const VERDICTS = new Map<OriginAssessment['originating'], Verdict>([
  [true, 'met'],
  [false, 'notMet'],
]);

function branchStep({ originating }: OriginAssessment, rule: Rule, number: number): TraceStep {
  const verdict = VERDICTS.get(originating) ?? 'unknown';
  return step('conditionBranch', verdict, { rule: formatRule(rule), number });
}

function sharedSteps(first: readonly TraceStep[], second: readonly TraceStep[]): readonly TraceStep[] {
  const differing = first.findIndex((each, index) => JSON.stringify(each) !== JSON.stringify(second[index]));
  return differing === -1 ? first : first.slice(0, differing);
}
