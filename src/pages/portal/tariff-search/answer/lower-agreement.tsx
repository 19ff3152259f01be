import type { Lane } from '@/features/tariffs/lane';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/note';
import { useRateText } from '../rates/use-rate-text';

/** Said before the answer's figures: another agreement's lower rate, so that nobody overpays (product design §3, 3). */
export function LowerAgreement({ lane }: { lane: Lane }) {
  const { t } = useTexts('tariff');
  const text = useLowerText(lane);
  if (text === null) return null;
  return (
    <Note tone="warning" title={t('notes.lower')}>
      {text}
    </Note>
  );
}

/** The sentence on the lower rate; null where none is known. */
export function useLowerText({ lowerElsewhere }: Lane): string | null {
  const { t } = useTexts('tariff');
  const rateText = useRateText();
  if (lowerElsewhere === null) return null;
  const { agreement, rate } = lowerElsewhere;
  return t('notes.lowerText', { agreement, rate: rateText({ kind: 'rate', rate }) });
}
