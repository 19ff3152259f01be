import { Suspense } from 'react';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import type { PartnerRow } from '@/features/tariffs/lane/partners';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { lazyPart } from '@/shared/loading/lazy-part';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { PartnersSection } from '../partners/partners-section';
import { YearsSection } from '../years/years-section';

const CompareSection = lazyPart(() =>
  import('../compare/compare-section').then((part) => part.CompareSection),
);

interface LaneSectionsProps {
  answer: TariffAnswer;
  line: TariffLine;
  lane: Lane;
  rows: readonly PartnerRow[];
  query: LaneQuery;
  onAsk: (change: Partial<LaneQuery>) => void;
}

/** The comparison if requested, then the rates by year and by partner. */
export function LaneSections({ answer, line, lane, rows, query, onAsk }: LaneSectionsProps) {
  const handlePick = (from: string) => onAsk({ from, vs: query.vs.filter((code) => code !== from) });
  return (
    <>
      {query.vs.length > 0 && (
        <Suspense fallback={<LoadingState />}>
          <CompareSection
            answer={answer}
            line={line}
            lane={lane}
            rows={rows}
            query={query}
            onRemove={(code) => onAsk({ vs: query.vs.filter((country) => country !== code) })}
          />
        </Suspense>
      )}
      <YearsSection answer={answer} line={line} lane={lane} number={1} />
      <PartnersSection answer={answer} line={line} lane={lane} rows={rows} number={2} onPick={handlePick} />
    </>
  );
}
