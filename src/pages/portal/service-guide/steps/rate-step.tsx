import { formatHs } from '@/features/hs/hs-code';
import { decidedBasis, lastDataDay } from '@/features/tariffs/country-pair/answer-kind';
import { BetterAgreements } from '@/features/tariffs/country-pair/better-agreements';
import { markOfPair } from '@/features/tariffs/country-pair/pair-mark';
import { pairSources, moneyOf } from '@/features/tariffs/country-pair/pair-report';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { nextStepKey } from '@/features/tariffs/country-pair/next-step';
import type { NextStep } from '@/features/tariffs/country-pair/next-step';
import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FactList } from './fact-list';
import { DataUntil } from './data-until';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { RateRanges } from './rate-ranges';
import type { AnsweredStepProps, StepProps } from './step-props';
import { tariffLink } from './tariff-link';
import { useRateWords, useRcepWords } from './use-rate-words';

/** Step 2: the payable rate, after a note if another agreement is lower. */
export function RateStep(props: AnsweredStepProps) {
  const { t } = useTexts(['guide', 'tariff']);
  const { answer, guide, onAsk } = props;
  if (guide.rates) return <Rates guide={guide} report={guide.rates} onAsk={onAsk} />;
  if (answer.lines.length > 0) return <RateRanges {...props} />;
  return (
    <p className="guide-text">
      <NoData /> {answer.official ? t('tariff:none.official') : t('tariff:none.noOfficial')}{' '}
      {answer.official && <ExternalLink href={answer.official.url}>{answer.official.title}</ExternalLink>}
    </p>
  );
}

function Rates({ guide, report, onAsk }: Pick<StepProps, 'guide' | 'onAsk'> & { report: PairReport }) {
  const { t } = useTexts(['guide', 'tariff']);
  const language = useLanguage();
  const rate = useRateWords();
  const rcepWords = useRcepWords();
  const { pair, question } = report;
  const { payable, mfn, rcep, next, savedAmount } = pair;
  const lastDay = lastDataDay(pair);
  const money = (amount: number) => formatMoney(amount, moneyOf(pair, question.currency), language);
  const applied = decidedBasis(pair);
  return (
    <>
      <BetterAgreements pairs={[pair]} missing={report.missing} from={pair.from} to={pair.to} />
      <FactList
        rows={[
          {
            id: 'payable',
            name: <b>{t('fact.payable')}</b>,
            fact: (
              <b>
                {applied === null ? t('fact.undecided') : rate(applied === 'RCEP' ? rcep : mfn)}
                {applied !== null && ` · ${t(`fact.basis.${applied}`)}`}{' '}
                <RecordMarkTag mark={markOfPair(pair)} />
              </b>
            ),
            note: applied !== null && payable?.amount != null ? money(payable.amount) : undefined,
          },
          {
            id: 'rcep',
            name: t('fact.rcep'),
            fact: (
              <>
                {rcepWords(pair)} {rcep.kind !== 'missing' && <RecordMarkTag mark={rcep.rate.mark} />}
              </>
            ),
            note:
              savedAmount !== null && savedAmount > 0
                ? t('tariff:answer.saved', { amount: money(savedAmount) })
                : undefined,
          },
          {
            id: 'mfn',
            name: t('fact.mfn'),
            fact: (
              <>
                {rate(mfn)} {mfn.kind !== 'missing' && <RecordMarkTag mark={mfn.rate.mark} />}
              </>
            ),
          },
          ...(next === null
            ? []
            : [
                {
                  id: 'next',
                  name: t(`tariff:answer.${nextStepKey(next, applied === 'MFN')}`),
                  fact: (
                    <>
                      <AsOf value={next.date} /> · {nextWords(next)}{' '}
                      {next.rate && <RecordMarkTag mark={next.rate.mark} />}
                    </>
                  ),
                },
              ]),
        ]}
      />
      {lastDay !== null && <DataUntil day={lastDay} onAsk={onAsk} />}
      {guide.report === null && (
        <p className="guide-text">
          {t('tariff:lines.shared', { hs: formatHs(guide.hs), count: guide.answer?.lines.length ?? 0 })}
        </p>
      )}
      <SourceLine sources={pairSources(report)}>
        {t('tariff:answer.excludes')} <Link to={tariffLink(guide)}>{t('link.rates')}</Link>
      </SourceLine>
    </>
  );

  /** The rate from the day of the next step. */
  function nextWords({ rcepYear, rate: then }: NextStep): string {
    if (then === null) return t('tariff:answer.nextMissing', { year: rcepYear });
    return t('tariff:answer.nextRate', { year: rcepYear, rate: rate({ kind: 'rate', rate: then }) });
  }
}
