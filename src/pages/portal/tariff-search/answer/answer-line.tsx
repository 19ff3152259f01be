import { Suspense, useEffect, useState } from 'react';
import { lastDataDay } from '@/features/tariffs/country-pair/answer-kind';
import { BetterAgreements } from '@/features/tariffs/country-pair/better-agreements';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import { markOfPair } from '@/features/tariffs/country-pair/pair-mark';
import { pairSources } from '@/features/tariffs/country-pair/pair-report';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { useLowerText } from '@/features/tariffs/rates/lower-text';
import { useMissingText } from '@/features/tariffs/country-pair/missing-text';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { AnswerFigures } from './answer-figures';
import { AnswerNotes } from './answer-notes';
import { AnswerRuler } from './answer-ruler';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { useAnswerSentence } from './use-answer-sentence';
import './answer-line.css';

const OwnNote = lazyPart(() => import('./own-note').then((part) => part.OwnNote));
const UnsettledNote = lazyPart(() => import('./unsettled-note').then((part) => part.UnsettledNote));

interface AnswerLineProps {
  report: PairReport;
  onAsk: (change: Partial<PairQuery>) => void;
}

/**
 * The answer: a lower rate elsewhere first; the payable rate, the saving, the next reduction; sentence, ruler, note,
 * sources.
 */
export function AnswerLine({ report, onAsk }: AnswerLineProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const { pair, line, missing, verdict: kind, partners, question } = report;
  const sentence = useAnswerSentence(report);
  const lower = useLowerText(pair.lowerElsewhere, pair.to);
  const unknown = useMissingText()(missing, pair.from, pair.to);
  const spoken = useSpoken(
    [
      ...(lower === null ? [] : [t('notes.lower'), lower]),
      ...(unknown === '' ? [] : [t('notes.missing'), unknown]),
      sentence,
    ].join(' '),
  );
  const dataDay = lastDataDay(pair);
  return (
    <section className="answer" aria-label={t('answer.label')}>
      <BetterAgreements pairs={[pair]} missing={missing} from={pair.from} to={pair.to} />
      <AnswerFigures pair={pair} kind={kind} currency={question.currency} />
      {report.own.length > 0 && (
        <Suspense>
          <OwnNote {...report} />
        </Suspense>
      )}
      {report.unsettled && (
        <Suspense>
          <UnsettledNote {...report} />
        </Suspense>
      )}
      <p className="answer-sentence">
        {sentence} <RecordMarkTag mark={markOfPair(pair)} />
      </p>
      {dataDay !== null && (
        <p className="answer-data-until">
          {t('answer.dataUntil', { date: dateInText(dataDay, language) })}
          <Button variant="text" onClick={() => onAsk({ date: dataDay })}>
            {t('answer.showDataDay', { date: dateInText(dataDay, language) })}
          </Button>
        </p>
      )}
      <AnswerRuler pair={pair} rows={partners} />
      <AnswerNotes line={line} pair={pair} kind={kind} />
      <SourceLine sources={pairSources(report)}>{t('answer.excludes')}</SourceLine>
      <LiveRegion message={spoken} />
    </section>
  );
}

/** A sentence for a live region: it must be inserted after the region itself to be announced. */
function useSpoken(sentence: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), 100);
    return () => clearTimeout(timer);
  }, [sentence]);
  return spoken;
}
