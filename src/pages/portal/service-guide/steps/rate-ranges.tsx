import { laneOf } from '@/features/tariffs/lane';
import type { LaneAmounts } from '@/features/tariffs/lane';
import { mfnRange, rangeSourceIds, rcepRange } from '@/features/tariffs/rate-range';
import type { RateRange } from '@/features/tariffs/rate-range';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NotHeld } from '@/shared/ui/not-held';
import { SourceLine } from '@/shared/ui/source-line';
import { FactList } from './fact-list';
import { HeldUntil } from './held-until';
import { isAnyHeld, lastHeldDayOf } from './lines-held';
import type { AnsweredStepProps } from './step-props';

const NO_AMOUNTS: LaneAmounts = { value: null, qty: null, unit: '', fx: null };

/** Several national lines: the range of their rates until one is chosen above. */
export function RateRanges({ guide, answer, onAsk }: AnsweredStepProps) {
  const { t } = useTexts(['guide', 'tariff', 'lane']);
  const language = useLanguage();
  const { question, facts } = guide;
  const { from, to, date } = question;
  const lanes = answer.lines.map((line) => laneOf(line, from, to, date, NO_AMOUNTS));
  const words = (kind: 'mfn' | 'rcep', range: RateRange | null) => {
    if (!isAnyHeld(lanes, kind)) return <NotHeld />;
    if (range === null) return t('tariff:lines.noRange');
    const [low, high] = [range.low, range.high].map((percent) => formatNumber(percent, language));
    return low === high ? `${low}%` : t('tariff:lines.range', { low, high });
  };
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
              ? words('rcep', rcepRange(answer.lines, from, date))
              : t(`lane:partners.reason.${facts.agreement}`),
          },
          { id: 'mfn', name: t('fact.mfn'), fact: words('mfn', mfnRange(answer.lines, date)) },
        ]}
      />
      {lastHeld !== null && <HeldUntil day={lastHeld} onAsk={onAsk} />}
      {isAnyHeld(lanes, 'mfn') && (
        <p className="guide-text">{t('fact.chooseLine', { count: answer.lines.length })}</p>
      )}
      <SourceLine sources={answer.sources.filter(({ id }) => sourceIds.has(id))} />
    </>
  );
}
