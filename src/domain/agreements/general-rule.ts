import { parseRule, type Rule } from '@/domain/rcep';
import { isInChapters } from './chapters';
import type { GeneralAlternative, GeneralRule } from './criteria';

/** The general rule for the goods of one HS code: its alternatives that are for them; null where there is none. */
export function generalRuleFor({ alternatives }: GeneralRule, hs: string): Rule | null {
  const [first, second, ...others] = alternatives
    .filter((alternative) => isFor(alternative, hs))
    .map(({ rule }) => parseRule(rule));
  if (first === undefined) return null;
  return second === undefined ? first : { kind: 'or', of: [first, second, ...others] };
}

function isFor({ goods }: GeneralAlternative, hs: string): boolean {
  if (goods === undefined) return true;
  const heading = hs.replace(/\D/g, '').slice(0, 4);
  return heading.length === 4 && isInChapters(hs, goods.chapters) && !goods.exceptHeadings.includes(heading);
}
