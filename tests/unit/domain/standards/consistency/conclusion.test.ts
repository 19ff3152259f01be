import { describe, expect, it } from 'vitest';
import {
  agreementOf,
  assessDegree,
  conclude,
  countBatch,
  EMPTY_EVIDENCE,
  overrideGaps,
} from '@/domain/standards';
import type { Agreement, ConsistencyEvidence, Degree, DegreeOverride } from '@/domain/standards';
import { IDENTICAL } from './evidence';

const expert: DegreeOverride = { degree: 'MOD', role: 'TC 207', reason: 'Annex B' };

describe('an expert override', () => {
  it.each([
    [expert, []],
    [{ ...expert, role: ' ' }, ['role']],
    [{ ...expert, reason: '' }, ['reason']],
    [{ ...expert, role: '', reason: '\n' }, ['role', 'reason']],
  ] as const)('%o lacks %o', (override, gaps) => expect(overrideGaps(override)).toEqual(gaps));

  it('takes effect only with role and reason', () => {
    const assessment = assessDegree(IDENTICAL);
    expect(conclude(assessment, null)).toEqual({ degree: 'IDT', by: 'evidence' });
    expect(conclude(assessment, { ...expert, reason: '' })).toEqual({ degree: 'IDT', by: 'evidence' });
    expect(conclude(assessment, expert)).toEqual({ degree: 'MOD', by: 'expert' });
    expect(conclude(assessDegree(EMPTY_EVIDENCE), null)).toEqual({ degree: null, by: 'open' });
  });
});

const rows: [Degree | null, Partial<ConsistencyEvidence>, DegreeOverride | null, Agreement][] = [
  [null, {}, null, 'notDeclared'],
  ['IDT', {}, null, 'agrees'],
  ['MOD', {}, null, 'declaredLower'],
  ['IDT', { structure: 'compared' }, null, 'declaredHigher'],
  ['MOD', {}, expert, 'agrees'],
  ['IDT', {}, expert, 'declaredHigher'],
  ['MOD', EMPTY_EVIDENCE, null, 'open'],
  ['IDT', { structure: null, editorial: ['beyond'] }, null, 'declaredHigher'],
  ['NEQ', { language: null }, null, 'declaredLower'],
];

describe('agreement with the declared degree', () => {
  it.each(rows)('declared %s, %o, override %o: %s', (declared, change, override, agreement) => {
    const assessment = assessDegree({ ...IDENTICAL, ...change });
    expect(agreementOf(declared, conclude(assessment, override), assessment)).toBe(agreement);
  });
});

describe('a batch', () => {
  it('counts each standard once', () => {
    const counts = countBatch([
      { evaluation: { degree: 'IDT', agreement: 'agrees' } },
      { evaluation: { degree: 'NEQ', agreement: 'declaredHigher' } },
      { evaluation: { degree: null, agreement: 'open' } },
      { evaluation: null },
    ]);
    expect(counts).toEqual({
      total: 4,
      degrees: { IDT: 1, MOD: 0, NEQ: 1, open: 1, noEvidence: 1 },
      agreements: { agrees: 1, declaredHigher: 1, declaredLower: 0, open: 1, notDeclared: 0 },
    });
  });
});
