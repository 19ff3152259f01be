import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareMethods,
  compareRequirements,
  compareRow,
  intersectTwo,
  isDifference,
  isEmpty,
  meets,
  meetsAll,
  mirrored,
  readLimit,
  relateBounds,
  strictestOf,
} from '@/domain/standards';
import type { Bound, BoundRelation, Requirement } from '@/domain/standards';

const requirement = (
  printed: string,
  unit: string | null = null,
  method: string | null = null,
): Requirement => ({
  ...readLimit(printed, unit),
  method,
});

/** `[4,7.5)` as a bound; `(` and `)` are open, a missing number is no end. */
function bound(text: string): Bound {
  const [min = '', max = ''] = text.slice(1, -1).split(',');
  const end = (value: string, isOpen: boolean) => (value === '' ? null : { value: Number(value), isOpen });
  return { min: end(min, text.startsWith('(')), max: end(max, text.endsWith(')')) };
}

const MIRROR: Record<BoundRelation, BoundRelation> = {
  same: 'same',
  stricter: 'looser',
  looser: 'stricter',
  mixed: 'mixed',
  apart: 'apart',
};

describe('strictness in every combination of bounds', () => {
  it.each<[string, string, BoundRelation]>([
    // most against most
    ['(,20]', '(,20]', 'same'],
    ['(,20]', '(,75]', 'stricter'],
    ['(,20)', '(,20]', 'stricter'],
    ['(,20)', '(,20)', 'same'],
    // least against least
    ['[4,)', '[4,)', 'same'],
    ['[4,)', '[3,)', 'stricter'],
    ['(4,)', '[4,)', 'stricter'],
    // most against least
    ['(,5]', '[3,)', 'mixed'],
    ['(,3]', '[5,)', 'apart'],
    ['(,5]', '[5,)', 'mixed'],
    ['(,5)', '[5,)', 'apart'],
    // range against one end
    ['[4,7.5]', '(,9]', 'stricter'],
    ['[4,7.5]', '(,7.5]', 'stricter'],
    ['[4,7.5]', '(,7.5)', 'mixed'],
    ['[4,7.5]', '(,7]', 'mixed'],
    ['[4,7.5]', '[4,)', 'stricter'],
    ['[4,7.5]', '[3,)', 'stricter'],
    ['[4,7.5]', '[5,)', 'mixed'],
    ['[4,7.5]', '[8,)', 'apart'],
    ['[4,7.5]', '(,4)', 'apart'],
    // range against range
    ['[4,7.5]', '[4,7.5]', 'same'],
    ['[4,7.5]', '[4,9]', 'stricter'],
    ['[4,7.5]', '[5,7.5]', 'looser'],
    ['[4,7.5]', '[3,9]', 'stricter'],
    ['[4,7.5]', '[5,9]', 'mixed'],
    ['[4,7.5]', '[8,9]', 'apart'],
    ['[4,7.5)', '[7.5,9]', 'apart'],
    // an exact value, and nothing at all
    ['[5,5]', '[4,7.5]', 'stricter'],
    ['[5,5]', '[5,5]', 'same'],
    ['[5,5]', '[6,6]', 'apart'],
    ['(,)', '[4,7.5]', 'looser'],
    ['(,)', '(,)', 'same'],
  ])('%s is, beside %s, %s', (one, other, relation) => {
    expect(relateBounds(bound(one), bound(other))).toBe(relation);
    expect(relateBounds(bound(other), bound(one))).toBe(MIRROR[relation]);
  });
});

