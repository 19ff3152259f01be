import type { Good } from './good/good';
import { assessCase } from './assess-case';
import type { OriginAssessment } from './origin-assessment';
import { openCase } from './origin-case';
import type { OriginTerms } from './origin-terms';
import type { Rule } from '../rules/rule';

/**
 * Whether the good originates under its product-specific rule (chapter 3, Annex 3A), with the proof; of
 * another agreement under its `terms`. Throws RangeError where FOB is not above zero or a value or weight is negative
 * or not finite.
 */
export function assessOrigin(good: Good, rule: Rule, terms?: OriginTerms): OriginAssessment {
  return assessCase(openCase(good, rule, terms));
}
