import { formatHs } from '@/features/hs/hs-code';
import { laneOf } from '@/features/tariffs/lane';
import type { LaneQuestion } from '@/features/tariffs/lane-query';
import { mfnGap, mfnRange, rcepGap, rcepRange } from '@/features/tariffs/rate-range';
import type { RangeGap, RateRange } from '@/features/tariffs/rate-range';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/empty-state';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';

/** Several national lines under one code: the range of their rates, and the request to choose one above. */
export function LinesToChoose({ answer, question }: { answer: TariffAnswer; question: LaneQuestion }) {
  const { t } = useTexts(['tariff', 'ui']);
  const language = useLanguage();
  const noRcepWord = useNoRcepWord();
  const { from, to, date } = question;
  const { requested, matchedDigits, lines } = answer;
  const words = (range: RateRange | null, gap: RangeGap) => {
    if (range === null) return gap === 'noPercent' ? t('lines.noRange') : t(`ui:missing.${gap}`);
    const [low, high] = [range.low, range.high].map((percent) => formatNumber(percent, language));
    return low === high ? `${low}%` : t('lines.range', { low, high });
  };
  return (
    <EmptyState
      why={t('lines.choose', { hs: formatHs(answer.hs ?? ''), count: lines.length })}
      next={t('lines.ranges', {
        mfn: words(mfnRange(lines, date), mfnGap(lines, date)),
        rcep: rcepWords(),
      })}
    >
      {matchedDigits < requested.length &&
        t('head.matched', { requested, matched: requested.slice(0, matchedDigits), count: matchedDigits })}
    </EmptyState>
  );

  /** Whether the Agreement applies does not depend on the line. */
  function rcepWords(): string {
    const [lane] = lines.map((line) => laneOf(line, from, to, date, question));
    if (lane && isNotRcepNow(lane)) return noRcepWord(lane);
    return words(rcepRange(lines, from, date), rcepGap(lines, from, date));
  }
}