describe('two requirements', () => {
  it.each<[string, string | null, string, string | null, string]>([
    ['<=75', 'mg/kg', '<=75', 'mg/kg', 'same'],
    ['<=30', 'mg/kg', '<=30', 'ug/g', 'same'],
    ['<=0.1', '%', '<=1000', 'mg/kg', 'equivalent'],
    ['<=0.124', 'mg/m3', '<=124', 'ug/m3', 'equivalent'],
    ['<=0', '°C', '<=273.15', 'K', 'equivalent'],
    ['<=5', 'stone', '<=5', 'stone', 'same'],
    ['<=20', 'mg/kg', '<=30', 'ppm', 'stricter'],
    ['4.0-8.5', 'pH', '4.0-7.5', null, 'looser'],
    ['4-9', null, '4.0-9.0', null, 'same'],
    ['<=5', 'stone', '<=6', 'stone', 'stricter'],
    ['not detected (reported so below 20)', 'mg/kg', '<=20', 'mg/kg', 'stricter'],
    ['prohibited (<=20)', 'mg/kg', '<=30', 'mg/kg', 'stricter'],
    ['not detected', null, 'not detected', null, 'same'],
    ['not used', null, 'prohibited', null, 'same'],
    ['none', null, 'none', null, 'same'],
    ['class 1', null, 'Class 1 (normal)', null, 'same'],
    ['no fire', null, 'No fire', null, 'same'],
    ['<=75', 'mg/kg', '<=75', 'stone', 'unknownUnit'],
    ['<=5', 'stone', '<=5', 'pebble', 'unknownUnit'],
    ['<=5', 'stone', '<=5', null, 'unknownUnit'],
    ['<=75', 'mg/kg', '<=75', null, 'unitMissing'],
    ['>=3', 'grade', '<=75', '%', 'otherQuantity'],
    ['<=0.1', 'ppm', '<=0.124', 'mg/m3', 'gasFraction'],
    ['not detected', null, '<=20', 'mg/kg', 'detectionLimit'],
    ['not detected', null, 'not used', null, 'detectionLimit'],
    ['class 1', null, 'class 2', null, 'class'],
    ['class 1', null, '<=20', 'mg/kg', 'class'],
    ['no fire', null, '<=20', 'mg/kg', 'text'],
    ['no fire', null, 'no smoke', null, 'text'],
    ['none', null, '<=20', 'mg/kg', 'text'],
  ])('%s %s beside %s %s: %s', (one, unit, other, otherUnit, expected) => {
    const pair = [requirement(one, unit), requirement(other, otherUnit)] as const;
    const verdict = compareRequirements(...pair);
    expect(verdict.kind === 'notComparable' ? verdict.reason : verdict.kind).toBe(expected);
    expect(compareRequirements(pair[1], pair[0])).toEqual(mirrored(verdict));
  });

  it('cannot be compared where "not detected" is tested in two ways without a limit of detection', () => {
    const verdict = compareRequirements(
      requirement('not detected', null, 'GB/T 2912.1-2009'),
      requirement('not detected', null, 'JIS L 1041'),
    );
    expect(verdict).toEqual({ kind: 'notComparable', reason: 'method', methods: 'different' });
  });
});

describe('test methods', () => {
  it.each<[string | null, string | null, string]>([
    ['GB/T 2912.1-2009', 'GB/T 2912.1', 'equal'],
    ['SNI ISO 14184-1', 'ISO 14184-1:2011', 'equal'],
    ['EN ISO 3071', 'GB/T 7573; ISO 3071', 'equal'],
    ['ISO/IEC 17025', 'ISO 17025', 'equal'],
    ['GB/T 7573', 'ISO 3071', 'different'],
    ['in the chamber', 'In the  chamber', 'equal'],
    ['in the chamber', 'by extraction', 'different'],
    ['GB/T 7573', null, 'notGiven'],
    [' ', 'GB/T 7573', 'notGiven'],
  ])('%s and %s: %s', (one, other, relation) => {
    expect(compareMethods(one, other)).toBe(relation);
    expect(compareMethods(other, one)).toBe(relation);
  });
});

describe('what meets all', () => {
  const printed = (...rows: [string, string | null][]) => rows.map(([text, unit]) => requirement(text, unit));

  it('is the bound that all have in common, in the unit of the first', () => {
    expect(meetsAll(printed(['<=0.1', '%'], ['<=75', 'mg/kg'], ['<300', 'mg/kg']))).toEqual({
      kind: 'bound',
      bound: { min: null, max: { value: 0.0075, isOpen: false } },
      unit: '%',
      leftOut: [],
    });
    expect(meetsAll(printed(['4.0-8.5', 'pH'], ['>5', null]))).toEqual({
      kind: 'bound',
      bound: { min: { value: 5, isOpen: true }, max: { value: 8.5, isOpen: false } },
      unit: 'pH',
      leftOut: [],
    });
    expect(meetsAll(printed(['>=3', null], ['<=5', null]))).toMatchObject({ kind: 'bound', unit: null });
  });

  it('names the two that contradict', () => {
    const rows = [null, ...printed(['<=5', 'mm'], ['3-9', 'mm'], ['>=0.6', 'cm'])];
    expect(meetsAll(rows)).toEqual({ kind: 'contradiction', pair: [1, 3], leftOut: [] });
    expect(strictestOf(rows)).toEqual([]);
  });

  it('leaves out what is no bound or of another quantity', () => {
    const rows = [...printed(['<=20', 'mg/kg'], ['not detected', null], ['<=5', 'N'], ['<=30', 'ppm']), null];
    expect(meetsAll(rows)).toMatchObject({ kind: 'bound', leftOut: [1, 2] });
    expect(strictestOf(rows)).toEqual([0]);
  });

  it('is nothing where fewer than two are bounds', () => {
    expect(meetsAll(printed(['none', null], ['<=5', 'mm']))).toEqual({ kind: 'none', leftOut: [0] });
    expect(meetsAll([])).toEqual({ kind: 'none', leftOut: [] });
    expect(strictestOf(printed(['<=5', 'mm']))).toEqual([]);
  });

  it('names all that are alike as strictest', () => {
    expect(strictestOf(printed(['<=0.1', '%'], ['<=1000', 'mg/kg'], ['<=2000', 'mg/kg']))).toEqual([0, 1]);
  });
});

