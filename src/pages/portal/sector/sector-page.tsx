import { useParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { BasketSection } from './sections/basket-section';
import { IndicesSection } from './sections/indices-section';
import { LaneBand } from './lane-band';
import { OverviewSection } from './sections/overview-section';
import { PartnersSection } from './sections/partners-section';
import { RecordsSection } from './sections/records-section';
import { RulesSection } from './sections/rules-section';
import { SectorHead } from './sector-head';
import { SectorNotFound } from './sector-not-found';
import { useSectorLane } from './sector-lane';
import './sector-page.css';

/**
 * `/home/sector/:sector`: codes, rates, rules and records of one of the four sectors on one route (product design
 * §4).
 */
export default function SectorPage() {
  const { t } = useTexts('tariff');
  const { sector: requested } = useParams();
  const [lane, changeLane] = useSectorLane();
  const sector = SECTOR_IDS.find((id) => id === requested);
  if (sector === undefined) return <SectorNotFound />;
  const { from, to } = lane;
  return (
    // Remounted for another sector: nothing of the previous one stays.
    <div key={sector} className="sector-page">
      <SectorHead sector={sector} lane={lane} />
      <LaneBand lane={lane} onChange={changeLane} />
      <div className="page-width sector-sections">
        {from === to ? (
          <EmptyState why={t('answer.reason.same-country')} />
        ) : (
          <ErrorBoundary>
            <OverviewSection sector={sector} lane={lane} />
          </ErrorBoundary>
        )}
        <SecondPass>
          {from !== to && (
            <ErrorBoundary>
              {/* Remounted for other countries: codes and links of the previous ones do not stay. */}
              <BasketSection key={`${from}-${to}`} sector={sector} lane={lane} />
            </ErrorBoundary>
          )}
          <ErrorBoundary>
            <PartnersSection sector={sector} lane={lane} />
          </ErrorBoundary>
          <ErrorBoundary>
            <RulesSection sector={sector} lane={lane} />
          </ErrorBoundary>
          <ErrorBoundary>
            <RecordsSection sector={sector} to={to} />
          </ErrorBoundary>
          <IndicesSection sector={sector} lane={lane} />
        </SecondPass>
      </div>
    </div>
  );
}
