import { describe, expect, it } from 'vitest';
import { lineLabels } from '@/features/tariffs/rates/line-labels';
import { quantityUnit } from '@/features/tariffs/rates/quantity-unit';
import { mfnGap, mfnRange, rcepGap, rcepRange } from '@/features/tariffs/rates/rate-range';
import { excluded, percent, rate, sampleLine } from './sample-line';

const DATE = '2026-12-15';
const described = (code: string, text: string) => sampleLine({ code, description: { text, lang: 'en' } });

describe('what tells the lines of one code apart', () => {
  it('leaves out the levels that all share', () => {
    const labels = lineLabels([described('1', 'Cars > New > Small'), described('2', 'Cars > Used > Small')]);
    expect([...labels.values()]).toEqual(['New > Small', 'Used > Small']);
  });
  it('keeps the last level of a single line', () =>
    expect(lineLabels([described('1', 'Cars > Other')]).get('1')).toBe('Other'));

  it('are none where there is no line', () => expect(lineLabels([]).size).toBe(0));
  it('keeps a last level that all share', () =>
    expect(lineLabels([described('1', 'Other'), described('2', 'Other')]).get('2')).toBe('Other'));

  it('is not there for a line whose description is not in the data, and is cut from the others alone', () => {
    const lines = [sampleLine({ code: '1', description: null }), described('2', 'Cars > New')];
    expect([...lineLabels([...lines, described('3', 'Cars > Used')])]).toEqual([
      ['2', 'New'],
      ['3', 'Used'],
    ]);
  });
});

describe('the range of the rates of several lines', () => {
  const perKg = rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' });
  const lines = [sampleLine({ mfn: [percent(3)] }), sampleLine(), sampleLine({ mfn: [perKg] })];

  it('counts what is no percentage beside it', () =>
    expect(mfnRange(lines, DATE)).toEqual({ low: 3, high: 15, others: 1 }));
  it('is of one exporter for RCEP', () =>
    expect(rcepRange(lines, 'JP', DATE)).toEqual({ low: 8.2, high: 8.2, others: 0 }));
  it('is none where there is no data', () => {
    expect(rcepRange(lines, 'AU', DATE)).toBeNull();
    expect(mfnRange(lines, '2030-01-01')).toBeNull();
  });

  it.each([
    ['noData', []],
    ['noPreference', [excluded()]],
    ['noPercent', [perKg]],
  ] as const)('is none for a reason: %s', (gap, rates) => {
    const line = sampleLine({ mfn: [...rates], rcep: [{ parties: ['JP'], rates: [...rates] }] });
    expect([mfnGap([line], DATE), rcepGap([line], 'JP', DATE)]).toEqual([gap, gap]);
  });
  it('is none for want of a percentage where only some lines have a preference', () => {
    const mixed = [sampleLine({ mfn: [excluded()] }), sampleLine({ mfn: [perKg] })];
    expect(mfnGap(mixed, DATE)).toBe('noPercent');
  });
});

describe('the unit of a duty by quantity', () => {
  const duty = (rcep: Parameters<typeof rate>[1]) =>
    sampleLine({ rcep: [{ parties: ['JP'], rates: [rate('x', rcep)] }] });

  it.each([
    [{ kind: 'specific', amount: 3, unit: 'kg' }, 'kg'],
    [
      {
        kind: 'compound',
        parts: [
          { kind: 'adValorem', percent: 2 },
          { kind: 'specific', amount: 1, unit: 'm2' },
        ],
      },
      'm2',
    ],
    [
      {
        kind: 'max',
        of: [
          { kind: 'adValorem', percent: 2 },
          { kind: 'specific', amount: 1, unit: 'kg' },
        ],
      },
      'kg',
    ],
    [{ kind: 'adValorem', percent: 2 }, null],
    [{ kind: 'excluded' }, null],
    [null, null],
  ] as const)('%j: %s', (rcep, unit) => expect(quantityUnit(duty(rcep), 'JP', DATE)).toBe(unit));

  it('does not come from another exporter', () =>
    expect(quantityUnit(duty({ kind: 'specific', amount: 3, unit: 'kg' }), 'CN', DATE)).toBeNull());
});
