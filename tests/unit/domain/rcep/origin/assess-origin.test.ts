import { describe, expect, it } from 'vitest';
import { type Good, TRACE_KEYS, TRACE_STEPS } from '@/domain/rcep';
import {
  articlesOf,
  assess,
  battery,
  foreign,
  keysOf,
  own,
  stepOf,
} from '../../../pages/console/gallery/mall/goods';

describe('assessOrigin: figures it refuses', () => {
  it.each([0, -1, NaN, Infinity, -Infinity])('FOB %d', (fob) => {
    expect(() => assess(battery([], { fob }), 'CTH')).toThrow(RangeError);
  });

  it.each<[string, Good]>([
    ['value', battery([foreign(-1)])],
    ['value that is no number', battery([foreign(NaN)])],
    ['deductible', battery([foreign(1, { deductible: -1 })])],
    ['weight of a material', battery([foreign(1, { weightKg: -1 })])],
    ['weight of a material without end', battery([foreign(1, { weightKg: Infinity })])],
    ['weight of the good', battery([], { weightKg: -1 })],
    ['labour', battery([], { directLabour: -1 })],
    ['overhead', battery([], { directOverhead: -1 })],
    ['profit', battery([], { profit: -1 })],
    ['other cost', battery([], { otherCost: -1 })],
  ])('negative or impossible %s', (_, good) => {
    expect(() => assess(good, 'CTH')).toThrow(RangeError);
  });
});

describe('assessOrigin: order WO, PE, minimal operations, rule', () => {
  it('wholly obtained goods qualify under every rule', () => {
    const answer = assess(
      battery([foreign(90)], { whollyObtained: true, onlyMinimalOperations: true }),
      'RVC40',
    );
    expect(answer).toMatchObject({
      originating: true,
      criterion: 'WO',
      usedDeMinimis: false,
      usedCumulation: false,
    });
    expect(keysOf(answer)).toEqual(['whollyObtained', 'verdictOriginating']);
  });

  it('produced exclusively from originating materials qualifies under every rule, minimal operations or not', () => {
    const answer = assess(battery([own(90)], { onlyMinimalOperations: true }), 'WO');
    expect(answer).toMatchObject({ originating: true, criterion: 'PE' });
    expect(keysOf(answer)).toEqual(['whollyObtained', 'exclusivelyOriginating', 'verdictOriginating']);
  });

  it('minimal operations alone defeat the rule', () => {
    const answer = assess(battery([foreign(10)], { onlyMinimalOperations: true }), 'CTH');
    expect(answer).toMatchObject({ originating: false, criterion: null });
    expect(stepOf(answer, 'minimalOperations')).toMatchObject({ article: '3.6', verdict: 'notMet' });
  });

  it('absent declarations of WO and minimal operations mean no', () => {
    const answer = assess(battery([foreign(10)]), 'CTH');
    expect(answer).toMatchObject({ originating: true, criterion: 'CTC' });
    expect(stepOf(answer, 'whollyObtained')).toMatchObject({ verdict: 'notMet' });
    expect(stepOf(answer, 'minimalOperations')).toMatchObject({ verdict: 'met' });
  });

  it('nothing declared is unknown', () => {
    const answer = assess(battery([]), 'RVC40');
    expect(answer).toMatchObject({
      originating: 'unknown',
      criterion: null,
      rvc: { buildDown: 100, buildUp: null },
    });
    expect(keysOf(answer)).toEqual(['whollyObtained', 'nothingDeclared', 'verdictUnknown']);
    expect(assess(battery([], { whollyObtained: true }), 'RVC40').originating).toBe(true);
  });

  it.each(['WO', 'PE', 'WO or PE'])('a good that is neither WO nor PE fails the rule %s', (rule) => {
    expect(assess(battery([foreign(10)]), rule).originating).toBe(false);
  });
});

