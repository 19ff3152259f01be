import { useTexts } from '@/shared/i18n/use-texts';
import { NotHeld } from '@/shared/ui/marks/not-held';

/** The grade as a word; a country without one is not a Party. */
export function RiskWord({ level }: { level: 'high' | 'low' | null }) {
  const { t } = useTexts('dataview');
  return level === null ? <NotHeld reason="notParty" /> : t(`risk.${level}`);
}
