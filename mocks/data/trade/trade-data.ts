import type { TradeDataRecord } from '@/pages/portal/data-view/trade-data-schema';
import { countryRecords } from '../countries';
import { seriesOf } from '../countries/country-series';
import { sampleIndices } from './trade-data-indices';

/** The 16 countries by year, 2015 to 2024: trade and GDP from their sources, sector indices made up. */
export const tradeData: Omit<TradeDataRecord, 'riskLevel'>[] = countryRecords.flatMap(({ code }) =>
  seriesOf(code).map((point) => ({
    country: code,
    year: point.year,
    activity: 'goodsAndServices' as const,
    exportsUsdBn: point.exportsUsdBn,
    importsUsdBn: point.importsUsdBn,
    totalUsdBn: totalOf(point.exportsUsdBn, point.importsUsdBn),
    tradeEdition: point.tradeEdition,
    tradeSourceId: point.tradeSourceId,
    gdpUsdBn: point.gdpUsdBn,
    gdpSourceId: point.gdpSourceId,
    isGdpBreak: point.isGdpBreak,
    mark: 'fact' as const,
    indices: sampleIndices(code, point.year),
    indicesMark: 'sample' as const,
    indicesSourceId: 'sample-trade-data',
  })),
);

function totalOf(exports: number | null, imports: number | null): number | null {
  return exports === null || imports === null ? null : Math.round((exports + imports) * 1000) / 1000;
}
