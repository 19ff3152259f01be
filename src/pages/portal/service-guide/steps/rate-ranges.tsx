import type { RateResult } from '@/features/tariffs/rates/rate-result';
import { BetterAgreements } from '@/features/tariffs/country-pair/better-agreements';
import { markOfRates } from '@/features/tariffs/country-pair/pair-mark';
import { claimForLines } from '@/features/tariffs/rates/lines-alike';
import { missingAgreements } from '@/features/tariffs/country-pair/missing-agreements';
import { mfnGap, mfnRange, rateSources, rcepGap, rcepRange } from '@/features/tariffs/rates/rate-range';
import { useRangeWords } from '@/features/tariffs/rates/rate-range-words';
import { pairsOf } from '@/features/tariffs/shared-report';
import { useTexts } from '@/shared/i18n/use-texts';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FactList } from './fact-list';
import { DataUntil } from './data-until';
import { hasAnyData, lastDataDayOf } from './lines-with-data';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import type { AnsweredStepProps } from './step-props';

/** Several national lines that differ: the range of their rates, until one is selected above. */
export function RateRanges({ guide, answer, onAsk }: AnsweredStepProps) {
  const { t } = useTexts(['guide', 'tariff', 'pair', 'ui']);
  const words = useRangeWords();
  const { question } = guide;
  const { agreement } = guide.facts;
  const { from, to, date } = question;
  const pairs = pairsOf(answer, question);
  const claim = claimForLines(pairs);
  const missing = pairs.flatMap((pair) => missingAgreements(answer.agreements, pair));
  const mark = (
    <RecordMarkTag mark={markOfRates(pairs.flatMap(({ mfn, rcep }) => [mfn, rcep]).map(rateOf))} />
  );
  const applies = agreement === 'applies' || agreement === 'not-established';
  const lastDataDay = lastDataDayOf(pairs);
  return (
    <>
      <BetterAgreements pairs={pairs} missing={[...new Set(missing)]} from={from} to={to} />
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
              t(`pair:partners.reason.${agreement}`)
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
      {hasAnyData(pairs, 'mfn') && (
        <p className="guide-text">
          {claim !== 'open' && t(`tariff:lines.claim.${claim}`) + t('ui:sentenceSpace')}
          {t('fact.chooseLine', { count: answer.lines.length })}
        </p>
      )}
      <SourceLine sources={rateSources(answer, pairs)} />
    </>
  );
}

const rateOf = (result: RateResult) => (result.kind === 'missing' ? null : result.rate);
