import type { Good, Material } from '../origin/good/good';
import { hsDigits } from './hs-code';
import type { CtcRule } from './rule';
import { tariffShift } from '../origin/criteria/tariff-shift';

/**
 * Six-digit codes representing all classifications that shift (headnote 7 of Annex 3A): one that shifts under every
 * requirement if there is one, else one for each different set of requirements that some code satisfies.
 */
export function shiftingCodes(good: Good, requirements: readonly CtcRule[]): string[] {
  const codeByPattern = new Map<string, string>();
  for (const code of boundaryCodes(good, requirements)) {
    const pattern = requirements.map((rule) => Number(shiftsFrom(good, code, rule))).join('');
    if (!codeByPattern.has(pattern)) codeByPattern.set(pattern, code);
  }
  codeByPattern.delete('0'.repeat(requirements.length));
  const everywhere = codeByPattern.get('1'.repeat(requirements.length));
  return everywhere === undefined ? [...codeByPattern.values()] : [everywhere];
}

function shiftsFrom(good: Good, hs: string, rule: CtcRule): boolean {
  const material: Material = { name: '', hs, value: 0, originating: false };
  return tariffShift(good, material, rule) === 'shifted';
}

// Whether a code shifts can only change where a chapter, heading or subheading of the good, or an exclusion, begins
// or has just ended.
function boundaryCodes(good: Good, requirements: readonly CtcRule[]): string[] {
  const into = hsDigits(good.hs).slice(0, 6);
  const named = requirements.flatMap(({ except }) =>
    except.map(({ from, to = from }) => [from, to] as const),
  );
  const own = [2, 4, 6].map((digits) => [into.slice(0, digits), into.slice(0, digits)] as const);
  const bounds = [...named, ...own].flatMap(([from, to]) => [from.padEnd(6, '0'), codeAfter(to)]);
  const codes = ['010000', ...bounds].filter((code) => code >= '010000' && code < '980000');
  return [...new Set(codes)].sort();
}

function codeAfter(digits: string): string {
  return String(Number(digits.padEnd(6, '9')) + 1).padStart(6, '0');
}
