import { type CtcRule, type Exclusion, type Rule, SHIFT_DIGITS } from './rule';

/**
 * What another rule does to goods: the same ones qualify, more of them (`easier`), fewer (`stricter`), or some more and
 * some fewer, as far as the rules can be compared (`different`).
 */
export type RuleEffect = 'same' | 'easier' | 'stricter' | 'different';

/** The effect of replacing a rule by another one. */
export function ruleEffect(before: Rule, after: Rule): RuleEffect {
  const [isEasier, isStricter] = [isCovered(before, after), isCovered(after, before)];
  if (isEasier && isStricter) return 'same';
  if (isEasier) return 'easier';
  return isStricter ? 'stricter' : 'different';
}

/** The effect of several replacements together; `same` for none. */
export function jointEffect(effects: Iterable<RuleEffect>): RuleEffect {
  const changes = new Set(effects);
  changes.delete('same');
  const [only = 'same', other] = changes;
  return other === undefined ? only : 'different';
}

/** Whether it is certain that every good that qualifies under `strict` qualifies under `loose` as well. */
function isCovered(strict: Rule, loose: Rule): boolean {
  switch (strict.kind) {
    // Goods that are wholly obtained, or produced from originating materials, qualify under every rule.
    case 'wo':
    case 'pe':
      return true;
    case 'or':
      return strict.of.every((part) => isCovered(part, loose));
    case 'and':
      return isCoveredByParts(strict, loose) || strict.of.some((part) => isCovered(part, loose));
    default:
      return isCoveredByParts(strict, loose);
  }
}

function isCoveredByParts(strict: Rule, loose: Rule): boolean {
  if (loose.kind === 'and') return loose.of.every((part) => isCovered(strict, part));
  if (loose.kind === 'or') return loose.of.some((part) => isCovered(strict, part));
  if (strict.kind === 'ctc' && loose.kind === 'ctc') return isShiftCovered(strict, loose);
  if (strict.kind === 'rvc' && loose.kind === 'rvc') return strict.percent >= loose.percent;
  return strict.kind === 'cr' && loose.kind === 'cr';
}

/** A change of chapter is one of heading and of subheading too. */
const isShiftCovered = (strict: CtcRule, loose: CtcRule): boolean =>
  SHIFT_DIGITS[strict.level] <= SHIFT_DIGITS[loose.level] &&
  loose.except.every((own) => strict.except.some((other) => isWithin(own, other)));

function isWithin(inner: Exclusion, outer: Exclusion): boolean {
  const [first, last] = bounds(outer);
  const [from, to] = bounds(inner);
  return first <= from && to <= last;
}

/** The first and the last six-digit code of an exclusion. */
const bounds = ({ from, to = from }: Exclusion): [string, string] => [from.padEnd(6, '0'), to.padEnd(6, '9')];
