import type { Good } from './good';
import { judgeCase } from './judge-case';
import type { OriginAssessment } from './origin-assessment';
import { openCase } from './origin-case';
import type { Rule } from './rule';

/**
 * Whether the good originates under its product-specific rule (chapter 3, Annex 3A), with the proof. Throws
 * RangeError where FOB is not above zero or a value or weight is negative or not finite.
 */
export function assessOrigin(good: Good, rule: Rule): OriginAssessment {
  return judgeCase(openCase(good, rule));
}
