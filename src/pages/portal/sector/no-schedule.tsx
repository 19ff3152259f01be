import type { SectorId } from '@/shared/routing/paths';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import type { SectorLane } from './sector-lane';

/** Importers with tariff data marked as facts. */
const IMPORTERS_WITH_DATA = ['VN', 'JP', 'KR'] as const;

interface NoScheduleProps {
  sector: SectorId;
  lane: SectorLane;
}

/** States that there is no data on the importer's tariff, and links to importers with data. */
export function NoSchedule({ sector, lane }: NoScheduleProps) {
  const { t } = useTexts(['sector', 'tariff', 'countries']);
  const isIndia = lane.to === 'IN';
  return (
    <EmptyState
      why={t(isIndia ? 'tariff:none.india' : 'tariff:none.importer', {
        importer: t(`countries:${lane.to}`),
      })}
      next={t('noScheduleNext')}
    >
      {IMPORTERS_WITH_DATA.filter((code) => code !== lane.from).map((code) => (
        <Link key={code} to={paths.sector(sector, { from: lane.from, to: code })}>
          {t(`countries:${code}`)}
        </Link>
      ))}
    </EmptyState>
  );
}
