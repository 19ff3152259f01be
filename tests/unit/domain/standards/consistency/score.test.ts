import { describe, expect, it } from 'vitest';
import { DEFAULT_WEIGHTS, EMPTY_EVIDENCE, normalisedWeights, scoreConsistency } from '@/domain/standards';
import type { ConsistencyEvidence, CriterionWeights } from '@/domain/standards';
import { deviation, IDENTICAL } from './evidence';

const NONE: CriterionWeights = { structure: 0, deviations: 0, editorial: 0, share: 0, language: 0 };

const rows: [what: string, change: Partial<ConsistencyEvidence>, low: number, high: number][] = [
  ['everything the same', {}, 100, 100],
  ['structure with a comparison', { structure: 'compared' }, 90, 90],
  ['structure without one', { structure: 'notCompared' }, 75, 75],
  ['structure not known', { structure: null }, 75, 100],
  ['one explained deviation', { deviations: [deviation('a', 'yes', 'yes')] }, 98.8, 98.8],
  ['one unexplained deviation', { deviations: [deviation('a', 'yes', 'no')] }, 95.2, 95.2],
  ['one of which this is not known', { deviations: [deviation('a', 'yes', 'unknown')] }, 95.2, 98.8],
  ['a major one, unexplained', { deviations: [{ ...deviation('a', 'no', 'no'), weight: 3 }] }, 85.6, 85.6],
  [
    'more than the criterion has',
    { deviations: Array.from({ length: 9 }, () => deviation('a', 'no', 'no')) },
    60,
    60,
  ],
  ['content not compared', { isWholeCompared: 'no' }, 60, 100],
  ['rewording beyond the list', { editorial: ['beyond'] }, 95, 95],
  ['wording not compared', { isEditorialCompared: 'unknown' }, 95, 100],
  ['half adopted', { sharePercent: 50 }, 90, 90],
  ['share not known', { sharePercent: null }, 80, 100],
  ['checked translation', { language: 'checkedTranslation' }, 100, 100],
  ['unchecked translation', { language: 'uncheckedTranslation' }, 97.5, 100],
];

describe('score', () => {
  it.each(rows)('%s', (_, change, low, high) => {
    const score = scoreConsistency({ ...IDENTICAL, ...change });
    expect(score.low).toBeCloseTo(low, 6);
    expect(score.high).toBeCloseTo(high, 6);
    if (low === high) expect(score.value).toBeCloseTo(high, 6);
    else expect(score.value).toBeNull();
  });

  it('weighs as the reader wants', () => {
    const evidence = { ...IDENTICAL, structure: 'compared' as const };
    expect(scoreConsistency(evidence, { ...NONE, structure: 7 }).value).toBeCloseTo(60, 6);
    expect(scoreConsistency(evidence, { ...NONE, language: 7 }).value).toBeCloseTo(100, 6);
  });

  it('has no value without weights', () => {
    expect(scoreConsistency(IDENTICAL, NONE)).toMatchObject({
      value: null,
      low: 0,
      high: 0,
      hasWeights: false,
    });
  });

  it('takes what is no quantity as 0', () => {
    const shares = normalisedWeights({
      ...NONE,
      structure: NaN,
      deviations: -3,
      editorial: Infinity,
      share: 1,
    });
    expect(shares).toEqual({ ...NONE, share: 1 });
  });

  it('has weights that add up to 100', () => {
    expect(Object.values(DEFAULT_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(scoreConsistency(EMPTY_EVIDENCE).value).toBeNull();
  });
});
