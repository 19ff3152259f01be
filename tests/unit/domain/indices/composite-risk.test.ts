import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apportion,
  compositeChange,
  compositeRisk,
  LEAST_COVERAGE,
  normalise,
  RISK_COMPONENT_IDS,
  riskLevel,
  type RiskComponent,
  type RiskComponentId,
} from '@/domain/indices';

const WEIGHTS: Record<RiskComponentId, number> = {
  tbt: 20,
  friction: 20,
  standard: 20,
  legal: 20,
  competition: 10,
  maxCompetition: 10,
};

const components = (values: Partial<Record<RiskComponentId, number | null>>): RiskComponent[] =>
  RISK_COMPONENT_IDS.map((id) => ({ id, value: values[id] ?? null, floor: 0, ceiling: 200 }));

const FULL = components({
  tbt: 191,
  friction: 20,
  standard: 60,
  legal: 80,
  competition: 100,
  maxCompetition: 200,
});

const total = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

const quantity = fc.oneof(fc.double(), fc.double({ min: 0, max: 1000, noNaN: true }), fc.constant(null));
const weight = fc.oneof(
  fc.double({ min: 0, noDefaultInfinity: true, noNaN: true }),
  fc.integer({ min: 0, max: 100 }),
);
const six = <T>(value: fc.Arbitrary<T>) => fc.tuple(value, value, value, value, value, value);
const record = <T>(values: readonly T[]) =>
  Object.fromEntries(RISK_COMPONENT_IDS.map((id, index) => [id, values[index]])) as Record<
    RiskComponentId,
    T
  >;

describe('normalise: n = 100 · (v − floor) / (ceiling − floor)', () => {
  it.each([
    [0, 0, 200, 0],
    [50, 0, 200, 25],
    [200, 0, 200, 100],
    [500, 0, 200, 100],
    [5, 10, 20, 0],
    [15, 10, 20, 50],
  ])('%s between %s and %s: %s', (value, floor, ceiling, normalised) => {
    expect(normalise(value, { floor, ceiling })).toBe(normalised);
  });

  it.each([
    ['no data', null, 0, 200],
    ['below zero', -1, 0, 200],
    ['not a number', Number.NaN, 0, 200],
    ['infinite', Infinity, 0, 200],
    ['goalposts on one spot', 5, 10, 10],
    ['goalposts turned round', 5, 20, 10],
    ['goalposts without a number', 5, Number.NaN, 10],
    ['goalposts without an end', 5, 0, Infinity],
  ])('%s: no value', (_, value, floor, ceiling) => {
    expect(normalise(value, { floor, ceiling })).toBeNull();
  });
});

