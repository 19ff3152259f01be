import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import type { AgreementWithoutRates } from '../tariffs-schema';

/** Writes the sentence on agreements that may be lower and have no rates here; empty where there is no such agreement. */
export function useMissingText(): (
  missing: readonly AgreementWithoutRates[],
  from: string,
  to: string,
) => string {
  const { t } = useTexts(['tariff', 'countries']);
  const list = useListText();
  return (missing, from, to) =>
    missing.length === 0
      ? ''
      : t('notes.missingText', {
          from: t(`countries:${from}`),
          to: t(`countries:${to}`),
          agreements: list(missing.map(({ agreement }) => agreement)),
        });
}
