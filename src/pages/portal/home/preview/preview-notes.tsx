import type { Lane } from '@/features/tariffs/lane/lane';
import { lowerOnLines } from '@/features/tariffs/rates/lower-on-lines';
import { missingAgreements } from '@/features/tariffs/lane/missing-agreements';
import { agreementText } from '@/features/tariffs/lane/agreement-text';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/**
 * Shown before the figures: lower rates of other agreements, and agreements that may be lower but have no rates here.
 */
export function PreviewNotes({ answer, lanes }: { answer: TariffAnswer; lanes: readonly Lane[] }) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const list = useListText();
  const { lines, rates } = lowerOnLines(lanes);
  const missing = [...new Set(lanes.flatMap((lane) => missingAgreements(answer.agreements, lane)))];
  if (lines === 0 && missing.length === 0) return null;
  const key = lanes.length === 1 ? 'lower' : lines === lanes.length ? 'lowerAll' : 'lowerSome';
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
