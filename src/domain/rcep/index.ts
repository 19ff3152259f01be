export {
  appendixRequirement,
  type AppendixQuestion,
  type AppendixRequirement,
  type AppendixRow,
} from './rules/appendix-requirement';
export { assessOrigin } from './origin/assess-origin';
export { assessUnanswered } from './origin/assess-unanswered';
export { dayAfter, dayBefore, isDay } from './duty/calendar-date';
export type { Change } from './origin/changes/change';
export { compareDuty, isSameDuty } from './duty/compare-duty';
export {
  type ConditionalRule,
  RULE_CONDITIONS,
  type RuleConditionId,
  selectedRule,
  weightShareVerdict,
} from './rules/conditional-rule';
export { type Contradiction, contradictionOf, type ListedAmount } from './origin/good/contradiction';
export { type Contributions, contributionsOf, materialStanding } from './origin/criteria/contributions';
export type { Standing } from './origin/criteria/cumulation';
export type { DifferentialDecision, DifferentialInput } from './duty/differential';
export { DV20_PERCENT } from './duty/domestic-value';
export { dutyAmount, type DutyBase, type DutyRate } from './duty/duty-rate';
export { formatRule } from './rules/format-rule';
export type { Good, HsEdition, Material, MaterialRole } from './origin/good/good';
export { inForce, type InForce, type PairApplication } from './duty/in-force';
export { myanmarRow } from './duty/myanmar';
export { nearestChanges } from './origin/changes/nearest-changes';
export type { Criterion, OriginAssessment, RegionalValueContent } from './origin/origin-assessment';
export {
  type FactConfidence,
  isParty,
  PARTIES,
  PARTY_SOURCES,
  partyFacts,
  type PartyFacts,
  type PartySource,
} from './parties';
export { compareDutyAt, payableDuty, type PayableDuty, type PayableInput } from './duty/payable-duty';
export type { OriginTerms, Tolerance } from './origin/origin-terms';
export { parseRule } from './rules/parse-rule';
export { rcepCountryOfOrigin } from './duty/rcep-country-of-origin';
export { jointEffect, type RuleEffect, ruleEffect } from './rules/compare-rules';
export { printedRule, readRuleText, type RuleText } from './rules/rule-text';
export type { CtcRule, Exclusion, HsLevel, JoinedRule, Rule, RvcRule, ShiftLevel } from './rules/rule';
export { RuleSyntaxError } from './rules/rule-syntax-error';
export { tariffShift } from './origin/criteria/tariff-shift';
export { tariffYear, tariffYearStart } from './duty/tariff-year';
export { isTextile } from './rules/textile';
export { TRACE_KEYS, TRACE_STEPS, type TraceKey, type TraceStep } from './origin/trace';
export type { Verdict } from './rules/trivalent';
