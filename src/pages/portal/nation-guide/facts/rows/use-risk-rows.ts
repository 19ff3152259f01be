import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow } from '../fact';

/** Counts of cases in the library. */
export interface RiskOf {
  acting: number;
  targeted: number;
  sourceId: string | undefined;
}

/** How many cases of the library a country opened, and how many target its goods. */
export function useRiskRows(): FactRow<RiskOf>[] {
  const { t } = useTexts('nation');
  const count = (cases: number, sourceId: string | undefined): Fact => {
    const text = cases === 0 ? t('risk.none') : t('risk.count', { count: cases });
    return { kind: 'known', text, mark: 'fact', sourceId, size: cases };
  };
  return [
    { id: 'acting', label: t('risk.actingShort'), fact: (of) => count(of.acting, of.sourceId) },
    { id: 'targeted', label: t('risk.targetedShort'), fact: (of) => count(of.targeted, of.sourceId) },
  ];
}
