import type { CaseOrigins } from '../../risk-cases-schema';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { useEconomyName } from './use-economy-name';

/** The origins of a case as a phrase; those from general knowledge are named by the caller, with their mark. */
export function useOriginsText(): (origins: CaseOrigins) => string {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const inOneLine = useListText();
  const list = (codes: readonly string[]) => inOneLine(codes.map(nameOf));
  return ({ all, named, except }) => {
    if (!all) return list(named);
    return except.length === 0 ? t('origin.all') : t('origin.allExcept', { except: list(except) });
  };
}
