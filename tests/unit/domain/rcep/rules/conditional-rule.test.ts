import { describe, expect, it } from 'vitest';
import {
  assessOrigin,
  assessUnanswered,
  type ConditionalRule,
  type Good,
  parseRule,
  RULE_CONDITIONS,
  type RuleConditionId,
  selectedRule,
  weightShareVerdict,
} from '@/domain/rcep';
import { foreign, keysOf, own, stepOf } from '../../../pages/console/gallery/mall/goods';

const rule = (condition: RuleConditionId, holds: string, otherwise: string): ConditionalRule => ({
  condition,
  holds: parseRule(holds),
  otherwise: parseRule(otherwise),
});

const CARP = rule('carp', 'CTH', 'CC');
const INSECT = rule('insect', 'CC or RVC40', 'CC');
const TOBACCO = rule(
  'tobaccoSubstitute',
  'CTH except from heading 24.03',
  'CTH except from heading 38.24 or RVC40',
);
const PEROXIDE = rule('acetalPeroxide', 'CTH or RVC40', 'CTH or RVC40 or CR');
const INGREDIENT = rule('activeIngredient', 'CTSH or RVC40', 'RVC40');

const good = (hs: string, materials: Good['materials'], fields: Partial<Good> = {}): Good => ({
  hs,
  exporter: 'CN',
  fob: 100,
  materials,
  ...fields,
});

describe('the rule an answer selects', () => {
  it.each([
    ['met', INSECT.holds],
    ['notMet', INSECT.otherwise],
    ['unknown', null],
  ] as const)('%s', (answer, expected) => expect(selectedRule(INSECT, answer)).toBe(expected));

  it('is decided by a share of weight for 38.08 only', () => {
    const byWeight = Object.entries(RULE_CONDITIONS).filter(([, { kind }]) => kind === 'weightShare');
    expect(byWeight).toEqual([['activeIngredient', { kind: 'weightShare', percent: 50 }]]);
  });
});

describe('without an answer', () => {
  it.each<[string, ConditionalRule, Good, boolean | 'unknown', string | null]>([
    [
      'carp fillet of whole carp: CTH met, CC not',
      CARP,
      good('030439', [foreign(60, { hs: '0301.93' })]),
      'unknown',
      null,
    ],
    ['carp fillet of another chapter: both met', CARP, good('030439', [foreign(60)]), true, 'CTC'],
    [
      'carp fillet of its own heading: neither',
      CARP,
      good('030439', [foreign(60, { hs: '0304.89' })]),
      false,
      null,
    ],
    [
      'insect sausage by value alone',
      INSECT,
      good('160100', [foreign(50, { hs: '1602.90' })]),
      'unknown',
      null,
    ],
    [
      'insect sausage by a change of chapter',
      INSECT,
      good('160100', [foreign(80, { hs: '0410.10' })]),
      true,
      'CTC',
    ],
    [
      'tobacco product of 24.03 and with value',
      TOBACCO,
      good('240419', [foreign(50, { hs: '2403.99' })]),
      'unknown',
      null,
    ],
    [
      'tobacco product met by different criteria',
      TOBACCO,
      good('240419', [foreign(50, { hs: '3824.99' })]),
      'unknown',
      null,
    ],
    [
      'peroxide by a chemical reaction',
      PEROXIDE,
      good('290960', [foreign(80, { hs: '2909.50' })], { chemicalReaction: true }),
      'unknown',
      null,
    ],
    [
      'peroxide by a change of heading',
      PEROXIDE,
      good('290960', [foreign(80, { hs: '2905.11' })]),
      true,
      'CTC',
    ],
    [
      'peroxide, reaction not declared',
      PEROXIDE,
      good('290960', [foreign(80, { hs: '2909.50' })]),
      'unknown',
      null,
    ],
    [
      'insecticide by a change of subheading',
      INGREDIENT,
      good('380891', [foreign(80, { hs: '3808.92' })]),
      'unknown',
      null,
    ],
    ['insecticide by value', INGREDIENT, good('380891', [foreign(50, { hs: '3808.91' })]), true, 'RVC'],
  ])('%s', (_, conditional, product, originating, criterion) => {
    expect(assessUnanswered(product, conditional)).toMatchObject({ originating, criterion });
  });

  it('is the plain assessment where no rule is needed', () => {
    const wholly = good('160100', [], { whollyObtained: true });
    expect(assessUnanswered(wholly, INSECT)).toEqual(assessOrigin(wholly, INSECT.holds));
    const made = good('160100', [own(50)]);
    expect(assessUnanswered(made, INSECT)).toMatchObject({ originating: true, criterion: 'PE' });
    const packed = good('160100', [foreign(50)], { onlyMinimalOperations: true });
    expect(assessUnanswered(packed, INSECT).originating).toBe(false);
  });

  it('names the verdict of each rule and what is open', () => {
    const found = assessUnanswered(good('160100', [foreign(50, { hs: '1602.90' })]), INSECT);
    const branches = found.trace.filter(({ key }) => key === 'conditionBranch');
    expect(branches.map(({ verdict, inputs }) => [verdict, inputs.rule, inputs.number])).toEqual([
      ['met', 'CC or RVC40', 1],
      ['notMet', 'CC', 2],
    ]);
    expect(keysOf(found).slice(-2)).toEqual(['conditionOpen', 'verdictUnknown']);
    expect(keysOf(found)).toContain('exclusivelyOriginating');
    expect(found).toMatchObject({ usedDeMinimis: false, usedCumulation: false, rvc: { buildDown: 50 } });
  });

  it('names a rule that cannot be determined yet', () => {
    const found = assessUnanswered(good('290960', [foreign(80, { hs: '2909.50' })]), PEROXIDE);
    const branches = found.trace.filter(({ key }) => key === 'conditionBranch');
    expect(branches.map(({ verdict }) => verdict)).toEqual(['notMet', 'unknown']);
  });

  it('has one result and nothing open where both rules agree', () => {
    const found = assessUnanswered(good('160100', [foreign(80, { hs: '0410.10' })]), INSECT);
    expect(stepOf(found, 'conditionOpen')).toBeUndefined();
    expect(keysOf(found).slice(-3)).toEqual(['conditionBranch', 'conditionBranch', 'verdictOriginating']);
  });

  it('refuses a good without FOB', () => {
    expect(() => assessUnanswered(good('160100', [], { fob: 0 }), INSECT)).toThrow(RangeError);
  });
});

describe('the share of weight', () => {
  it.each([
    [50, 100, 'met'],
    [49.99, 100, 'notMet'],
    [0, 100, 'notMet'],
    [0.3, 0.6, 'met'],
    [100, 100, 'met'],
    [101, 100, 'unknown'],
    [-1, 100, 'unknown'],
    [0, 0, 'unknown'],
    [Number.NaN, 100, 'unknown'],
    [null, 100, 'unknown'],
    [50, null, 'unknown'],
  ])('%s of %s kg: %s', (originatingKg, totalKg, verdict) => {
    expect(weightShareVerdict(originatingKg, totalKg, 50)).toBe(verdict);
  });
});
