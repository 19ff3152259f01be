import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { lowerOnLines } from '@/features/tariffs/rates/lower-on-lines';
import { missingAgreements } from '@/features/tariffs/country-pair/missing-agreements';
import { agreementText } from '@/features/tariffs/country-pair/words/agreement-text';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/**
 * Shown before the figures: lower rates of other agreements, and agreements that may be lower but have no rates here.
 */
export function PreviewNotes({ answer, pairs }: { answer: TariffAnswer; pairs: readonly PairDuty[] }) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const list = useListText();
  const { lines, rates } = lowerOnLines(pairs);
  const missing = [...new Set(pairs.flatMap((pair) => missingAgreements(answer.agreements, pair)))];
  if (lines === 0 && missing.length === 0) return null;
  const key = pairs.length === 1 ? 'lower' : lines === pairs.length ? 'lowerAll' : 'lowerSome';
  return (
    <p className="preview-notes">
      {lines > 0 &&
        t(`preview.${key}`, {
          count: lines,
          rates: list(rates.map((other) => agreementText(other, language))),
        })}{' '}
      {missing.length > 0 &&
        t('preview.missing', { agreements: list(missing.map(({ agreement }) => agreement)) })}
      {missing.some(({ mark }) => mark === 'unchecked') && <UncheckedMark />}
    </p>
  );
}
