import { useTexts } from '@/shared/i18n/use-texts';
import type { OtherAgreement } from '../tariffs-schema';
import { useRateText } from './use-rate-text';

/** The sentence on another agreement's lower rate; null where none is known. */
export function useLowerText(lower: OtherAgreement | null, importer: string): string | null {
  const { t } = useTexts('tariff');
  const rateText = useRateText();
  if (lower === null) return null;
  const { agreement, rate } = lower;
  return t('notes.lowerText', { agreement, rate: rateText({ kind: 'rate', rate }, importer) });
}
