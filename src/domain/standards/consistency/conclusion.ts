import { degreeRank } from './degree';
import type { DegreeAssessment } from './degree';
import type { Degree } from './evidence';

/** A degree that an expert sets in place of the evaluated one, with the reason and the role they set it in. */
export interface DegreeOverride {
  degree: Degree;
  role: string;
  reason: string;
}

/** What an override still needs. */
export type OverrideGap = 'role' | 'reason';

/** What an override lacks; it takes effect only with nothing missing. */
export function overrideGaps({ role, reason }: DegreeOverride): OverrideGap[] {
  const gaps: OverrideGap[] = [];
  if (role.trim() === '') gaps.push('role');
  if (reason.trim() === '') gaps.push('reason');
  return gaps;
}

/** The degree in the end and who set it: `open` where neither evidence nor an expert did. */
export interface Conclusion {
  degree: Degree | null;
  by: 'evidence' | 'expert' | 'open';
}

/** The expert's degree where it has role and reason, else the one of the evidence. */
export function conclude(assessment: DegreeAssessment, override: DegreeOverride | null): Conclusion {
  if (override !== null && overrideGaps(override).length === 0)
    return { degree: override.degree, by: 'expert' };
  return assessment.degree === null
    ? { degree: null, by: 'open' }
    : { degree: assessment.degree, by: 'evidence' };
}

/** How a declared degree compares with the evaluated one; `open` while both may still turn out the same. */
export type Agreement = 'agrees' | 'declaredHigher' | 'declaredLower' | 'open' | 'notDeclared';

/** Whether the degree a standard declares is the evaluated one, or at least still possible. */
export function agreementOf(
  declared: Degree | null,
  conclusion: Conclusion,
  { best, worst }: Pick<DegreeAssessment, 'best' | 'worst'>,
): Agreement {
  if (declared === null) return 'notDeclared';
  const [highest, lowest] =
    conclusion.degree === null ? [best, worst] : [conclusion.degree, conclusion.degree];
  if (degreeRank(declared) > degreeRank(highest)) return 'declaredHigher';
  if (degreeRank(declared) < degreeRank(lowest)) return 'declaredLower';
  return conclusion.degree === null ? 'open' : 'agrees';
}
