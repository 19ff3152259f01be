import { formatNumber } from '@/shared/format/number';
import type { Language } from '@/shared/i18n/languages';
import { percentOf } from './held-rate';
import type { OtherAgreement, RateAsSent } from './tariffs-schema';

/** A rate as `8.2%`, or the text of the tariff where it is no percentage: beside one that text may carry notes that are no part of the rate. */
export function percentText(rate: RateAsSent, language: Language): string {
  const percent = percentOf({ kind: 'rate', rate });
  return percent === null ? rate.printed : `${formatNumber(percent, language)}%`;
}

/** The rate of another agreement with its name: `VJEPA 0%`. */
export const agreementText = ({ agreement, rate }: OtherAgreement, language: Language): string =>
  `${agreement} ${percentText(rate, language)}`;
