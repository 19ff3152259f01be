import type { DutyRate } from '@/domain/rcep';
import type { HeldRate } from './held-rate';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Writes a rate in one phrase: a percentage, the text of the tariff where it is none, or the word for what is missing. */
export function useRateText(): (held: HeldRate) => string {
  const { t } = useTexts('ui');
  const dutyText = useDutyText();
  return (held) => {
    if (held.kind === 'none') return t('missing.noPreference');
    if (held.kind === 'not-held') return t('missing.notHeld');
    return held.rate.duty ? dutyText(held.rate.duty) : held.rate.printed;
  };
}

/** Writes a duty rate: `8.2%`, `6 JPY/kg`-like specific amounts as amount and unit, compounds joined. */
function useDutyText(): (duty: DutyRate) => string {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const write = (duty: DutyRate): string => {
    switch (duty.kind) {
      case 'adValorem':
        return `${formatNumber(duty.percent, language)}%`;
      case 'specific':
        return t('duty.specific', { amount: formatNumber(duty.amount, language), unit: duty.unit });
      case 'compound':
        return duty.parts.map(write).join(' + ');
      case 'min':
        return t('duty.min', { rates: duty.of.map(write).join(t('duty.or')) });
      case 'max':
        return t('duty.max', { rates: duty.of.map(write).join(t('duty.or')) });
      case 'excluded':
        return t('duty.excluded');
    }
  };
  return write;
}
