import type { SectorId } from '@/shared/routing/paths';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import type { SectorPair } from './sector-pair';

/** Importers with tariff data marked as facts. */
const IMPORTERS_WITH_DATA = ['VN', 'JP', 'KR'] as const;

interface NoScheduleProps {
  sector: SectorId;
  pair: SectorPair;
}

/** States that there is no data on the importer's tariff, and links to importers with data. */
export function NoSchedule({ sector, pair }: NoScheduleProps) {
  const { t } = useTexts(['sector', 'tariff', 'countries']);
  const isIndia = pair.to === 'IN';
  return (
    <EmptyState
      why={t(isIndia ? 'tariff:none.india' : 'tariff:none.importer', {
        importer: t(`countries:${pair.to}`),
      })}
      next={t('noScheduleNext')}
    >
      {IMPORTERS_WITH_DATA.filter((code) => code !== pair.from).map((code) => (
        <Link key={code} to={paths.sector(sector, { from: pair.from, to: code })}>
          {t(`countries:${code}`)}
        </Link>
      ))}
    </EmptyState>
  );
}
