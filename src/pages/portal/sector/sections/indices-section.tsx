import type { SectorId } from '@/shared/routing/paths';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Section } from '@/shared/ui/layout/section';
import type { SectorPair } from '../sector-pair';

interface IndicesSectionProps {
  sector: SectorId;
  pair: SectorPair;
}

/** Links to the page of the indices, with formula and marks, for the countries of the route. */
export function IndicesSection({ sector, pair: { from, to } }: IndicesSectionProps) {
  const { t } = useTexts(['sector', 'countries']);
  const words = { sector: t(`name.${sector}`), from: t(`countries:${from}`), to: t(`countries:${to}`) };
  const index = (id: string, country: string, vs?: string) =>
    paths.tradeIndex({ index: id, country, sector, vs });
  return (
    <Section title={t('indices.title')} lead={t('indices.lead')}>
      <p className="sector-indices">{t('indices.text')}</p>
      <ul className="sector-links">
        {from !== to && (
          <li>
            <Link to={index('complementarity', from, to)}>{t('indices.complementarity', words)}</Link>
          </li>
        )}
        <li>
          <Link to={index('rca', from)}>{t('indices.rca', words)}</Link>
        </li>
        <li>
          <Link to={index('risk', to)}>{t('indices.risk', words)}</Link>
        </li>
        <li>
          <Link to={paths.dataView({ country: [...new Set([from, to])].join(',') })}>
            {t(from === to ? 'indices.dataViewOne' : 'indices.dataView', words)}
          </Link>
        </li>
      </ul>
    </Section>
  );
}
