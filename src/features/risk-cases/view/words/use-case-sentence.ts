import { useTexts } from '@/shared/i18n/use-texts';
import type { RiskCase } from '../../risk-cases-schema';
import { useEconomyName } from './use-economy-name';
import { useOriginsText } from './use-origins-text';

/** A case in one sentence: who investigates what kind of measure on goods of whom. */
export function useCaseSentence(): (record: RiskCase) => string {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const originsOf = useOriginsText();
  return ({ importer, origins, kind }) =>
    t('details.sentence', {
      importer: nameOf(importer),
      origins: originsOf(origins),
      kind: t(`kind.${kind}`),
    });
}
