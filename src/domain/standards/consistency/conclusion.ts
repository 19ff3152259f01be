import { degreeRank } from './degree';
import type { DegreeAssessment } from './degree';
import type { Degree } from './evidence';

/** A degree that an expert sets in place of the evaluated one, with the reason and their role. */
export interface DegreeOverride {
  degree: Degree;
  role: string;
  reason: string;
}

/** The parts an override may lack. */
export type OverrideGap = 'role' | 'reason';

/** The missing parts of an override; it takes effect only if there are none. */
export function overrideGaps({ role, reason }: DegreeOverride): OverrideGap[] {
  const gaps: OverrideGap[] = [];
  if (role.trim() === '') gaps.push('role');
  if (reason.trim() === '') gaps.push('reason');
  return gaps;
}

/** The final degree and who set it: `open` if neither evidence nor an expert did. */
export interface Conclusion {
  degree: Degree | null;
  by: 'evidence' | 'expert' | 'open';
}

/** The expert's degree if it has role and reason, else that of the evidence. */
export function conclude(assessment: DegreeAssessment, override: DegreeOverride | null): Conclusion {
  if (override !== null && overrideGaps(override).length === 0)
    return { degree: override.degree, by: 'expert' };
  return assessment.degree === null
    ? { degree: null, by: 'open' }
    : { degree: assessment.degree, by: 'evidence' };
}

/** How a declared degree compares with the evaluated one; `open` while both may still turn out the same. */
export type Agreement = 'agrees' | 'declaredHigher' | 'declaredLower' | 'open' | 'notDeclared';

/** Whether a standard's declared degree is the evaluated one, or still possible. */
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
