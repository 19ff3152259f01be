import { inForce } from '@/domain/rcep';
import { formatHs } from '@/features/hs/hs-code';
import type { LaneQuestion } from '@/features/tariffs/lane-query';
import { mfnRange, rcepRange } from '@/features/tariffs/rate-range';
import type { RateRange } from '@/features/tariffs/rate-range';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/empty-state';

/** Several national lines under one code: the range of their rates, and the request to choose one above. */
export function LinesToChoose({ answer, question }: { answer: TariffAnswer; question: LaneQuestion }) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const { from, to, date } = question;
  const { requested, matchedDigits } = answer;
  const applies = inForce(to, from, date).inForce;
  const words = (range: RateRange | null) => {
    if (range === null) return t('lines.noRange');
    const [low, high] = [range.low, range.high].map((percent) => formatNumber(percent, language));
    return low === high ? `${low}%` : t('lines.range', { low, high });
  };
  return (
    <EmptyState
      why={t('lines.choose', { hs: formatHs(answer.hs ?? ''), count: answer.lines.length })}
      next={t('lines.ranges', {
        mfn: words(mfnRange(answer.lines, date)),
        rcep: words(applies ? rcepRange(answer.lines, from, date) : null),
      })}
    >
      {matchedDigits < requested.length &&
        t('head.matched', { requested, matched: requested.slice(0, matchedDigits), count: matchedDigits })}
    </EmptyState>
  );
}
