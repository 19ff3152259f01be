import { Suspense, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '@/features/related/related-api';
import { idleProof } from '@/features/tariffs/country-pair/idle-proof';
import { markOfPair } from '@/features/tariffs/country-pair/pair-mark';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import { ratesByParty, withOrigin } from '@/features/tariffs/country-pair/pair-report';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
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
import { PairActions } from './actions/pair-actions';
import { PairHead } from './pair-head';
import { ImportersPart, OriginPart, RelatedSection } from './later-parts';
import { useOrigin } from '../origin/use-origin';
import './pair-view.css';

const PairSections = lazyPart(() => import('./pair-sections').then((part) => part.PairSections));
interface PairViewProps {
  answer: TariffAnswer;
  report: PairReport;
  onAsk: (change: Partial<PairQuery>) => void;
}

/**
 * One route, top to bottom: answer, years, partners, importers, rule, origin, proof, related records (product design
 * §3).
 */
export function PairView({ answer, report, onAsk }: PairViewProps) {
  const { t } = useTexts('tariff');
  const owner = useOwner();
  const { line, pair, partners, question } = report;
  const rates = useMemo(() => ratesByParty(partners), [partners]);
  const origin = useOrigin({ answer, line, pair, query: question, rates });
  const finding = origin?.finding ?? null;
  const found = useMemo(() => withOrigin(report, finding), [report, finding]);
  const cases = useCases(report.hs, pair);
  return (
    <>
      <div className="pair-top" data-answer={line.code}>
        <PairHead answer={answer} report={found} origin={origin} cases={cases} />
        <div className="pair-answer">
          <AnswerLine report={found} onAsk={onAsk} />
          <SecondPass>
            <DecisionDisclosure report={found} />
            <PairActions report={found} origin={origin} onAsk={onAsk} />
          </SecondPass>
        </div>
      </div>
      <SecondPass>
        <ErrorBoundary>
          <Suspense fallback={<LoadingState label={t('sectionsLoading')} />}>
            <PairSections
              answer={answer}
              line={line}
              pair={pair}
              rows={partners}
              query={question}
              onAsk={onAsk}
            />
            <ImportersPart answer={answer} hs={report.hs} question={question} number={3} onAsk={onAsk} />
            {/* Input there belongs to one reader's bill of one code, as its draft does. */}
            <ErrorBoundary key={`${owner}:${report.hs}`}>
              <OriginPart
                answer={answer}
                pair={pair}
                origin={origin}
                idleProof={idleProof(found)}
                idleMark={markOfPair(pair)}
              />
            </ErrorBoundary>
            <RelatedSection hs={report.hs} from={pair.from} to={pair.to} number={8} />
          </Suspense>
        </ErrorBoundary>
      </SecondPass>
    </>
  );
}

/** The number of trade-remedy cases on the route, once the section on related records has loaded them. */
function useCases(hs: string, { from, to }: PairDuty): number | null {
  const related = useQuery({ ...relatedQuery(hs, from, to, useLanguage()), enabled: false });
  return related.data?.riskCases.total ?? null;
}