describe('a row', () => {
  it.each<[string, (Requirement | null)[], object]>([
    [
      'alike',
      [requirement('<=75', 'mg/kg'), requirement('<=75', 'mg/kg')],
      { kind: 'same', strictest: [0, 1] },
    ],
    ['equivalent', [requirement('<=0.1', '%'), requirement('<=1000', 'mg/kg')], { kind: 'equivalent' }],
    [
      'different',
      [requirement('<=20', 'mg/kg'), requirement('<=30', 'mg/kg'), null],
      { kind: 'differs', strictest: [0], present: [0, 1] },
    ],
    ['crossing', [requirement('4-7', 'pH'), requirement('5-9', 'pH')], { kind: 'differs', strictest: [] }],
    ['contradicting', [requirement('4-5', 'pH'), requirement('6-9', 'pH')], { kind: 'contradicts' }],
    ['in one column only', [null, requirement('<=20', 'mg/kg')], { kind: 'onlyIn', present: [1] }],
    [
      'not comparable',
      [requirement('none'), requirement('class 1')],
      { kind: 'notComparable', reason: 'text' },
    ],
    [
      'not comparable for more than one reason: the first of them',
      [requirement('<=75', 'mg/kg'), requirement('<=75', 'stone'), requirement('<=75')],
      { kind: 'notComparable', reason: 'unknownUnit' },
    ],
    [
      'partly comparable',
      [requirement('<=20', 'mg/kg'), requirement('<=30', 'mg/kg'), requirement('none')],
      { kind: 'differs', reason: 'text' },
    ],
  ])('%s', (_, cells, expected) => {
    const row = compareRow(cells);
    expect(row).toMatchObject(expected);
    expect(isDifference(row)).toBe(!['same', 'equivalent'].includes(row.kind));
  });

  it('has what each column is beside each other', () => {
    const { pairs } = compareRow([requirement('<=20', 'mg/kg'), null, requirement('<=30', 'mg/kg')]);
    expect(pairs.map((row) => row.map((pair) => pair?.kind ?? null))).toEqual([
      [null, null, 'stricter'],
      [null, null, null],
      ['looser', null, null],
    ]);
  });
});

const UNITS = ['mg/kg', '%', 'g/kg', 'ppm'] as const;
const PER_KILOGRAM = { 'mg/kg': 1, ppm: 1, 'g/kg': 1e-3, '%': 1e-4 };
const anEnd = fc.option(
  fc.record({ value: fc.integer({ min: -40, max: 40 }).map((tenth) => tenth / 10), isOpen: fc.boolean() }),
  { nil: null },
);
const aBound = fc.record({ min: anEnd, max: anEnd }).filter((one) => !isEmpty(one));
const aRequirement = fc
  .record({ bound: aBound, unit: fc.constantFrom(...UNITS) })
  .map(({ bound: one, unit }): Requirement => ({
    limit: { kind: 'bound', bound: one, form: 'limit', isApproximate: false },
    unit,
    method: null,
  }));

describe('whatever the limits are', () => {
  it('the sides may be swapped', () => {
    fc.assert(
      fc.property(aRequirement, aRequirement, (one, other) => {
        expect(compareRequirements(other, one)).toEqual(mirrored(compareRequirements(one, other)));
      }),
    );
  });

  it('what meets all meets each, and nothing where two contradict', () => {
    fc.assert(
      fc.property(
        fc.array(aBound, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: -45, max: 45 }),
        (bounds, tenth) => {
          const requirements = bounds.map((one): Requirement => ({
            limit: { kind: 'bound', bound: one, form: 'limit', isApproximate: false },
            unit: 'mm',
            method: null,
          }));
          const all = meetsAll(requirements);
          const value = tenth / 10;
          const meetsEach = bounds.every((one) => meets(value, one));
          if (all.kind === 'bound') expect(meets(value, all.bound)).toBe(meetsEach);
          else {
            expect(meetsEach).toBe(false);
            const [one, other] = all.kind === 'contradiction' ? all.pair : [0, 0];
            expect(isEmpty(intersectTwo(bounds[one]!, bounds[other]!))).toBe(true);
          }
        },
      ),
    );
  });

  it('another unit changes no verdict', () => {
    const converted = (one: Requirement, unit: (typeof UNITS)[number]): Requirement => {
      if (one.limit.kind !== 'bound') return one;
      const factor = PER_KILOGRAM[unit] / PER_KILOGRAM[one.unit as (typeof UNITS)[number]];
      const { min, max } = one.limit.bound;
      const there = {
        min: min && { ...min, value: min.value * factor },
        max: max && { ...max, value: max.value * factor },
      };
      return { ...one, unit, limit: { ...one.limit, bound: there } };
    };
    const alike = (kind: string) => (kind === 'equivalent' ? 'same' : kind);
    fc.assert(
      fc.property(aRequirement, aRequirement, fc.constantFrom(...UNITS), (one, other, unit) => {
        expect(alike(compareRequirements(converted(one, unit), other).kind)).toBe(
          alike(compareRequirements(one, other).kind),
        );
      }),
    );
  });
});
