import { assessOrigin, assessUnanswered, formatRule, nearestChanges } from '@/domain/rcep';
import type { Change, ConditionalRule, Good, OriginAssessment, Rule } from '@/domain/rcep';
import { alternativesOf } from '../rule-words/rule-code';

/** The input of an assessment, as plain data for a worker. */
export interface AssessInput {
  good: Good;
  rule: Rule;
  /** The rule with its condition while unanswered: it then replaces `rule`, and no changes are listed. */
  unanswered?: ConditionalRule;
}

/** A single change that would make `rule` hold: what it is, its amount, and the result for the good. */
export interface ChangeSummary {
  change: Change extends infer C ? (C extends Change ? Omit<C, 'assessment'> : never) : never;
  moved: number;
  usedDeMinimis: boolean;
  rvcPercent: number;
}

/** Changes towards one alternative (`rule` its text), or towards origin as such (`rule` null); `total` counts those not listed too. */
export interface ChangeList {
  rule: string | null;
  total: number;
  changes: ChangeSummary[];
}

/** An assessment with the changes that would still help, ready to display. */
export interface Assessed {
  assessment: OriginAssessment;
  changeLists: ChangeList[];
}

/** The maximum number of changes listed; a long bill of materials can have thousands. */
export const LISTED_CHANGES = 50;

/** Assesses a good and finds single changes: towards origin if it fails, else towards each alternative that fails. */
export function assess({ good, rule, unanswered }: AssessInput): Assessed {
  if (unanswered) return { assessment: assessUnanswered(good, unanswered), changeLists: [] };
  const assessment = assessOrigin(good, rule);
  if (assessment.originating !== true)
    return { assessment, changeLists: filled([changesTowards(good, rule, null)]) };
  const unmet = assessment.trace.filter((step) => step.key === 'alternative' && step.verdict !== 'met');
  const texts = unmet.map((step) => step.inputs.rule);
  const failing = alternativesOf(rule).filter((alternative) => texts.includes(formatRule(alternative)));
  return {
    assessment,
    changeLists: filled(failing.map((part) => changesTowards(good, part, formatRule(part)))),
  };
}

/**
 * True if the good is wholly obtained or made of originating materials alone: it originates under any rule (Article
 * 3.2 (a), (b)).
 */
export const originatesByAnyRule = (good: Good): boolean =>
  assessOrigin(good, { kind: 'wo' }).originating === true;

/** The greater of the two ways to compute the regional value content (Article 3.5: either may be used), in percent. */
const bestRvc = ({ rvc }: Pick<OriginAssessment, 'rvc'>) =>
  Math.max(rvc.buildDown, rvc.buildUp ?? rvc.buildDown);

function changesTowards(good: Good, rule: Rule, text: string | null): ChangeList {
  const changes = nearestChanges(good, rule);
  return {
    rule: text,
    total: changes.length,
    changes: changes.slice(0, LISTED_CHANGES).map((change) => summary(good, change)),
  };
}

function summary(good: Good, { assessment, ...change }: Change): ChangeSummary {
  return {
    change,
    moved: movedBy(good, change),
    usedDeMinimis: assessment.usedDeMinimis,
    rvcPercent: bestRvc(assessment),
  };
}

function movedBy(good: Good, change: ChangeSummary['change']): number {
  if (change.kind === 'local-content') return change.add;
  const value = good.materials[change.material]?.value ?? 0;
  return change.kind === 'material-value' ? change.to - value : value;
}

const filled = (lists: ChangeList[]) => lists.filter(({ changes }) => changes.length > 0);
