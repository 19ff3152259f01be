import { formatHs } from '@/features/hs/hs-code';
import { laneOf } from '@/features/tariffs/lane';
import type { LaneQuestion } from '@/features/tariffs/lane-query';
import { isSameForAll, mfnGap, mfnRange, rcepGap, rcepRange } from '@/features/tariffs/rate-range';
import { useRangeWords } from '@/features/tariffs/rate-range-words';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import { useCommonReason } from './common-reason';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';

/** Several national lines under one code: what holds of all of them, the range of their rates, and the request to choose one above. */
export function LinesToChoose({ answer, question }: { answer: TariffAnswer; question: LaneQuestion }) {
  const { t } = useTexts(['tariff', 'ui']);
  const words = useRangeWords();
  const noRcepWord = useNoRcepWord();
  const { from, to, date } = question;
  const { requested, matchedDigits, lines } = answer;
  const ranges = t('lines.ranges', {
    mfn: words(mfnRange(lines, date), mfnGap(lines, date)),
    rcep: rcepWords(),
  });
  const alike = isSameForAll(lines, from, to, date) ? [t('lines.alike')] : [];
  const reason = useCommonReason()(lines.map((line) => laneOf(line, from, to, date, question)));
  return (
    <>
      {reason !== null && <Note>{reason}</Note>}
      <EmptyState
        why={t('lines.choose', { hs: formatHs(answer.hs ?? ''), count: lines.length })}
        next={[ranges, ...alike].join(t('ui:sentenceSpace'))}
      >
        {matchedDigits < requested.length &&
          t('head.matched', { requested, matched: requested.slice(0, matchedDigits), count: matchedDigits })}
      </EmptyState>
    </>
  );

  /** Whether the Agreement applies does not depend on the line. */
  function rcepWords(): string {
    const [lane] = lines.map((line) => laneOf(line, from, to, date, question));
    if (lane && isNotRcepNow(lane)) return noRcepWord(lane);
    return words(rcepRange(lines, from, date), rcepGap(lines, from, date));
  }
}
