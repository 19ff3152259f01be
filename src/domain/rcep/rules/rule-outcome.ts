import { changeInClassification } from '../origin/criteria/change-in-classification';
import { formatRule } from './format-rule';
import type { OriginCase } from '../origin/origin-case';
import { alternativesOutcome, jointOutcome, type Outcome } from '../origin/criteria/outcome';
import { valueContentOutcome } from '../origin/criteria/regional-value-content';
import type { JoinedRule, Rule } from './rule';
import { step } from '../origin/trace';
import { type Verdict, verdictOf } from './trivalent';

/**
 * Outcome of the product-specific rule (3.2(c), Annex 3A), with a step for the verdict on each of its alternatives.
 * Call it after testing WO and PE: if the rule itself is WO or PE, it is not met any more.
 */
export function ruleOutcome(opened: OriginCase): Outcome {
  const { rule } = opened;
  return rule.kind === 'or'
    ? alternativesOutcome(eachAlternative(opened, rule))
    : alternative(opened, rule, 1, 1);
}

function eachAlternative(
  opened: OriginCase,
  { of: [first, ...others] }: JoinedRule,
): [Outcome, ...Outcome[]] {
  const count = others.length + 1;
  return [
    alternative(opened, first, 1, count),
    ...others.map((other, index) => alternative(opened, other, index + 2, count)),
  ];
}

function alternative(opened: OriginCase, rule: Rule, number: number, alternatives: number): Outcome {
  const outcome = outcomeOfPart(opened, rule);
  const { verdict, steps } = outcome;
  const last = () => step('alternative', verdict, { rule: formatRule(rule), number, alternatives });
  return { ...outcome, steps: () => [...steps(), last()] };
}

/** Outcome of one part of the rule. */
export function outcomeOfPart(opened: OriginCase, rule: Rule): Outcome {
  switch (rule.kind) {
    case 'ctc':
      return changeInClassification(opened, rule);
    case 'rvc':
      return valueContentOutcome(opened, rule);
    case 'cr':
      return chemicalReaction(opened.good.chemicalReaction);
    case 'or':
      return alternativesOutcome(eachPart(opened, rule));
    case 'and':
      return jointOutcome(eachPart(opened, rule));
    default:
      return {
        verdict: 'notMet',
        criterion: rule.kind === 'wo' ? 'WO' : 'PE',
        usedDeMinimis: false,
        steps: () => [],
      };
  }
}

function eachPart(opened: OriginCase, { of: [first, ...others] }: JoinedRule): [Outcome, ...Outcome[]] {
  return [outcomeOfPart(opened, first), ...others.map((other) => outcomeOfPart(opened, other))];
}

function chemicalReaction(declared: boolean | undefined): Outcome {
  const verdict: Verdict = declared === undefined ? 'unknown' : verdictOf(declared);
  return {
    verdict,
    criterion: 'CR',
    usedDeMinimis: false,
    steps: () => [step('chemicalReaction', verdict, {})],
  };
}
