import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGREEMENT_VERDICTS, type AgreementVerdict, assessUnderAgreement } from '@/domain/agreements';
import type { Good, Material } from '@/domain/rcep';
import { agreementCriteria } from '../../../../mocks/data/tariffs/agreement-criteria';

const MEMBERS = ['CN', 'VN', 'TH'];
const CODES = ['8507.60', '8507.90', '3901.10', '6810.11', '85', '39', '', '5205.12', '5903.10'];
const cents = fc.integer({ min: 0, max: 6000 }).map((n) => n / 100);
const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const anyMaterial: fc.Arbitrary<Material> = fc.record({
  name: fc.constant('part'),
  hs: fc.constantFrom(...CODES),
  value: cents,
  weightKg: perhaps(cents),
  originating: fc.constantFrom<Material['originating']>(true, false, false, 'unknown'),
  origin: perhaps(fc.constantFrom('CN', 'TH', 'JP', 'IN')),
  role: perhaps(fc.constantFrom('material', 'retailPackaging', 'transportPacking', 'accessory', 'indirect')),
});

const anyGood: fc.Arbitrary<Good> = fc.record({
  hs: fc.constantFrom('8507.60', '6810.99', '5903.90', '3904.10', '1806.90'),
  exporter: fc.constant('CN'),
  fob: fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
  weightKg: perhaps(cents),
  materials: fc.array(anyMaterial, { maxLength: 5 }),
  directLabour: perhaps(cents),
  otherCost: perhaps(cents),
  onlyMinimalOperations: perhaps(fc.boolean()),
  whollyObtained: perhaps(fc.boolean()),
});
const anyCriteria = fc.constantFrom(...agreementCriteria);

/** How far from a yes: a general rule that fails and a list alone come to the same. */
const RANKS: Record<AgreementVerdict, number> = {
  notMet: 0,
  failsGeneralRule: 0,
  productListOnly: 0,
  unknown: 1,
  metGeneralRuleOnly: 2,
  met: 3,
};

describe('properties of the assessment under an agreement', () => {
  it('a material that becomes originating in the exporting country never worsens the verdict', () => {
    fc.assert(
      fc.property(anyGood, anyCriteria, fc.nat(), (good, criteria, pick) => {
        fc.pre(good.materials.length > 0);
        const at = pick % good.materials.length;
        const materials = good.materials.map((material, index) =>
          index === at ? { ...material, originating: true as const, origin: undefined } : material,
        );
        const before = assessUnderAgreement(good, criteria, MEMBERS);
        const after = assessUnderAgreement({ ...good, materials }, criteria, MEMBERS);
        expect(RANKS[after.verdict]).toBeGreaterThanOrEqual(RANKS[before.verdict]);
        expect(after.rvc.buildDown).toBeGreaterThanOrEqual(before.rvc.buildDown);
      }),
    );
  });

  it('the order of the materials changes nothing but the places in the trace', () => {
    fc.assert(
      fc.property(anyGood, anyCriteria, (good, criteria) => {
        const { trace, ...before } = assessUnderAgreement(good, criteria, MEMBERS);
        const turned = { ...good, materials: good.materials.toReversed() };
        const { trace: turnedTrace, ...after } = assessUnderAgreement(turned, criteria, MEMBERS);
        expect(after).toEqual(before);
        expect(turnedTrace.map(({ key }) => key).toSorted()).toEqual(trace.map(({ key }) => key).toSorted());
      }),
    );
  });

  it('more members never worsen the verdict', () => {
    fc.assert(
      fc.property(anyGood, anyCriteria, (good, criteria) => {
        const few = assessUnderAgreement(good, criteria, ['CN']);
        const many = assessUnderAgreement(good, criteria, [...MEMBERS, 'JP']);
        expect(RANKS[many.verdict]).toBeGreaterThanOrEqual(RANKS[few.verdict]);
      }),
    );
  });

  it('an agreement with a product list never says a plain no, and yes only by nature', () => {
    fc.assert(
      fc.property(anyGood, anyCriteria, (good, criteria) => {
        const { verdict, criterion } = assessUnderAgreement(good, criteria, MEMBERS);
        expect(AGREEMENT_VERDICTS).toContain(verdict);
        if (criteria.generalRule.list === 'none') return;
        expect(verdict).not.toBe('notMet');
        if (verdict === 'met') expect(['WO', 'PE']).toContain(criterion);
      }),
    );
  });
});
