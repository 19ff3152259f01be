import type { HomeRiskPart } from '../digest/home-digest-schema';
import { useTexts } from '@/shared/i18n/use-texts';

/** The place of each country's tile: column and row, roughly as on a map; no borders are drawn. */
const PLACES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  CN: [4, 1],
  KR: [6, 1],
  JP: [7, 1],
  IN: [1, 2],
  MM: [2, 2],
  LA: [3, 2],
  VN: [4, 2],
  PH: [6, 2],
  TH: [2, 3],
  KH: [3, 3],
  MY: [4, 3],
  BN: [5, 3],
  SG: [4, 4],
  ID: [5, 4],
  AU: [6, 5],
  NZ: [7, 5],
};

/**
 * One square per country (look §5, tiles for the map), noted not to be borders; the list beside it is the text
 * version.
 */
export function RiskTiles({ levels }: { levels: HomeRiskPart['levels'] }) {
  const { t } = useTexts(['home', 'countries']);
  return (
    <>
      <ul className="risk-tiles" aria-hidden="true">
        {levels.map(({ code, level }) => {
          const [gridColumn = 1, gridRow = 1] = PLACES[code] ?? [];
          return (
            <li
              key={code}
              className={`risk-tile risk-tile-${level ?? 'none'}`}
              style={{ gridColumn, gridRow }}
            >
              {t(`countries:${code}`)}
              <span>{t(`risk.${level ?? 'notRated'}`)}</span>
            </li>
          );
        })}
      </ul>
      <p className="home-note">{t('risk.tilesNote')}</p>
    </>
  );
}
