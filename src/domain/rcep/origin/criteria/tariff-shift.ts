import type { Good, Material } from '../good/good';
import { hsDigits } from '../../rules/hs-code';
import { type CtcRule, type Exclusion, HS_LEVEL_DIGITS, SHIFT_DIGITS } from '../../rules/rule';

/** Whether a non-originating material underwent the change; an excluded code has not. */
export type Shift = 'shifted' | 'notShifted' | 'excluded' | 'unknown';

/**
 * Change in tariff classification of one material (headnote 7 of Annex 3A); unknown for a code that is too short,
 * empty or of another HS edition than the good's.
 */
export function tariffShift(good: Good, material: Material, rule: CtcRule): Shift {
  const from = hsDigits(material.hs);
  const into = hsDigits(good.hs);
  if (from.length < 2 || into.length < 2 || isOfOtherEdition(good, material)) return 'unknown';

  const places = rule.except.map((exclusion) => placeIn(exclusion, from));
  if (places.includes('inside')) return 'excluded';
  const shift = compareCodes(from, into, SHIFT_DIGITS[rule.level]);
  return shift === 'shifted' && places.includes('unknown') ? 'unknown' : shift;
}

function isOfOtherEdition(good: Good, material: Material): boolean {
  if (good.hsEdition === undefined || material.hsEdition === undefined) return false;
  return good.hsEdition !== material.hsEdition;
}

function compareCodes(from: string, into: string, digits: number): Shift {
  const known = Math.min(from.length, into.length, digits);
  if (from.slice(0, known) !== into.slice(0, known)) return 'shifted';
  return known === digits ? 'notShifted' : 'unknown';
}

// A code shorter than the excluded one covers all codes that begin with it.
function placeIn({ level, from, to = from }: Exclusion, code: string): 'inside' | 'outside' | 'unknown' {
  const digits = HS_LEVEL_DIGITS[level];
  const lowest = code.slice(0, digits).padEnd(digits, '0');
  const highest = code.slice(0, digits).padEnd(digits, '9');
  if (highest < from || lowest > to) return 'outside';
  return lowest >= from && highest <= to ? 'inside' : 'unknown';
}
