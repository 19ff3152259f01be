export {
  appendixRequirement,
  type AppendixQuestion,
  type AppendixRequirement,
  type AppendixRow,
} from './appendix-requirement';
export { assessOrigin } from './assess-origin';
export { assessUnanswered } from './assess-unanswered';
export { dayAfter, dayBefore, isDay } from './calendar-date';
export type { Change } from './change';
export { compareDuty, isSameDuty } from './compare-duty';
export {
  type ConditionalRule,
  RULE_CONDITIONS,
  type RuleConditionId,
  selectedRule,
  weightShareVerdict,
} from './conditional-rule';
export { type Contradiction, contradictionOf, type ListedAmount } from './contradiction';
export { type Contributions, contributionsOf, materialStanding } from './contributions';
export type { Standing } from './cumulation';
export type { DifferentialDecision, DifferentialInput } from './differential';
export { DV20_PERCENT } from './domestic-value';
export { dutyAmount, type DutyBase, type DutyRate } from './duty-rate';
export { formatRule } from './format-rule';
export type { Good, HsEdition, Material, MaterialRole } from './good';
export { inForce, type InForce } from './in-force';
export { myanmarRow } from './myanmar';
export { nearestChanges } from './nearest-changes';
export type { Criterion, OriginAssessment, RegionalValueContent } from './origin-assessment';
export {
  type Confidence,
  isParty,
  PARTIES,
  PARTY_SOURCES,
  partyFacts,
  type PartyFacts,
  type PartySource,
} from './parties';
export { compareDutyAt, payableDuty, type PayableDuty, type PayableInput } from './payable-duty';
export type { OriginTerms, Tolerance } from './origin-terms';
export { parseRule } from './parse-rule';
export { rcepCountryOfOrigin } from './rcep-country-of-origin';
export type { CtcRule, Exclusion, HsLevel, JoinedRule, Rule, RvcRule, ShiftLevel } from './rule';
export { RuleSyntaxError } from './rule-syntax-error';
export { tariffShift } from './tariff-shift';
export { tariffYear, tariffYearStart } from './tariff-year';
export { isTextile } from './textile';
export { TRACE_KEYS, TRACE_STEPS, type TraceKey, type TraceStep } from './trace';
export type { Verdict } from './trivalent';
