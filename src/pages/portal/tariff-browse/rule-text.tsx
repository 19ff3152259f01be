import type { HsTreeRow } from '@/features/hs/tree/hs-tree-schema';
import { ruleSigns } from '@/features/origin/rule-words/rule-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** The product-specific rule in the notation of the Agreement; a note if the rules below differ. */
export function HsRuleText({ row }: { row: Pick<HsTreeRow, 'rule'> }) {
  const { t } = useTexts('browse');
  if (row.rule === null) return <span className="no-data">{t('ruleBelow')}</span>;
  return <span lang="en">{ruleSigns(row.rule.text)}</span>;
}
