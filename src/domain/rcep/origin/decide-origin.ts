import { minimalOperationsStep } from './criteria/minimal-operations';
import type { Criterion } from './origin-assessment';
import type { OriginCase } from './origin-case';
import type { Outcome } from './criteria/outcome';
import { ruleOutcome } from '../rules/rule-outcome';
import { treatmentSteps } from '../duty/treatment-steps';
import { step, type TraceStep } from './trace';
import { type Verdict, verdictOf } from '../rules/trivalent';

type Stage = (opened: OriginCase) => Outcome;

// A stage that is not met hands over to the next one; any other verdict is final.
const STAGES: readonly Stage[] = [whollyObtained, exclusivelyOriginating, productSpecificRule];

/** Origin of an opened case (3.2) in the order WO, PE, minimal operations (3.6), product-specific rule. */
export function decideOrigin(opened: OriginCase): Outcome {
  const passed: Outcome[] = [];
  for (const stage of STAGES) {
    passed.push(stage(opened));
    if (passed.at(-1)?.verdict !== 'notMet') break;
  }
  return passed.reduce((before, after) => ({ ...after, steps: () => [...before.steps(), ...after.steps()] }));
}

function whollyObtained({ good }: OriginCase): Outcome {
  const verdict = verdictOf(good.whollyObtained === true);
  return outcome(verdict, 'WO', () => [step('whollyObtained', verdict, {})]);
}

function exclusivelyOriginating(opened: OriginCase): Outcome {
  const { tally, terms } = opened;
  if (tally.heap('taken').count === 0) {
    return outcome('unknown', 'PE', () => [
      ...treatmentSteps(opened),
      step('nothingDeclared', 'unknown', {}),
    ]);
  }
  if (!terms.hasExclusive) return outcome('notMet', 'PE', () => treatmentSteps(opened));
  const { count: materials, value } = tally.heap('notExclusive');
  const verdict = verdictOf(materials === 0);
  return outcome(verdict, 'PE', () => [
    ...treatmentSteps(opened),
    step('exclusivelyOriginating', verdict, { materials, value }),
  ]);
}

function productSpecificRule(opened: OriginCase): Outcome {
  if (!opened.terms.hasMinimalOperations) return ruleAlone(opened);
  const first = minimalOperationsStep(opened.good);
  if (first.verdict === 'notMet') return outcome('notMet', 'CTC', () => [first]);
  const byRule = ruleOutcome(opened);
  return { ...byRule, steps: () => [first, ...byRule.steps()] };
}

function ruleAlone(opened: OriginCase): Outcome {
  if (opened.good.onlyMinimalOperations !== true) return ruleOutcome(opened);
  return outcome('unknown', 'CTC', () => [step('minimalOperations', 'unknown', {})]);
}

function outcome(verdict: Verdict, criterion: Criterion, steps: () => readonly TraceStep[]): Outcome {
  return { verdict, criterion, usedDeMinimis: false, steps };
}