describe('assessOrigin: trivalent rules', () => {
  const good = battery([foreign(90)]);
  it.each([
    ['CC or CR', true, 'CTC'],
    ['RVC40 or CC', true, 'CTC'],
    ['RVC40 or CR', 'unknown', null],
    ['RVC40 or WO', false, null],
    ['CC and CR', 'unknown', null],
    ['RVC40 and CR', false, null],
    ['RVC40 and CC', false, null],
    ['CC and RVC10', true, 'RVC'],
    ['RVC10 or CC', true, 'RVC'],
    ['CC or RVC10', true, 'CTC'],
    ['CC and CTH', true, 'CTC'],
    ['CR or CC and RVC10', true, 'RVC'],
    ['(RVC40 or CC) and CTH', true, 'CTC'],
    ['(RVC40 or CR) and CTH', 'unknown', null],
  ])('%s: %s by %s', (rule, originating, criterion) => {
    expect(assess(good, rule)).toMatchObject({ originating, criterion });
  });

  it.each([
    [true, true, 'CR'],
    [false, false, null],
    [undefined, 'unknown', null],
  ])('chemical reaction %s: %s', (chemicalReaction, originating, criterion) => {
    expect(assess(battery([foreign(90)], { chemicalReaction }), 'CR')).toMatchObject({
      originating,
      criterion,
    });
  });
});

describe('assessOrigin: the trace', () => {
  it('gives a verdict for each alternative', () => {
    const { trace } = assess(battery([foreign(50, { hs: '8507.90' })]), 'CTH or RVC40 or CC and CR');
    const alternatives = trace.filter(({ key }) => key === 'alternative');
    expect(
      alternatives.map(({ verdict, inputs }) => [inputs.rule, inputs.number, inputs.alternatives, verdict]),
    ).toEqual([
      ['CTH', 1, 3, 'notMet'],
      ['RVC40', 2, 3, 'met'],
      ['CC and CR', 3, 3, 'notMet'],
    ]);
  });

  it('names every article used', () => {
    const good = battery([
      foreign(5, { hs: '8507.90', deductible: 1 }),
      foreign(1, { originating: 'unknown' }),
      foreign(1, { originating: true, origin: 'IN' }),
      own(20, { origin: 'JP' }),
      own(1, { role: 'transportPacking' }),
      own(1, { role: 'retailPackaging' }),
      own(1, { role: 'accessory' }),
      own(1, { role: 'indirect' }),
    ]);
    expect(new Set(articlesOf(assess(good, 'CTH and RVC40 and CR')))).toEqual(
      new Set(['3.2', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '3.10', 'Annex 3A']),
    );
  });

  it('lists at most 20 materials that do not shift, then their number', () => {
    const materials = Array.from({ length: 30 }, (_, index) =>
      foreign(1, { name: `part ${index}`, hs: '8507.90' }),
    );
    const answer = assess(battery([...materials, foreign(1, { hs: '' })]), 'CTH');
    expect(keysOf(answer).filter((key) => key === 'materialNotShifted')).toHaveLength(20);
    expect(stepOf(answer, 'materialNotShifted')?.inputs).toEqual({
      rule: 'CTH',
      material: 0,
      row: 1,
      name: 'part 0',
      hs: '8507.90',
      value: 1,
    });
    expect(stepOf(answer, 'moreMaterials')?.inputs).toEqual({ rule: 'CTH', materials: 11 });
    expect(stepOf(answer, 'tariffShift')).toMatchObject({
      verdict: 'notMet',
      inputs: { rule: 'CTH', notShifted: 30, unknown: 1 },
    });
  });

  it('has a closed list of keys with their inputs', () => {
    expect(TRACE_KEYS).toEqual(Object.keys(TRACE_STEPS));
    const good = battery([foreign(30, { hs: '8507.90' }), foreign(1, { hs: '8506' })], { directLabour: 10 });
    for (const { key, article, inputs } of assess(good, 'CTSH except from chapter 39 or RVC40 or CR').trace) {
      expect(article).toBe(TRACE_STEPS[key].article);
      expect(Object.keys(inputs).sort()).toEqual([...TRACE_STEPS[key].inputs].sort());
    }
  });
});