describe('apportion', () => {
  it.each([
    [
      [33.4, 33.3, 33.3],
      [34, 33, 33],
    ],
    [
      [0.5, 0.5],
      [1, 0],
    ],
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [0.2, 0.2],
      [0, 0],
    ],
    [
      [2.6, 2.6, 2.6],
      [3, 3, 2],
    ],
    [
      [1910.4, 200.4, -290.4, -200.4, -182.4, -182.4],
      [1910, 200, -290, -200, -182, -183],
    ],
    [
      [-0.4, -0.4],
      [0, -1],
    ],
    [[], []],
  ])('%j becomes %j', (parts, whole) => {
    expect(apportion(parts, (part) => part).map(({ units }) => units)).toEqual(whole);
  });

  it('adds up to the rounded sum and moves no part by more than one', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 20 }), (parts) => {
        const whole = apportion(parts, (part) => part);
        expect(total(whole.map(({ units }) => units))).toBe(Math.round(total(parts)) + 0);
        for (const { item, units } of whole) expect(Math.abs(units - item)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the composite R = Σ wᵢ · nᵢ / Σ wᵢ', () => {
  it('is the weighted mean, and every part says where it comes from', () => {
    const risk = compositeRisk(FULL, WEIGHTS);
    expect(risk).toMatchObject({ missing: [], coverage: 1, reason: null });
    expect(risk.value).toBeCloseTo(19.1 + 2 + 6 + 8 + 5 + 10, 5);
    expect(risk.parts[0]).toMatchObject({ id: 'tbt', value: 191, normalised: 95.5, weight: 0.2 });
    expect(risk.parts[0]?.contribution).toBeCloseTo(19.1, 5);
  });

  it('leaves out what is missing, names it, and weighs up the rest', () => {
    const risk = compositeRisk(
      FULL.map((one) => (one.id === 'tbt' ? { ...one, value: null } : one)),
      WEIGHTS,
    );
    expect(risk).toMatchObject({ missing: ['tbt'], reason: null });
    expect(risk.coverage).toBeCloseTo(0.8, 10);
    expect(risk.value).toBeCloseTo((2 + 6 + 8 + 5 + 10) / 0.8, 5);
    expect(risk.parts[0]).toEqual({
      id: 'tbt',
      value: null,
      normalised: null,
      weight: 0.2,
      appliedWeight: 0,
      contribution: null,
    });
    expect(risk.parts[1]?.appliedWeight).toBeCloseTo(0.25, 10);
  });

  it.each([
    ['just enough data', ['tbt', 'friction', 'standard'], null],
    ['too little data', ['tbt', 'friction', 'competition'], 'coverage'],
    ['no data', [], 'coverage'],
  ] as const)('%s', (_, ids, reason) => {
    const available = FULL.map((one) => ({
      ...one,
      value: (ids as readonly string[]).includes(one.id) ? one.value : null,
    }));
    const risk = compositeRisk(available, WEIGHTS);
    expect(risk.reason).toBe(reason);
    expect(risk.value === null).toBe(reason !== null);
    if (reason !== null) expect(risk.parts.map((part) => part.contribution)).not.toContain(0);
  });

  it.each([
    ['all are 0', { ...WEIGHTS, ...record([0, 0, 0, 0, 0, 0]) }],
    ['one is below 0', { ...WEIGHTS, legal: -1 }],
    ['one is not a number', { ...WEIGHTS, legal: Number.NaN }],
    ['one is infinite', { ...WEIGHTS, legal: Infinity }],
  ])('has no value where of the weights %s', (_, weights) => {
    expect(compositeRisk(FULL, weights)).toMatchObject({ value: null, reason: 'weights' });
  });

  it('has no value without components', () => {
    expect(compositeRisk([], {})).toEqual({
      value: null,
      parts: [],
      missing: [],
      coverage: 0,
      reason: 'weights',
    });
  });

  it('is 100 at all ceilings and 0 at all floors', () => {
    const at = (value: number) =>
      compositeRisk(
        FULL.map((one) => ({ ...one, value })),
        WEIGHTS,
      ).value;
    expect([at(0), at(200), at(900)]).toEqual([0, 100, 100]);
  });

  it('lies between 0 and 100, and its contributions add up to it exactly', () => {
    fc.assert(
      fc.property(six(quantity), six(weight), (values, weights) => {
        const risk = compositeRisk(components(record(values)), record(weights));
        if (risk.value === null) {
          expect(risk.reason).not.toBeNull();
          expect(risk.parts.every((part) => part.contribution === null)).toBe(true);
          return;
        }
        expect(risk.value).toBeGreaterThanOrEqual(0);
        expect(risk.value).toBeLessThanOrEqual(100);
        expect(risk.coverage).toBeGreaterThanOrEqual(LEAST_COVERAGE - 1e-9);
        expect(risk.coverage).toBeLessThanOrEqual(1);
        const contributions = risk.parts.map((part) => part.contribution);
        expect(total(contributions)).toBe(risk.value);
        expect(total([...contributions].reverse())).toBe(risk.value);
        expect(total(risk.parts.map((part) => part.appliedWeight))).toBeCloseTo(1, 9);
      }),
    );
  });

  it('does not depend on the scale of the weights', () => {
    const factor = fc.constantFrom(2, 1024, 2 ** -20);
    fc.assert(
      fc.property(six(fc.integer({ min: 1, max: 100 })), factor, (weights, times) => {
        const scaled = weights.map((one) => one * times);
        expect(compositeRisk(FULL, record(scaled)).value).toBe(compositeRisk(FULL, record(weights)).value);
      }),
    );
  });
});

describe('the change from one year to the next', () => {
  const risk = (values: Partial<Record<RiskComponentId, number | null>>) =>
    compositeRisk(
      FULL.map((one) => ({ ...one, value: one.id in values ? (values[one.id] ?? null) : one.value })),
      WEIGHTS,
    );

  it('is the sum of the changes of the contributions', () => {
    const change = compositeChange(risk({}), risk({ friction: 120, legal: 40 }));
    expect(change?.uneven).toEqual([]);
    expect(change?.total).toBeCloseTo(10 - 4, 5);
    expect(total(change?.parts.map((part) => part.change) ?? [])).toBe(change?.total);
  });

  it('names what is in the data of one of the years only', () => {
    const change = compositeChange(risk({ tbt: null, legal: null }), risk({ legal: null }));
    expect(change?.uneven).toEqual(['tbt']);
    expect(total(change?.parts.map((part) => part.change) ?? [])).toBe(change?.total);
    expect(compositeChange(risk({}), risk({ tbt: null }))?.uneven).toEqual(['tbt']);
  });

  it('has no change for what is in the data of neither year', () => {
    const change = compositeChange(risk({ tbt: null }), risk({ tbt: null, legal: 40 }));
    expect(change?.parts.find(({ id }) => id === 'tbt')?.change).toBeNull();
    expect(change?.parts.find(({ id }) => id === 'friction')?.change).toBe(0);
  });

  it('is not there where a year has no value', () => {
    const none = compositeRisk(components({}), WEIGHTS);
    expect(compositeChange(none, risk({}))).toBeNull();
    expect(compositeChange(risk({}), none)).toBeNull();
  });
});

describe('riskLevel', () => {
  it.each([
    [50, 50, 'high'],
    [49.999, 50, 'low'],
    [0, 50, 'low'],
    [0, 0, 'high'],
    [null, 50, null],
    [Number.NaN, 50, null],
    [50, Number.NaN, null],
    [-1, 50, null],
  ])('%s against %s: %s', (value, threshold, level) => {
    expect(riskLevel(value, threshold)).toBe(level);
  });
});
