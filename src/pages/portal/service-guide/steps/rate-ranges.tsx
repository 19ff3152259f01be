import { laneOf } from '@/features/tariffs/lane';
import type { LaneAmounts } from '@/features/tariffs/lane-payable';
import {
  isSameForAll,
  mfnGap,
  mfnRange,
  rangeSourceIds,
  rcepGap,
  rcepRange,
} from '@/features/tariffs/rate-range';
import { useRangeWords } from '@/features/tariffs/rate-range-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { SourceLine } from '@/shared/ui/source-line';
import { FactList } from './fact-list';
import { HeldUntil } from './held-until';
import { isAnyHeld, lastHeldDayOf } from './lines-held';
import type { AnsweredStepProps } from './step-props';

const NO_AMOUNTS: LaneAmounts = { value: null, qty: null, unit: '', fx: null };

/** Several national lines: the range of their rates, or that all have the same, until one is chosen above. */
export function RateRanges({ guide, answer, onAsk }: AnsweredStepProps) {
  const { t } = useTexts(['guide', 'tariff', 'lane', 'ui']);
  const words = useRangeWords();
  const { question, facts } = guide;
  const { from, to, date } = question;
  const lanes = answer.lines.map((line) => laneOf(line, from, to, date, NO_AMOUNTS));
  const sourceIds = rangeSourceIds(answer.lines, from, date);
  const applies = facts.agreement === 'applies' || facts.agreement === 'not-established';
  const lastHeld = lastHeldDayOf(lanes);
  return (
    <>
      <FactList
        rows={[
          {
            id: 'rcep',
            name: t('fact.rcep'),
            fact: applies
              ? words(rcepRange(answer.lines, from, date), rcepGap(answer.lines, from, date))
              : t(`lane:partners.reason.${facts.agreement}`),
          },
          {
            id: 'mfn',
            name: t('fact.mfn'),
            fact: words(mfnRange(answer.lines, date), mfnGap(answer.lines, date)),
          },
        ]}
      />
      {lastHeld !== null && <HeldUntil day={lastHeld} onAsk={onAsk} />}
      {isAnyHeld(lanes, 'mfn') && (
        <p className="guide-text">
          {isSameForAll(answer.lines, from, to, date) && t('tariff:lines.alike') + t('ui:sentenceSpace')}
          {t('fact.chooseLine', { count: answer.lines.length })}
        </p>
      )}
      <SourceLine sources={answer.sources.filter(({ id }) => sourceIds.has(id))} />
    </>
  );
}
