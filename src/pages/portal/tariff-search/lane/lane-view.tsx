import { Suspense, useCallback, useMemo, useState } from 'react';
import { idleProof } from '@/features/tariffs/lane/idle-proof';
import { markOfLane } from '@/features/tariffs/lane/lane-mark';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import { ratesByParty, withOrigin } from '@/features/tariffs/lane/lane-report';
import type { LaneReport } from '@/features/tariffs/lane/lane-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { lazyPart } from '@/shared/loading/lazy-part';
import { useOwner } from '@/shared/storage/owner';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { AnswerLine } from '../answer/answer-line';
import { DecisionDisclosure } from '../answer/decision-disclosure';
import { LaneActions } from './actions/lane-actions';
import { LaneHead } from './lane-head';
import { ImportersPart, OriginPart, RelatedSection } from './later-parts';
import type { OriginSummary } from '../origin/origin-part';
import './lane-view.css';

const LaneSections = lazyPart(() => import('./lane-sections').then((part) => part.LaneSections));
interface LaneViewProps {
  answer: TariffAnswer;
  report: LaneReport;
  onAsk: (change: Partial<LaneQuery>) => void;
}

/** The last summary of the origin sections, and its route. */
interface LaneSummary {
  laneKey: string;
  origin: OriginSummary;
}

/**
 * One route, top to bottom: answer, years, partners, importers, rule, origin, proof, related records (product design
 * §3).
 */
export function LaneView({ answer, report, onAsk }: LaneViewProps) {
  const { t } = useTexts('tariff');
  const owner = useOwner();
  const [cases, setCases] = useState<number | null>(null);
  const { line, lane, partners, question } = report;
  const laneKey = `${lane.from} ${lane.to} ${lane.date}`;
  const [summary, setSummary] = useState<LaneSummary | null>(null);
  const origin = summary?.origin ?? null;
  const finding = findingOf(summary, laneKey);
  const found = useMemo(() => withOrigin(report, finding), [report, finding]);
  // A finding stays until the next one, so that nothing shifts while a list is typed; another route starts without.
  const handleSummary = useCallback(
    (next: OriginSummary | null) =>
      setSummary((previous) => {
        if (next === null) return null;
        const updated = next.isRunning ? { ...next, finding: findingOf(previous, laneKey) } : next;
        return { laneKey, origin: updated };
      }),
    [laneKey],
  );
  const rates = useMemo(() => ratesByParty(partners), [partners]);
  return (
    <>
      <div className="lane-top" data-answer={line.code}>
        <LaneHead answer={answer} report={found} origin={origin} cases={cases} />
        <div className="lane-answer">
          <AnswerLine report={found} onAsk={onAsk} />
          <SecondPass>
            <DecisionDisclosure report={found} />
            <LaneActions report={found} origin={origin} onAsk={onAsk} />
          </SecondPass>
        </div>
      </div>
      <SecondPass>
        <ErrorBoundary>
          <Suspense fallback={<LoadingState label={t('sectionsLoading')} />}>
            <LaneSections
              answer={answer}
              line={line}
              lane={lane}
              rows={partners}
              query={question}
              onAsk={onAsk}
            />
            <ImportersPart answer={answer} hs={report.hs} question={question} number={3} onAsk={onAsk} />
            {/* Input there belongs to one reader's bill of one code, as its draft does. */}
            <ErrorBoundary key={`${owner}:${report.hs}`}>
              <OriginPart
                answer={answer}
                line={line}
                lane={lane}
                query={question}
                rates={rates}
                idleProof={idleProof(found)}
                idleMark={markOfLane(lane)}
                onSummary={handleSummary}
              />
            </ErrorBoundary>
            <RelatedSection hs={report.hs} from={lane.from} to={lane.to} number={8} onCases={setCases} />
          </Suspense>
        </ErrorBoundary>
      </SecondPass>
    </>
  );
}

const findingOf = (summary: LaneSummary | null, laneKey: string) =>
  summary?.laneKey === laneKey ? summary.origin.finding : null;
