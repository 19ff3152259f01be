import type { Exclusion, Rule } from './rule';

/** The rule in the codes of headnote 7 of Annex 3A; `parseRule(formatRule(rule))` equals `rule`. */
export function formatRule(rule: Rule): string {
  switch (rule.kind) {
    case 'ctc':
      return rule.level + formatExclusions(rule.except);
    case 'rvc':
      return `RVC${rule.percent}`;
    case 'and':
      return rule.of.map((part) => bracket(part, ['and', 'or'])).join(' and ');
    case 'or':
      return rule.of.map((part) => bracket(part, ['or'])).join(' or ');
    default:
      return rule.kind.toUpperCase();
  }
}

function bracket(rule: Rule, kinds: readonly Rule['kind'][]): string {
  return kinds.includes(rule.kind) ? `(${formatRule(rule)})` : formatRule(rule);
}

function formatExclusions(exclusions: readonly Exclusion[]): string {
  if (exclusions.length === 0) return '';
  const items = exclusions.map(({ level, from, to }, index) => {
    const word = exclusions[index - 1]?.level === level ? '' : `${level} `;
    return word + formatCode(from) + (to === undefined ? '' : ` through ${formatCode(to)}`);
  });
  return ` except from ${items.join(', ')}`;
}

function formatCode(digits: string): string {
  if (digits.length === 2) return digits;
  const split = digits.length - 2;
  return `${digits.slice(0, split)}.${digits.slice(split)}`;
}
