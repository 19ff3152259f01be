import { formatHs } from '@/features/hs/hs-code';
import { BetterAgreements } from '@/features/tariffs/country-pair/better-agreements';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { claimForLines, isWithoutRates } from '@/features/tariffs/rates/lines-alike';
import { missingAgreements } from '@/features/tariffs/country-pair/missing-agreements';
import { mfnGap, mfnRange, rateSources, rcepGap, rcepRange } from '@/features/tariffs/rates/rate-range';
import { useRangeWords } from '@/features/tariffs/rates/rate-range-words';
import { pairsOf, sharedReport } from '@/features/tariffs/shared-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Note } from '@/shared/ui/states/note';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { AnswerLine } from '../answer/answer-line';
import { useCommonReason } from '../query/common-reason';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { linesMark } from './lines-mark';

interface LinesAnswerProps {
  answer: TariffAnswer;
  question: PairQuestion;
  onAsk: (change: Partial<PairQuery>) => void;
}

/**
 * Several national lines under one code: the answer if it is the same for all, else the range of their rates and a
 * prompt to select one above.
 */
export function LinesAnswer({ answer, question, onAsk }: LinesAnswerProps) {
  const { t } = useTexts('tariff');
  const report = sharedReport(answer, question);
  const { requested, matchedDigits } = answer;
  const lines = { hs: formatHs(answer.hs ?? ''), count: answer.lines.length };
  return (
    <>
      {matchedDigits < requested.length && (
        <p className="six-digit-note">
          {t('head.matched', { requested, matched: requested.slice(0, matchedDigits), count: matchedDigits })}
        </p>
      )}
      {report === null ? (
        <LinesToChoose answer={answer} question={question} />
      ) : (
        <>
          <AnswerLine report={report} onAsk={onAsk} />
          {!isWithoutRates(pairsOf(answer, question)) ? (
            <p className="six-digit-note">{t('lines.shared', lines)}</p>
          ) : (
            answer.official && (
              <p className="six-digit-note">
                {t('none.official')}{' '}
                <ExternalLink href={answer.official.url}>{answer.official.title}</ExternalLink>
              </p>
            )
          )}
        </>
      )}
    </>
  );
}

function LinesToChoose({ answer, question }: Pick<LinesAnswerProps, 'answer' | 'question'>) {
  const { t } = useTexts(['tariff', 'ui']);
  const words = useRangeWords();
  const noRcepWord = useNoRcepWord();
  const { from, to, date } = question;
  const { lines, schedule } = answer;
  const pairs = pairsOf(answer, question);
  const reason = useCommonReason()(pairs);
  const claim = claimForLines(pairs);
  const [first] = pairs;
  const ranges = t('lines.ranges', {
    mfn: words(mfnRange(lines, date), mfnGap(lines, date)),
    rcep:
      first && isNotRcepNow(first)
        ? noRcepWord(first)
        : words(rcepRange(lines, from, date), rcepGap(lines, from, date)),
  });
  const missing = pairs.flatMap((pair) => missingAgreements(answer.agreements, pair));
  return (
    <>
      {reason !== null && <Note>{reason}</Note>}
      <BetterAgreements pairs={pairs} missing={[...new Set(missing)]} from={from} to={to} />
      <EmptyState
        why={t(schedule?.isComplete === false ? 'lines.choosePart' : 'lines.choose', {
          hs: formatHs(answer.hs ?? ''),
          count: lines.length,
        })}
        next={
          <>
            {[ranges, ...(claim === 'open' ? [] : [t(`lines.claim.${claim}`)])].join(t('ui:sentenceSpace'))}{' '}
            <RecordMarkTag mark={linesMark(pairs)} />
          </>
        }
      />
      <SourceLine sources={rateSources(answer, pairs)} />
    </>
  );
}
