import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairComplementarity, pairGoods } from '@/features/trade-index/index-values';
import { indexInfo, type IndexInfo, type SectorPerMille } from '@/features/trade-index/trade-index-schema';
import { requestPortal } from '../../../support/request-mocks';

const available = indexInfo.parse(await requestPortal<unknown>('index/getIndexInfo?year=2024'));
const pair = { exporter: 'VN', importer: 'KR', year: 2024 };

type Four = [ev: number, smartManufacturing: number, buildingMaterials: number, textile: number];

const perMille = ([ev, smartManufacturing, buildingMaterials, textile]: Four): SectorPerMille => ({
  ev,
  smartManufacturing,
  buildingMaterials,
  textile,
});

/** The recorded answer with these exports of the exporter, per 1,000 of all of its exports. */
const withExports = (shares: Four): IndexInfo => ({
  ...available,
  rows: available.rows.map((row) =>
    row.country === pair.exporter ? { ...row, exportShares: perMille(shares) } : row,
  ),
});

const exportSharesOf = (shares: Four) =>
  pairGoods(withExports(shares), pair)?.map((group) => group.exportShare);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the shares of a pair by group of goods', () => {
  it.each<[string, Four, number]>([
    ['all in the four sectors, in decimals', [171.1, 379.6, 339.4, 109.9], 0],
    ['all in the four sectors, in other decimals', [369, 263.6, 263.3, 104.1], 0],
    [
      'all in the four sectors, as far as figures can be written',
      [1000 / 3, 1000 / 3, 1000 / 6, 1000 / 6],
      0,
    ],
    ['nothing in the four sectors', [0, 0, 0, 0], 1],
    ['one tenth in the four sectors', [0.1, 0.2, 0.3, 99.4], 0.9],
  ])('%s: the rest is what is left of the whole', (_, shares, rest) => {
    expect(exportSharesOf(shares)?.at(-1)).toBe(rest);
    expect(pairComplementarity(withExports(shares), pair)).toBeTypeOf('number');
  });

  it.each<[string, Four]>([
    ['the sectors are more than the whole', [600, 400, 0.1, 0]],
    ['a sector is below nothing', [-0.1, 100, 100, 100]],
  ])('there are none where %s', (_, shares) => {
    expect(exportSharesOf(shares)).toBeUndefined();
    expect(pairComplementarity(withExports(shares), pair)).toBeNull();
  });

  it('are never below 0, and add up to 1', () => {
    const tenths = fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 3_333 })));
    fc.assert(
      fc.property(tenths, fc.boolean(), ([a = 0, b = 0, c = 0], isWhole) => {
        const d = isWhole ? 10_000 - a - b - c : 1;
        const shares = exportSharesOf([a / 10, b / 10, c / 10, d / 10]) ?? expect.fail('no shares');
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(sum(shares)).toBeCloseTo(1, 12);
      }),
    );
  });
});
