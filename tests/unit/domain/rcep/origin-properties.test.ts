import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessOrigin,
  type Change,
  type Good,
  type Material,
  nearestChanges,
  parseRule,
  type Rule,
} from '@/domain/rcep';

const RULES = [
  'CTH',
  'CC or RVC40',
  'CTSH except from chapter 39 or RVC35',
  'CTH and RVC40',
  'CC except from heading 39.01 through 39.05 or CR',
  '(CTH or RVC60) and (CTSH except from subheading 8507.90 or RVC20)',
  'CTH except from heading 85.06 or CC except from chapter 39 and CTSH except from heading 84.01',
  'WO',
  'RVC100',
].map(parseRule);
const CODES = ['8507.60', '8507.90', '8506.10', '3901.10', '3906.90', '8401.10', '85', '39', '', '5205.12'];

const cents = fc.integer({ min: 0, max: 6000 }).map((n) => n / 100);
const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const anyMaterial: fc.Arbitrary<Material> = fc.record({
  name: fc.constant('part'),
  hs: fc.constantFrom(...CODES),
  hsEdition: perhaps(fc.constantFrom(2012 as const, 2022 as const)),
  value: cents,
  deductible: perhaps(cents),
  weightKg: perhaps(cents),
  originating: fc.constantFrom<Material['originating']>(true, false, false, 'unknown'),
  origin: perhaps(fc.constantFrom('CN', 'JP', 'IN')),
  role: perhaps(
    fc.constantFrom('material', 'material', 'retailPackaging', 'transportPacking', 'accessory', 'indirect'),
  ),
});

const anyGood: fc.Arbitrary<Good> = fc.record({
  hs: fc.constantFrom('8507.60', '8507.60', '5205.11', '8507'),
  hsEdition: perhaps(fc.constant(2022 as const)),
  exporter: fc.constant('CN'),
  fob: fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
  weightKg: perhaps(cents),
  materials: fc.array(anyMaterial, { maxLength: 5 }),
  directLabour: perhaps(cents),
  profit: perhaps(cents),
  otherCost: perhaps(cents),
  onlyMinimalOperations: perhaps(fc.constant(false)),
  chemicalReaction: perhaps(fc.boolean()),
  cumulationParties: perhaps(fc.constant(['JP'])),
});
const anyRule = fc.constantFrom(...RULES);

const qualifies = (good: Good, rule: Rule) => assessOrigin(good, rule).originating === true;

describe('properties of the assessment', () => {
  it('the trace always ends in the verdict', () => {
    fc.assert(
      fc.property(anyGood, anyRule, (good, rule) => {
        const { originating, criterion, usedCumulation, usedDeMinimis, trace } = assessOrigin(good, rule);
        const verdict = { true: 'met', false: 'notMet', unknown: 'unknown' }[String(originating)];
        expect(trace.at(-1)).toMatchObject({ article: '3.2', verdict });
        expect(criterion === null).toBe(originating !== true);
        if (originating !== true) expect([usedCumulation, usedDeMinimis]).toEqual([false, false]);
        if (usedDeMinimis) expect(trace.some(({ article }) => article === '3.7')).toBe(true);
        if (usedCumulation) expect(trace.some(({ article }) => article === '3.4')).toBe(true);
      }),
    );
  });

  it('more originating value never lowers the value content', () => {
    fc.assert(
      fc.property(anyGood, anyRule, fc.nat(), (good, rule, pick) => {
        fc.pre(good.materials.length > 0);
        const before = assessOrigin(good, rule).rvc;
        const after = assessOrigin(withMaterial(good, pick % good.materials.length, OWN), rule).rvc;
        expect(after.buildDown).toBeGreaterThanOrEqual(before.buildDown);
        if (before.buildUp !== null) expect(after.buildUp).toBeGreaterThanOrEqual(before.buildUp);
      }),
    );
  });

  it('does not depend on the order of the bill', () => {
    fc.assert(
      fc.property(anyGood, anyRule, (good, rule) => {
        const turned = assessOrigin({ ...good, materials: [...good.materials].reverse() }, rule);
        const { originating, criterion, rvc } = assessOrigin(good, rule);
        expect(turned).toMatchObject({ originating, criterion, rvc });
      }),
    );
  });
});

