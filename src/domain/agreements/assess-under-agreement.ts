import { assessOrigin, type Good, type OriginAssessment, type Rule } from '@/domain/rcep';
import { type AgreementAssessment, type AgreementVerdict, trivalent } from './agreement-assessment';
import type { AgreementCriteria } from './criteria';
import { generalRuleFor } from './general-rule';
import { termsOf } from './terms';
import { type AgreementStep, ownStep, underAgreement } from './trace';

/**
 * Origin of a good under the general rule of an agreement between `members` (ISO codes, the exporting country among
 * them). Materials have their declared status, and cumulation is limited to the members. RangeError as in
 * `assessOrigin`.
 */
export function assessUnderAgreement(
  good: Good,
  criteria: AgreementCriteria,
  members: readonly string[],
): AgreementAssessment {
  const rule = generalRuleFor(criteria.generalRule, good.hs);
  const assessment = assessOrigin(
    { ...good, cumulationParties: undefined },
    rule ?? NO_RULE,
    termsOf(criteria, members),
  );
  const verdict = verdictOf(assessment, rule, criteria);
  const { criterion, rvc, usedDeMinimis, usedCumulation } = assessment;
  return {
    verdict,
    criterion,
    rvc,
    usedDeMinimis,
    usedCumulation,
    trace: [
      ...sharedSteps(assessment, rule, criteria),
      ...(needsList(verdict) ? [ownStep('productListMissing', 'unknown', criteria)] : []),
      ownStep('agreementVerdict', trivalent(verdict), criteria, { verdict }),
    ],
  };
}

/** Met by goods of originating materials alone, which the test before it settles. */
const NO_RULE: Rule = { kind: 'pe' };

function verdictOf(
  { originating, criterion }: OriginAssessment,
  rule: Rule | null,
  { generalRule: { list, hasExclusive } }: AgreementCriteria,
): AgreementVerdict {
  if (originating === 'unknown') return 'unknown';
  if (!originating)
    return rule === null ? 'productListOnly' : list === 'none' ? 'notMet' : 'failsGeneralRule';
  const isByNature = criterion === 'WO' || criterion === 'PE';
  if (list === 'none' || (isByNature && hasExclusive)) return 'met';
  return rule === null ? 'productListOnly' : 'metGeneralRuleOnly';
}

const needsList = (verdict: AgreementVerdict) =>
  verdict === 'metGeneralRuleOnly' || verdict === 'failsGeneralRule' || verdict === 'productListOnly';

/** The steps of the shared tests without their own verdict; without a rule to test, a step noting that. */
function sharedSteps(
  { trace }: OriginAssessment,
  rule: Rule | null,
  criteria: AgreementCriteria,
): AgreementStep[] {
  const shared = trace
    .slice(0, -1)
    .filter(({ key }) => rule !== null || key !== 'alternative')
    .map((step) => underAgreement(step, criteria));
  return rule === null ? [...shared, ownStep('noGeneralRule', 'unknown', criteria)] : shared;
}
