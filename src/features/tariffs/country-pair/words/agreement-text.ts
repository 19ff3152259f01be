import { formatNumber } from '@/shared/format/number';
import type { Language } from '@/shared/i18n/languages';
import { percentOf } from '../../rates/rate-result';
import type { OtherAgreement } from '../../tariffs-schema';

/**
 * The rate of another agreement with its name: `VJEPA 0%`; the text of the tariff if it is no percentage, since the
 * text beside a percentage may contain notes that are not part of the rate.
 */
export function agreementText({ agreement, rate }: OtherAgreement, language: Language): string {
  const percent = percentOf({ kind: 'rate', rate });
  return `${agreement} ${percent === null ? rate.printed : `${formatNumber(percent, language)}%`}`;
}
