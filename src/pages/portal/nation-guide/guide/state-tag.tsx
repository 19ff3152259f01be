import { agreementOn } from '@/features/countries/guide/agreement-state';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from '@/shared/ui/marks/tag';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';

/** The status of the Agreement for a country on a date, as a word with its sign. */
export function StateTag({ code, date }: { code: string; date: string }) {
  const { t } = useTexts('nation');
  const { kind } = agreementOn(code, date);
  const word = t(`state.${kind}`);
  if (kind === 'inForce') return <VerdictChip verdict="met">{word}</VerdictChip>;
  if (kind === 'before') return <VerdictChip verdict="unknown">{word}</VerdictChip>;
  return <Tag>{word}</Tag>;
}
