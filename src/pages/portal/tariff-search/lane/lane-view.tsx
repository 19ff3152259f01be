import { Suspense, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '@/features/related/related-api';
import { idleProof } from '@/features/tariffs/lane/idle-proof';
import { markOfLane } from '@/features/tariffs/lane/lane-mark';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import { ratesByParty, withOrigin } from '@/features/tariffs/lane/lane-report';
import type { LaneReport } from '@/features/tariffs/lane/lane-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useLanguage } from '@/shared/i18n/use-language';
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
import { useOrigin } from '../origin/use-origin';
import './lane-view.css';

const LaneSections = lazyPart(() => import('./lane-sections').then((part) => part.LaneSections));
interface LaneViewProps {
  answer: TariffAnswer;
  report: LaneReport;
  onAsk: (change: Partial<LaneQuery>) => void;
}

/**
 * One route, top to bottom: answer, years, partners, importers, rule, origin, proof, related records (product design
 * §3).
 */
export function LaneView({ answer, report, onAsk }: LaneViewProps) {
  const { t } = useTexts('tariff');
  const owner = useOwner();
  const { line, lane, partners, question } = report;
  const rates = useMemo(() => ratesByParty(partners), [partners]);
  const origin = useOrigin({ answer, line, lane, query: question, rates });
  const finding = origin?.finding ?? null;
  const found = useMemo(() => withOrigin(report, finding), [report, finding]);
  const cases = useCases(report.hs, lane);
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
                lane={lane}
                origin={origin}
                idleProof={idleProof(found)}
                idleMark={markOfLane(lane)}
              />
            </ErrorBoundary>
            <RelatedSection hs={report.hs} from={lane.from} to={lane.to} number={8} />
          </Suspense>
        </ErrorBoundary>
      </SecondPass>
    </>
  );
}

/** The number of trade-remedy cases on the route, once the section on related records has loaded them. */
function useCases(hs: string, { from, to }: Lane): number | null {
  const related = useQuery({ ...relatedQuery(hs, from, to, useLanguage()), enabled: false });
  return related.data?.riskCases.total ?? null;
}
