import { describe, expect, it } from 'vitest';
import { lineRates, placeRates } from '../../../../mocks/hs-tree/place-rates';
import { rcepColumnFor, tariffOf } from '../../../../mocks/hs-tree/tariffs';
import { ratesOf } from '../../../../mocks/tariffs/packed';

describe('the rates of several lines', () => {
  it.each([
    [[5, 20, 0], { low: 0, high: 20, others: 0, none: 0, missing: 0 }],
    [[5, null, '-', ''], { low: 5, high: 5, others: 1, none: 1, missing: 1 }],
    [['', undefined], { low: null, high: null, others: 0, none: 0, missing: 2 }],
    [[], { low: null, high: null, others: 0, none: 0, missing: 0 }],
  ])('%j', (cells, rates) => {
    expect(lineRates(cells)).toEqual(rates);
  });

  it('are those of the lines below the code, each line counted once', () => {
    const rows = [
      ['080310100', 10],
      ['080310100', 20],
      ['080390100', 5],
      ['0901', 0],
    ] as const;
    expect(placeRates({ columns: ['code', 'mfn'], rows }, ['0803'], null)).toMatchObject({
      lines: 2,
      mfn: { low: 5, high: 20 },
      rcep: null,
    });
  });
});

describe('the RCEP column of an exporter', () => {
  it.each([
    ['VN', 'CN', 'rcepCn'],
    ['VN', 'TH', 'rcepAsean'],
    ['VN', 'VN', null],
    ['VN', 'IN', null],
    ['JP', 'AU', 'rcepAseanAuNz'],
    ['JP', 'KR', 'rcepKr'],
    ['KR', 'NZ', 'rcepNz'],
    ['ID', 'CN', null],
    ['MY', 'CN', 'rcep'],
    ['MY', 'IN', null],
  ])('%s from %s: %s', async (importer, exporter, column) => {
    const tariff = tariffOf(importer);
    if (tariff === null) throw new Error(`No tariff of ${importer}`);
    expect(rcepColumnFor(tariff, importer, exporter)).toBe(column);
    if (column !== null) expect((await ratesOf(tariff.rates)).columns).toContain(column);
  });

  it('names no tariff by a word of every object', () => {
    expect(tariffOf('constructor')).toBeNull();
  });
});
