import { Suspense } from 'react';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { lazyPart } from '@/shared/loading/lazy-part';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { PartnersSection } from '../partners/partners-section';
import { YearsSection } from '../years/years-section';

const CompareSection = lazyPart(() =>
  import('../compare/compare-section').then((part) => part.CompareSection),
);

interface PairSectionsProps {
  answer: TariffAnswer;
  line: TariffLine;
  pair: PairDuty;
  rows: readonly PartnerRow[];
  query: PairQuery;
  onAsk: (change: Partial<PairQuery>) => void;
}

/** The comparison if requested, then the rates by year and by partner. */
export function PairSections({ answer, line, pair, rows, query, onAsk }: PairSectionsProps) {
  const handlePick = (from: string) => onAsk({ from, vs: query.vs.filter((code) => code !== from) });
  return (
    <>
      {query.vs.length > 0 && (
        <Suspense fallback={<LoadingState />}>
          <CompareSection
            answer={answer}
            line={line}
            pair={pair}
            rows={rows}
            query={query}
            onRemove={(code) => onAsk({ vs: query.vs.filter((country) => country !== code) })}
          />
        </Suspense>
      )}
      <YearsSection answer={answer} line={line} pair={pair} number={1} />
      <PartnersSection answer={answer} line={line} pair={pair} rows={rows} number={2} onPick={handlePick} />
    </>
  );
}
