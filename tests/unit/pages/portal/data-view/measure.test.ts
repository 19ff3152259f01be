import { describe, expect, it } from 'vitest';
import { measureDecimals, measureOf } from '@/pages/portal/data-view/measure';
import type { Measure, MeasureScale } from '@/pages/portal/data-view/measure';
import type { TradeDataRecord } from '@/pages/portal/data-view/trade-data-schema';
import { formatNumber } from '@/shared/format/number';

const RECORD: TradeDataRecord = {
  country: 'JP',
  year: 2024,
  activity: 'goodsAndServices',
  exportsUsdBn: 922.447,
  importsUsdBn: 965.047,
  totalUsdBn: 1887.494,
  tradeEdition: '2026-01',
  tradeSourceId: 'world-factbook',
  gdpUsdBn: 4026,
  gdpSourceId: 'world-factbook',
  isGdpBreak: false,
  mark: 'fact',
  indices: {
    complementarity: 66,
    evConsistency: 80,
    evExportRatio: 20.4,
    evProductionConsistency: 79,
    fourSectorProsperity: 125,
  },
  riskLevel: 'low',
  indicesMark: 'sample',
  indicesSourceId: 'sample-trade-data',
};

describe('the value of a measure', () => {
  it.each<[Measure, MeasureScale, number | null]>([
    ['exports', 'amount', 922.447],
    ['imports', 'amount', 965.047],
    ['total', 'amount', 1887.494],
    ['balance', 'amount', -42.6],
    ['gdp', 'amount', 4026],
    ['tc', 'amount', (922.447 - 965.047) / (922.447 + 965.047)],
    ['exports', 'share', (922.447 / 4026) * 100],
    ['balance', 'share', (-42.6 / 4026) * 100],
    ['gdp', 'share', 4026],
    ['tc', 'share', (922.447 - 965.047) / (922.447 + 965.047)],
    ['evExportRatio', 'amount', 20.4],
    ['fourSectorProsperity', 'share', 125],
  ])('%s as %s is %s', (measure, scale, value) => expect(measureOf(RECORD, measure, scale)).toBe(value));

  it.each<[Measure, MeasureScale, Partial<TradeDataRecord>, string]>([
    ['exports', 'share', { exportsUsdBn: 12.346, gdpUsdBn: 100 }, '12.3'],
    ['balance', 'share', { exportsUsdBn: 22.346, importsUsdBn: 10, gdpUsdBn: 100 }, '12.3'],
    ['balance', 'amount', { exportsUsdBn: 22.3496, importsUsdBn: 10 }, '12.3'],
  ])('%s as %s of %j is rounded once: %s', (measure, scale, figures, shown) =>
    expect(
      formatNumber(
        measureOf({ ...RECORD, ...figures }, measure, scale) ?? Number.NaN,
        'en',
        measureDecimals(measure, scale),
      ),
    ).toBe(shown),
  );

  it.each<[Measure, MeasureScale, Partial<TradeDataRecord>]>([
    ['balance', 'amount', { importsUsdBn: null }],
    ['tc', 'amount', { exportsUsdBn: null }],
    ['total', 'amount', { totalUsdBn: null }],
    ['exports', 'share', { gdpUsdBn: null }],
    ['imports', 'share', { importsUsdBn: null }],
  ])('%s as %s is null where a part is missing', (measure, scale, missing) =>
    expect(measureOf({ ...RECORD, ...missing }, measure, scale)).toBeNull(),
  );
});
