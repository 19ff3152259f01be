import { Suspense, useRef } from 'react';
import type { HomeRiskPart } from '../digest/home-digest-schema';
import { loadTexts } from '@/shared/i18n/i18n';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import { RiskLevels } from './risk-levels';
import { RiskTiles } from './risk-tiles';

const RiskWorldMap = lazyPart(async () => {
  const [part] = await Promise.all([import('./risk-world-map'), loadTexts(['map'])]);
  return part.RiskWorldMap;
});

/**
 * High and low risk by country: as tiles, also in print, on a map once it is in view, and in words (specification §1,
 * map).
 */
export function RiskMap({ risk }: { risk: HomeRiskPart }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const tiles = <RiskTiles levels={risk.levels} />;
  return (
    <>
      <div ref={box} className="risk-map">
        {isSeen ? (
          <ErrorBoundary>
            <Suspense fallback={tiles}>
              <RiskWorldMap {...risk} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          tiles
        )}
      </div>
      <div className="risk-map-printed">{tiles}</div>
      <RiskLevels levels={risk.levels} />
    </>
  );
}
