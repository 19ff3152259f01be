import { parseRule, RuleSyntaxError } from '@/domain/rcep';
import type { Rule } from '@/domain/rcep';
import { alternativesOf, requirementsOf, ruleCode, ruleSigns } from '@/features/origin/rule-words/rule-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** The short code of a rule's text (`CTH / RVC 40`), or the text for a missing rule. */
export function useRuleName(): (text: string) => string {
  const { t } = useTexts('sector');
  return (text) => {
    if (text === 'none') return t('rules.noData');
    const rule = readRule(text);
    return rule === null ? ruleSigns(text) : ruleCode(rule);
  };
}

/** A rule's alternatives in words: 品目改变，或区域价值成分; the text itself if it cannot be parsed. */
export function useRuleWords(): (text: string) => string {
  const { t } = useTexts(['sector', 'origin']);
  const words = (text: string): string => {
    const rule = readRule(text);
    if (rule === null) return text;
    const names = alternativesOf(rule).map((alternative) =>
      requirementsOf(alternative)
        .map((part) => t(`origin:rule.name.${part.kind === 'ctc' ? part.level : part.kind}`))
        .join(t('origin:rule.nameSeparator')),
    );
    return names.join(t('rules.or'));
  };
  // The two rules of a condition are joined by a bar.
  return (text) => text.split(' | ').map(words).join(' | ');
}

function readRule(text: string): Rule | null {
  try {
    return parseRule(text);
  } catch (error) {
    if (error instanceof RuleSyntaxError) return null;
    throw error;
  }
}
