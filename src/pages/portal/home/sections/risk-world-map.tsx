import { useNavigate } from 'react-router-dom';
import type { HomeRiskPart } from '../digest/home-digest-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import type { AreaTone } from '@/shared/maps/areas/map-area';
import { WorldMap } from '@/shared/maps/world-map';
import { paths } from '@/shared/routing/paths';
import { RiskTiles } from './risk-tiles';

const TONES = ['high', 'low', 'none'] as const satisfies readonly AreaTone[];

/** High and low risk on the map, with the tiles in its place until it loads; a country links to its guide. */
export function RiskWorldMap({ levels, levelsMark, sources }: HomeRiskPart) {
  const { t } = useTexts(['home', 'countries', 'map']);
  const navigate = useNavigate();
  const words = (tone: (typeof TONES)[number]) => t(tone === 'none' ? 'risk.notRated' : `risk.${tone}`);
  return (
    <WorldMap
      label={t('risk.levels')}
      areas={levels.map(({ code, level }) => ({
        code,
        label: t(`countries:${code}`),
        tone: level ?? 'none',
        value: words(level ?? 'none'),
      }))}
      selected={null}
      onSelect={(country) => void navigate(paths.nationGuide({ country }))}
      legend={TONES.map((tone) => ({ tone, label: words(tone) }))}
      sources={sources}
      detail={levelsMark === 'sample' ? t('map:hasSample') : ''}
      placeholder={<RiskTiles levels={levels} />}
      hasList={false}
    />
  );
}
