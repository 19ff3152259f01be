import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  complementarity,
  complementarityIndex,
  rcaLevel,
  revealedComparativeAdvantage,
  tradeCompetitiveness,
} from '@/domain/indices';

const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
const anything = fc.option(fc.double(), { nil: null });

describe('TC = (X − M) / (X + M)', () => {
  it.each([
    [3793, 3254, 0.0765],
    [922.447, 965.047, -0.0226],
    [211.93, 218.65, -0.0156],
    [20, 20, 0],
    [5, 0, 1],
    [0, 5, -1],
    [Number.MAX_VALUE, Number.MAX_VALUE, 0],
    [Number.MIN_VALUE, 0, 1],
  ])('exports %s, imports %s: %s', (exports, imports, tc) => {
    expect(tradeCompetitiveness(exports, imports)).toBeCloseTo(tc, 4);
  });

  it.each([
    ['nothing was traded', 0, 0],
    ['exports are not in the data', null, 5],
    ['imports are not in the data', 5, null],
    ['a side is below zero', -1, 5],
    ['a side is not a number', Number.NaN, 5],
    ['a side is infinite', 5, Infinity],
  ])('has no value where %s', (_, exports, imports) => {
    expect(tradeCompetitiveness(exports, imports)).toBeNull();
  });

  it('lies between −1 and 1 and turns its sign with the sides', () => {
    fc.assert(
      fc.property(amount, amount, (exports, imports) => {
        const tc = tradeCompetitiveness(exports, imports);
        if (exports === 0 && imports === 0) return tc === null;
        return tc !== null && Math.abs(tc) <= 1 && tradeCompetitiveness(imports, exports) === 0 - tc;
      }),
    );
  });

  it('never gives anything but a finite number or null', () => {
    fc.assert(fc.property(anything, anything, (x, m) => isFiniteOrNull(tradeCompetitiveness(x, m))));
  });
});

describe('RCA = (Xij / Xi) / (Xwj / Xw)', () => {
  it.each([
    [{ xij: 30, xi: 100, xwj: 100, xw: 1000 }, 3],
    [{ xij: 5, xi: 100, xwj: 100, xw: 1000 }, 0.5],
    [{ xij: 0, xi: 100, xwj: 100, xw: 1000 }, 0],
    [{ xij: 100, xi: 100, xwj: 1000, xw: 1000 }, 1],
  ])('%j: %s', (flows, rca) => {
    expect(revealedComparativeAdvantage(flows)).toBeCloseTo(rca, 10);
  });

  const flows = { xij: 30, xi: 100, xwj: 100, xw: 1000 };
  it.each([
    ['the country exports nothing', { ...flows, xij: 0, xi: 0 }],
    ['the world does not trade the good', { ...flows, xwj: 0 }],
    ['the world trades nothing', { ...flows, xwj: 0, xw: 0 }],
    ['a part is larger than its whole', { ...flows, xij: 101 }],
    ['the world’s part is larger than its whole', { ...flows, xwj: 1001 }],
    ['a flow is not in the data', { ...flows, xij: null }],
    ['a whole is not in the data', { ...flows, xw: null }],
    ['a flow is below zero', { ...flows, xwj: -1 }],
    ['a flow is not a number', { ...flows, xi: Number.NaN }],
    ['a flow is infinite', { ...flows, xw: Infinity }],
    ['the ratio is beyond any number', { ...flows, xwj: Number.MIN_VALUE, xw: 1e9 }],
  ])('has no value where %s', (_, input) => {
    expect(revealedComparativeAdvantage(input)).toBeNull();
  });

  it('is finite and not negative, or null', () => {
    fc.assert(
      fc.property(anything, anything, anything, anything, (xij, xi, xwj, xw) => {
        const rca = revealedComparativeAdvantage({ xij, xi, xwj, xw });
        return isFiniteOrNull(rca) && (rca ?? 0) >= 0;
      }),
    );
  });

  it('is 1 for a country that exports like the world', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (part, rest) => {
        const whole = part + rest;
        return revealedComparativeAdvantage({ xij: part, xi: whole, xwj: part, xw: whole }) === 1;
      }),
    );
  });

  it.each([
    [0, 'weak'],
    [0.799, 'weak'],
    [0.8, 'moderate'],
    [1.249, 'moderate'],
    [1.25, 'strong'],
    [2.5, 'veryStrong'],
    [null, null],
    [Number.NaN, null],
    [-1, null],
  ])('at %s its level is %s', (rca, level) => {
    expect(rcaLevel(rca)).toBe(level);
  });
});

describe('complementarity of one good = RCA by exports × RCA by imports', () => {
  it.each([
    [2, 1.5, 3],
    [2, 0, 0],
    [0.5, 0.5, 0.25],
    [null, 1, null],
    [1, null, null],
    [-1, 1, null],
    [Number.NaN, 1, null],
    [1, Infinity, null],
    [Number.MAX_VALUE, 2, null],
  ])('%s × %s: %s', (rcaExport, rcaImport, product) => {
    expect(complementarity(rcaExport, rcaImport)).toBe(product);
  });
});

describe('TCI = 100 · (1 − Σ|m − x| / 2)', () => {
  const goods = (exports: (number | null)[], imports: (number | null)[]) =>
    exports.map((exportShare, index) => ({ exportShare, importShare: imports[index] ?? null }));

  it.each([
    ['the same proportions', [0.2, 0.3, 0.5], [0.2, 0.3, 0.5], 100],
    ['nothing in common', [1, 0], [0, 1], 0],
    ['half in common', [0.5, 0.5, 0], [0, 0.5, 0.5], 50],
    ['shares rounded in print', [0.3333333, 0.3333333, 0.3333334], [1, 0, 0], 33.333],
  ])('%s', (_, exports, imports, index) => {
    expect(complementarityIndex(goods(exports, imports))).toBeCloseTo(index, 3);
  });

  it.each([
    ['a share of exports is missing', [null, 1], [0, 1]],
    ['a share of imports is missing', [0, 1], [null, 1]],
    ['the exports are not whole', [0.2, 0.2], [0.5, 0.5]],
    ['the imports are not whole', [0.5, 0.5], [0.9, 0.9]],
    ['a share is below zero', [-0.5, 1.5], [0.5, 0.5]],
    ['a share is not a number', [Number.NaN, 1], [0.5, 0.5]],
    ['there is nothing', [], []],
  ])('has no value where %s', (_, exports, imports) => {
    expect(complementarityIndex(goods(exports, imports))).toBeNull();
  });

  it('lies between 0 and 100 for all shares', () => {
    const flows = fc.array(fc.tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(flows, (pairs) => {
        const [exported, imported] = [0, 1].map((side) => pairs.reduce((sum, pair) => sum + pair[side]!, 0));
        fc.pre(exported! > 0 && imported! > 0);
        const index = complementarityIndex(
          pairs.map(([x, m]) => ({ exportShare: x / exported!, importShare: m / imported! })),
        );
        return index !== null && index >= 0 && index <= 100;
      }),
    );
  });
});

function isFiniteOrNull(value: number | null): boolean {
  return value === null || Number.isFinite(value);
}
