import { Suspense, useMemo } from 'react';
import type { DutyRate } from '@/domain/rcep';
import { laneWithoutRates } from '@/features/tariffs/lane';
import type { LaneQuestion } from '@/features/tariffs/lane-query';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Later } from '@/shared/routing/later';
import { useOwner } from '@/shared/storage/owner';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { LoadingState } from '@/shared/ui/loading-state';
import { OriginPart, RelatedSection } from './later-parts';
import './rateless-lane.css';

interface RatelessLaneProps {
  answer: TariffAnswer;
  /** Six digits. */
  hs: string;
  question: LaneQuestion;
}

/** What holds of a lane whose rates are not held: rule, bill of materials, proof, what else to look at. */
export function RatelessLane({ answer, hs, question }: RatelessLaneProps) {
  const { t } = useTexts('tariff');
  const owner = useOwner();
  const { from, to, date } = question;
  const lane = useMemo(() => laneWithoutRates(hs, from, to, date), [hs, from, to, date]);
  return (
    <>
      <p className="rateless-note">{t('none.stillHolds')}</p>
      <Later>
        <ErrorBoundary>
          <Suspense fallback={<LoadingState label={t('sectionsLoading')} />}>
            <ErrorBoundary key={`${owner}:${hs}`}>
              <OriginPart
                answer={answer}
                line={null}
                lane={lane}
                query={question}
                rates={NO_RATES}
                first={1}
              />
            </ErrorBoundary>
            <RelatedSection hs={hs} from={from} to={to} number={4} />
          </Suspense>
        </ErrorBoundary>
      </Later>
    </>
  );
}

const NO_RATES: Readonly<Record<string, DutyRate>> = {};
