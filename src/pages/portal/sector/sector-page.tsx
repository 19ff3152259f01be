import { useParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { BasketSection } from './sections/basket-section';
import { IndicesSection } from './sections/indices-section';
import { PairBand } from './pair-band';
import { OverviewSection } from './sections/overview-section';
import { PartnersSection } from './sections/partners-section';
import { RecordsSection } from './sections/records-section';
import { RulesSection } from './sections/rules-section';
import { SectorHead } from './sector-head';
import { SectorNotFound } from './sector-not-found';
import { useSectorPair } from './sector-pair';
import './sector-page.css';

/**
 * `/home/sector/:sector`: codes, rates, rules and records of one of the four sectors on one route (product design
 * §4).
 */
export default function SectorPage() {
  const { t } = useTexts('tariff');
  const { sector: requested } = useParams();
  const [pair, changePair] = useSectorPair();
  const sector = SECTOR_IDS.find((id) => id === requested);
  if (sector === undefined) return <SectorNotFound />;
  const { from, to } = pair;
  return (
    // Remounted for another sector: nothing of the previous one stays.
    <div key={sector} className="sector-page">
      <SectorHead sector={sector} pair={pair} />
      <PairBand pair={pair} onChange={changePair} />
      <div className="page-width sector-sections">
        {from === to ? (
          <EmptyState why={t('answer.reason.same-country')} />
        ) : (
          <ErrorBoundary>
            <OverviewSection sector={sector} pair={pair} />
          </ErrorBoundary>
        )}
        <SecondPass>
          {from !== to && (
            <ErrorBoundary>
              {/* Remounted for other countries: codes and links of the previous ones do not stay. */}
              <BasketSection key={`${from}-${to}`} sector={sector} pair={pair} />
            </ErrorBoundary>
          )}
          <ErrorBoundary>
            <PartnersSection sector={sector} pair={pair} />
          </ErrorBoundary>
          <ErrorBoundary>
            <RulesSection sector={sector} pair={pair} />
          </ErrorBoundary>
          <ErrorBoundary>
            <RecordsSection sector={sector} to={to} />
          </ErrorBoundary>
          <IndicesSection sector={sector} pair={pair} />
        </SecondPass>
      </div>
    </div>
  );
}
