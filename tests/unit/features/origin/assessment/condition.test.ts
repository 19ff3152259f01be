import { describe, expect, it } from 'vitest';
import { formatRule, parseRule } from '@/domain/rcep';
import { assess } from '@/features/origin/assessment/assess';
import { emptyDraft, type BomDraft } from '@/features/origin/bom/bom';
import { readBomLink, writeBomLink } from '@/features/origin/bom/bom-link';
import { alternativesOfBoth, conditionAnswer, readCondition } from '@/features/origin/assessment/condition';
import { isSameDraft } from '@/features/origin/bom/same-draft';

const draft = (changes: Partial<BomDraft>, decimal: '.' | ',' = '.') => ({
  ...emptyDraft(decimal),
  ...changes,
});

describe('the answer to a condition', () => {
  it('of an id that is not known is unknown, and its rule cannot be read', () => {
    expect(conditionAnswer('toString', draft({ ruleCondition: 'yes' }))).toBe('unknown');
    expect(readCondition({ id: 'toString', holds: 'CC', otherwise: 'CTH' })).toBeNull();
  });

  it.each([
    [{}, 'unknown'],
    [{ ruleCondition: 'unknown' as const }, 'unknown'],
    [{ ruleCondition: 'yes' as const }, 'met'],
    [{ ruleCondition: 'no' as const }, 'notMet'],
  ])('by product: %j is %s', (changes, answer) => {
    expect(conditionAnswer('insect', draft(changes))).toBe(answer);
  });

  it.each([
    ['10', '5', '.', 'met'],
    ['10', '4.99', '.', 'notMet'],
    ['1.000', '500', ',', 'met'],
    ['10', '', '.', 'unknown'],
    ['', '5', '.', 'unknown'],
    ['ten', '5', '.', 'unknown'],
    ['10', '11', '.', 'unknown'],
  ] as const)(
    'by weight: %s kg, %s of it originating, written with %s, is %s',
    (all, part, decimal, answer) => {
      const weights = { ingredientsKg: all, ingredientsOriginatingKg: part };
      expect(conditionAnswer('activeIngredient', draft(weights, decimal))).toBe(answer);
    },
  );

  it('by weight does not look at an answer by product', () => {
    expect(conditionAnswer('activeIngredient', draft({ ruleCondition: 'yes' }))).toBe('unknown');
  });
});

describe('a condition of the data', () => {
  it('is read with both its rules, or not at all', () => {
    expect(readCondition({ id: 'carp', holds: 'CTH', otherwise: 'CC' })).toEqual({
      condition: 'carp',
      holds: parseRule('CTH'),
      otherwise: parseRule('CC'),
    });
    expect(readCondition({ id: 'carp', holds: 'CTH', otherwise: 'as agreed' })).toBeNull();
  });

  it.each([
    ['CC or RVC40', 'CC', 'CC or RVC40'],
    ['CTH', 'CC', 'CTH or CC'],
    ['CC', 'CC', 'CC'],
    [
      'CTH except from heading 24.03',
      'CTH except from heading 38.24 or RVC40',
      'CTH except from heading 24.03 or CTH except from heading 38.24 or RVC40',
    ],
  ])('%s, otherwise %s: has the alternatives %s', (holds, otherwise, expected) => {
    const rule = readCondition({ id: 'insect', holds, otherwise });
    expect(rule && formatRule(alternativesOfBoth(rule))).toBe(expected);
  });

  it('lists no changes while it is not answered', () => {
    const unanswered = readCondition({ id: 'insect', holds: 'CC or RVC40', otherwise: 'CC' });
    const materials = [{ name: 'x', hs: '1602.90', value: 50, originating: false }];
    const good = { hs: '160100', exporter: 'CN', fob: 100, materials };
    const found = assess({ good, rule: parseRule('CC or RVC40'), unanswered: unanswered ?? undefined });
    expect(found.assessment.originating).toBe('unknown');
    expect(found.changeLists).toEqual([]);
  });
});

describe('the answers in a link', () => {
  it.each([
    { ruleCondition: 'yes' as const },
    { ruleCondition: 'no' as const },
    { ingredientsKg: '10', ingredientsOriginatingKg: '5' },
    { ingredientsKg: '', ingredientsOriginatingKg: '5' },
    {},
  ])('come back as they were: %j', async (answers) => {
    const sent = draft({ whollyObtained: true, ...answers });
    const read = await readBomLink((await writeBomLink({ draft: sent, ownRule: '' })) ?? '');
    expect(read?.draft).toEqual(sent);
  });

  it('make a draft another one', () => {
    expect(isSameDraft(draft({}), draft({ ruleCondition: 'yes' }))).toBe(false);
    expect(isSameDraft(draft({ ruleCondition: 'yes' }), draft({ ruleCondition: 'yes' }))).toBe(true);
  });
});
