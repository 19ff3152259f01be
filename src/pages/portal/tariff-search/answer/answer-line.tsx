import { Suspense, useEffect, useState } from 'react';
import { lastDataDay } from '@/features/tariffs/lane/answer-kind';
import { BetterAgreements } from '@/features/tariffs/lane/better-agreements';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import { markOfLane } from '@/features/tariffs/lane/lane-mark';
import { laneSources } from '@/features/tariffs/lane/lane-report';
import type { LaneReport } from '@/features/tariffs/lane/lane-report';
import { useLowerText } from '@/features/tariffs/rates/lower-text';
import { useMissingText } from '@/features/tariffs/lane/missing-text';
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
  report: LaneReport;
  onAsk: (change: Partial<LaneQuery>) => void;
}

/**
 * The answer: a lower rate elsewhere first; the payable rate, the saving, the next reduction; sentence, ruler, note,
 * sources.
 */
export function AnswerLine({ report, onAsk }: AnswerLineProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const { lane, line, missing, verdict: kind, partners, question } = report;
  const sentence = useAnswerSentence(report);
  const lower = useLowerText(lane.lowerElsewhere, lane.to);
  const unknown = useMissingText()(missing, lane.from, lane.to);
  const spoken = useSpoken(
    [
      ...(lower === null ? [] : [t('notes.lower'), lower]),
      ...(unknown === '' ? [] : [t('notes.missing'), unknown]),
      sentence,
    ].join(' '),
  );
  const dataDay = lastDataDay(lane);
  return (
    <section className="answer" aria-label={t('answer.label')}>
      <BetterAgreements lanes={[lane]} missing={missing} from={lane.from} to={lane.to} />
      <AnswerFigures lane={lane} kind={kind} currency={question.currency} />
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
        {sentence} <RecordMarkTag mark={markOfLane(lane)} />
      </p>
      {dataDay !== null && (
        <p className="answer-held">
          {t('answer.heldUntil', { date: dateInText(dataDay, language) })}
          <Button variant="text" onClick={() => onAsk({ date: dataDay })}>
            {t('answer.showHeld', { date: dateInText(dataDay, language) })}
          </Button>
        </p>
      )}
      <AnswerRuler lane={lane} rows={partners} />
      <AnswerNotes line={line} lane={lane} kind={kind} />
      <SourceLine sources={laneSources(report)}>{t('answer.excludes')}</SourceLine>
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