describe('properties of the nearest changes', () => {
  const runs = { numRuns: 1000 };

  it('each one qualifies when applied, with the very assessment it carries', () => {
    fc.assert(
      fc.property(anyGood, anyRule, (good, rule) => {
        for (const change of nearestChanges(good, rule)) {
          expect(change.assessment.originating).toBe(true);
          if (change.kind === 'material-tariff') continue;
          expect(assessOrigin(applied(good, change), rule)).toEqual(change.assessment);
        }
      }),
      runs,
    );
  });

  it('are ordered by the money they move', () => {
    fc.assert(
      fc.property(anyGood, anyRule, (good, rule) => {
        const money = nearestChanges(good, rule).map((change) => moneyOf(good, change));
        expect(money).toEqual([...money].sort((a, b) => a - b));
      }),
      runs,
    );
  });

  it('are all there are: origin, value, classification of each material, and local content', () => {
    fc.assert(
      fc.property(anyGood, anyRule, (good, rule) => {
        const changes = nearestChanges(good, rule);
        if (qualifies(good, rule)) {
          expect(changes).toEqual([]);
          return;
        }
        const find = (kind: Change['kind'], material?: number) =>
          changes.find(
            (change) => change.kind === kind && (!('material' in change) || change.material === material),
          );

        for (const index of good.materials.keys()) {
          expect(Boolean(find('material-origin', index))).toBe(
            qualifies(withMaterial(good, index, OWN), rule),
          );
          expect(Boolean(find('material-tariff', index))).toBe(
            EVERY_CODE.some((hs) =>
              qualifies(withMaterial(good, index, { hs, hsEdition: good.hsEdition }), rule),
            ),
          );
          const value = find('material-value', index);
          if (value?.kind === 'material-value') {
            expect(value.to).toBeLessThan(Number(good.materials[index]?.value));
            expect(qualifies(withValue(good, index, value.to + 0.0001), rule)).toBe(false);
          } else if (good.materials[index]?.role !== 'transportPacking') {
            expect(qualifies(withValue(good, index, 0), rule)).toBe(false);
          }
        }
        const local = find('local-content');
        if (local?.kind === 'local-content')
          expect(qualifies(withContent(good, local.add - 0.0001), rule)).toBe(false);
        else expect(qualifies(withContent(good, 10_000), rule)).toBe(false);
      }),
      runs,
    );
  });
});

const OWN = { originating: true, origin: undefined } as const;
const EVERY_CODE = [
  '010000',
  '390100',
  '390300',
  '390600',
  '840100',
  '840200',
  '850600',
  '850700',
  '850760',
  '850790',
  '850800',
  '970000',
  '520511',
  '520512',
  '520600',
  '530000',
];

function withMaterial(good: Good, at: number, fields: Partial<Material>): Good {
  return { ...good, materials: good.materials.map((m, index) => (index === at ? { ...m, ...fields } : m)) };
}

function withValue(good: Good, at: number, value: number): Good {
  return withMaterial(withCost(good, Number(good.materials[at]?.value) - value), at, { value });
}

function withContent(good: Good, add: number): Good {
  return { ...withCost(good, add), fob: good.fob + add };
}

function withCost(good: Good, amount: number): Good {
  const { directLabour, directOverhead, profit, otherCost } = good;
  const isDeclared = [directLabour, directOverhead, profit, otherCost].some((cost) => cost !== undefined);
  return isDeclared ? { ...good, otherCost: (otherCost ?? 0) + amount } : good;
}

function applied(good: Good, change: Change): Good {
  switch (change.kind) {
    case 'material-origin':
      return withMaterial(good, change.material, OWN);
    case 'material-value':
      return withValue(good, change.material, change.to);
    case 'local-content':
      return withContent(good, change.add);
    case 'material-tariff':
      return good;
  }
}

function moneyOf(good: Good, change: Change): number {
  if (change.kind === 'local-content') return change.add;
  const value = Number(good.materials[change.material]?.value);
  return change.kind === 'material-value' ? value - change.to : value;
}
