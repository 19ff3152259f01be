import type { OriginTerms, Tolerance } from '@/domain/rcep';
import { isInChapters } from './chapters';
import type { AgreementCriteria } from './criteria';

const NO_TOLERANCE: Tolerance = { value: null, weight: null };

/**
 * The terms of the shared origin tests under an agreement with these `members`. Anything its criteria do not mention
 * is not granted: no cumulation except within the exporting country, no tolerance, no build-up, no deductions.
 */
export function termsOf(criteria: AgreementCriteria, members: readonly string[]): OriginTerms {
  const { generalRule, valueContent, cumulation } = criteria;
  return {
    area: cumulation === null ? [] : members,
    tolerance: (hs) => toleranceFor(criteria, hs),
    hasBuildUp: valueContent?.formulas.includes('buildUp') === true,
    hasDeductions: false,
    hasExclusive: generalRule.hasExclusive,
    hasMinimalOperations: false,
  };
}

/** De minimis for the goods of one HS code: the share of their chapter, else the one for all others. */
function toleranceFor({ deMinimis }: AgreementCriteria, hs: string): Tolerance {
  const shares = deMinimis?.shares ?? [];
  return (
    shares.find(({ chapters }) => chapters !== undefined && isInChapters(hs, chapters)) ??
    shares.find(({ chapters }) => chapters === undefined) ??
    NO_TOLERANCE
  );
}
