import type { DutyRate } from '@/domain/rcep';
import { currencyOf } from '@/shared/format/currencies';
import { percentsOf } from './rate-result';
import type { RateResult } from './rate-result';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/**
 * Formats an importer's rate as one phrase: a percentage, amounts in the importer's currency, the text of the tariff
 * if it cannot be computed, or the words for what is missing.
 */
export function useRateText(): (result: RateResult, importer: string) => string {
  const { t } = useTexts('ui');
  const dutyText = useDutyText();
  const dividedText = useDividedText();
  return (result, importer) => {
    if (result.kind === 'none') return t('missing.noPreference');
    if (result.kind === 'missing') return t('missing.noData');
    if (result.rate.duty) return dutyText(result.rate.duty, importer);
    return dividedText(result) ?? result.rate.printed;
  };
}

/** Formats the rates of a line that the tariff divides further, `15% or 8.2%`; null for any other. */
export function useDividedText(): (result: RateResult) => string | null {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  return (result) => {
    const percents = percentsOf(result);
    if (percents.length < 2) return null;
    return percents.map((percent) => `${formatNumber(percent, language)}%`).join(t('duty.or'));
  };
}

/** Formats a duty rate: `8.2%`, specific amounts as `JPY 6,978 / kg`, compounds joined. */
function useDutyText(): (duty: DutyRate, importer: string) => string {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const write = (duty: DutyRate, importer: string): string => {
    const each = (part: DutyRate) => write(part, importer);
    switch (duty.kind) {
      case 'adValorem':
        return `${formatNumber(duty.percent, language)}%`;
      case 'specific':
        return t('duty.specific', {
          // Unlike other money: a duty per unit has more decimals than its currency.
          money: [currencyOf(importer), formatNumber(duty.amount, language)].filter(Boolean).join('\u00a0'),
          unit: UNITS[duty.unit] ?? duty.unit,
        });
      case 'compound':
        return duty.parts.map(each).join(' + ');
      case 'min':
        return t('duty.min', { rates: duty.of.map(each).join(t('duty.or')) });
      case 'max':
        return t('duty.max', { rates: duty.of.map(each).join(t('duty.or')) });
      case 'excluded':
        return t('duty.excluded');
    }
  };
  return write;
}

const UNITS: Readonly<Record<string, string>> = { m2: 'm²' };
