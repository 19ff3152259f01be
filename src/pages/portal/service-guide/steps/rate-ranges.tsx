import type { RateResult } from '@/features/tariffs/rates/rate-result';
import { BetterAgreements } from '@/features/tariffs/lane/better-agreements';
import { markOfRates } from '@/features/tariffs/lane/lane-mark';
import { claimForLines } from '@/features/tariffs/rates/lines-alike';
import { missingAgreements } from '@/features/tariffs/lane/missing-agreements';
import { mfnGap, mfnRange, rateSources, rcepGap, rcepRange } from '@/features/tariffs/rates/rate-range';
import { useRangeWords } from '@/features/tariffs/rates/rate-range-words';
import { lanesOf } from '@/features/tariffs/shared-report';
import { useTexts } from '@/shared/i18n/use-texts';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FactList } from './fact-list';
import { DataUntil } from './data-until';
import { hasAnyData, lastDataDayOf } from './lines-with-data';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import type { AnsweredStepProps } from './step-props';

/** Several national lines that differ: the range of their rates, until one is selected above. */
export function RateRanges({ guide, answer, onAsk }: AnsweredStepProps) {
  const { t } = useTexts(['guide', 'tariff', 'lane', 'ui']);
  const words = useRangeWords();
  const { question } = guide;
  const { agreement } = guide.facts;
  const { from, to, date } = question;
  const lanes = lanesOf(answer, question);
  const claim = claimForLines(lanes);
  const missing = lanes.flatMap((lane) => missingAgreements(answer.agreements, lane));
  const mark = (
    <RecordMarkTag mark={markOfRates(lanes.flatMap(({ mfn, rcep }) => [mfn, rcep]).map(rateOf))} />
  );
  const applies = agreement === 'applies' || agreement === 'not-established';
  const lastDataDay = lastDataDayOf(lanes);
  return (
    <>
      <BetterAgreements lanes={lanes} missing={[...new Set(missing)]} from={from} to={to} />
      <FactList
        rows={[
          {
            id: 'rcep',
            name: t('fact.rcep'),
            fact: applies ? (
              <>
                {words(rcepRange(answer.lines, from, date), rcepGap(answer.lines, from, date))} {mark}
              </>
            ) : (
              t(`lane:partners.reason.${agreement}`)
            ),
          },
          {
            id: 'mfn',
            name: t('fact.mfn'),
            fact: (
              <>
                {words(mfnRange(answer.lines, date), mfnGap(answer.lines, date))} {mark}
              </>
            ),
          },
        ]}
      />
      {lastDataDay !== null && <DataUntil day={lastDataDay} onAsk={onAsk} />}
      {hasAnyData(lanes, 'mfn') && (
        <p className="guide-text">
          {claim !== 'open' && t(`tariff:lines.claim.${claim}`) + t('ui:sentenceSpace')}
          {t('fact.chooseLine', { count: answer.lines.length })}
        </p>
      )}
      <SourceLine sources={rateSources(answer, lanes)} />
    </>
  );
}

const rateOf = (result: RateResult) => (result.kind === 'missing' ? null : result.rate);
