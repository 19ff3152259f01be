import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';

/** The grade as a word; a country without one is not a Party. */
export function RiskWord({ level }: { level: 'high' | 'low' | null }) {
  const { t } = useTexts('dataview');
  return level === null ? <NoData reason="notParty" /> : t(`risk.${level}`);
}
