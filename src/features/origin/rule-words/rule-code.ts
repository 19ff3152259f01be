import type { CtcRule, Rule } from '@/domain/rcep';

/** The alternatives of a rule in the order of its text: meeting one is enough (headnote 4 of Annex 3A). */
export const alternativesOf = (rule: Rule): readonly Rule[] =>
  rule.kind === 'or' ? rule.of.flatMap(alternativesOf) : [rule];

/** The requirements of one alternative that have to be met together. */
export const requirementsOf = (alternative: Rule): readonly Rule[] =>
  alternative.kind === 'and' ? alternative.of.flatMap(requirementsOf) : [alternative];

/**
 * The short code of a rule for headings and chips: `CTH`, `RVC 40`, `CC + RVC 40`; exclusions appear only in the
 * words.
 */
export function ruleCode(rule: Rule): string {
  switch (rule.kind) {
    case 'ctc':
      return rule.level;
    case 'rvc':
      return `RVC ${rule.percent}`;
    case 'and':
      return rule.of.map(bracketed).join(' + ');
    case 'or':
      return rule.of.map(ruleCode).join(' / ');
    default:
      return rule.kind.toUpperCase();
  }
}

/** A rule's text with its English words for "or" and "and" as signs, as `ruleCode` sets them: `CTH / RVC 40`. */
export const ruleSigns = (text: string): string =>
  text
    .replaceAll(' or ', ' / ')
    .replaceAll(' and ', ' + ')
    .replace(/RVC(?=\d)/g, 'RVC ');

/** A rule's text with spaces: `RVC40` becomes `RVC 40`. */
export const spaced = (rule: string) => rule.replace(/RVC(?=\d)/g, 'RVC ');

/**
 * The first change-in-classification requirement of a rule, which the table shows row by row; null if it has none.
 */
export function shiftRule(rule: Rule): CtcRule | null {
  const parts = alternativesOf(rule).flatMap(requirementsOf);
  return parts.find((part): part is CtcRule => part.kind === 'ctc') ?? null;
}

/** True where the words of a rule depend on the edition of its codes: it names codes below the chapter, or compares six digits. */
export function dependsOnEdition(rule: Rule, printedFor: string): boolean {
  if (rule.kind === 'or' || rule.kind === 'and')
    return rule.of.some((part) => dependsOnEdition(part, printedFor));
  if (printedFor.replace(/\D/g, '').length > 4) return true;
  return (
    rule.kind === 'ctc' &&
    (rule.level === 'CTSH' || rule.except.some((exclusion) => exclusion.level !== 'chapter'))
  );
}

/** The digits of the good's code that must change at a level, with the dot after four: `94`, `9406`, `9406.20`. */
export function prefixAt(level: 'CC' | 'CTH' | 'CTSH', hs: string): string {
  if (level === 'CC') return hs.slice(0, 2);
  return level === 'CTH' ? hs.slice(0, 4) : dotted(hs.slice(0, 6));
}

/** An HS code with the dot after four digits. */
export const dotted = (hs: string) => (/^\d{5,}$/.test(hs) ? `${hs.slice(0, 4)}.${hs.slice(4)}` : hs);

const bracketed = (rule: Rule) => (rule.kind === 'or' ? `(${ruleCode(rule)})` : ruleCode(rule));
