import { describe, expect, it } from 'vitest';
import type { NextCheck } from '@/shared/api/next-check-schema';
import type { LawStep } from '@/features/laws/law-status-schema';
import type { CaseStep, MeasureTerm, RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import {
  dueChecks,
  nextCheckOfCase,
  nextCheckOfLaw,
  nextCheckOfSource,
} from '../../../../mocks/queue/next-check';

type DatedCase = Pick<RiskCaseRow, 'kind' | 'stage' | 'term' | 'lastStep' | 'lastDate'>;

const term = (other: Partial<MeasureTerm>): MeasureTerm => ({
  from: null,
  years: null,
  until: null,
  isEnded: false,
  mark: 'fact',
  ...other,
});
const step = (date: string | null, until: string | null = null): CaseStep => ({
  kind: 'initiated',
  date,
  until,
  document: null,
  mark: 'fact',
});
const record = (other: Partial<DatedCase>): DatedCase => ({
  kind: 'AD',
  stage: 'imposed',
  term: null,
  lastStep: null,
  lastDate: null,
  ...other,
});

describe('next check of a case', () => {
  it.each<[string, Partial<DatedCase>, NextCheck | null]>([
    ['ended', { stage: 'ended', lastDate: '2020-01-01' }, null],
    ['measure known to have ended', { term: term({ until: '2022-10-22', isEnded: true }) }, null],
    ['printed end', { term: term({ until: '2027-12-07' }) }, { due: '2027-12-08', why: 'periodOver' }],
    ['printed month', { term: term({ until: '2027-02' }) }, { due: '2027-03-01', why: 'periodOver' }],
    [
      'first day and years',
      { term: term({ from: '2024-10-24', years: 5 }) },
      { due: '2029-10-24', why: 'periodOver' },
    ],
    [
      'month and years',
      { term: term({ from: '2022-12', years: 5 }) },
      { due: '2027-12-31', why: 'periodOver' },
    ],
    ['first day only', { term: term({ from: '2021-06-30' }) }, { due: '2026-06-30', why: 'fiveYears' }],
    ['first day of a safeguard', { kind: 'SG', term: term({ from: '2021-06-30' }) }, null],
    [
      'end of a provisional duty',
      { stage: 'provisional', lastStep: step('2025-09-23', '2026-01-22'), lastDate: '2025-09-23' },
      { due: '2026-01-23', why: 'periodOver' },
    ],
    [
      'investigation',
      { stage: 'investigation', lastStep: step('2024-11-14'), lastDate: '2024-11-14' },
      { due: '2025-11-14', why: 'investigation' },
    ],
    [
      'investigation of a leap day',
      { stage: 'investigation', lastDate: '2024-02-29' },
      { due: '2025-02-28', why: 'investigation' },
    ],
    [
      'investigation of a year',
      { stage: 'review', lastDate: '2024' },
      { due: '2025-12-31', why: 'investigation' },
    ],
    ['no date', { stage: 'investigation' }, null],
  ])('%s', (_name, row, expected) => {
    expect(nextCheckOfCase(record(row))).toEqual(expected);
  });
});

describe('next check of a law on 2026-11-24', () => {
  const at = (kind: LawStep['kind'], date: string): LawStep => ({ kind, date, mark: 'fact' });
  it.each<[string, LawStep[], string | null, NextCheck | null]>([
    ['no date', [], null, null],
    ['in force without an end', [at('inForce', '2022-01-01')], null, null],
    [
      'last day in its text',
      [at('inForce', '2022-01-01')],
      '2026-12-31',
      { due: '2027-01-01', why: 'periodOver' },
    ],
    ['in force later', [at('inForce', '2027-01-01')], '2027-12-31', { due: '2027-01-01', why: 'begins' }],
    ['in force this month', [at('inForce', '2026-11')], null, { due: '2026-11-30', why: 'begins' }],
    ['repealed', [at('inForce', '2020-01-01'), at('repealed', '2025-01-01')], '2025-06-30', null],
  ])('%s', (_name, steps, until, expected) => {
    expect(nextCheckOfLaw({ steps, until }, '2026-11-24')).toEqual(expected);
  });
});

it.each([
  ['2025', 'fact', '2027-01-01'],
  ['2025-11', 'unchecked', '2026-12-01'],
  ['2025-11-24', 'fact', '2026-11-25'],
  ['2020', 'sample', null],
] as const)('a source of %s (%s) is checked a year later', (asOf, mark, due) => {
  expect(nextCheckOfSource({ asOf, mark })?.due ?? null).toBe(due);
});

it('due are those of today and before, the longest overdue first', () => {
  const at = (due: string) => ({ next: { due, why: 'own' as const } });
  const records = [at('2026-11-25'), at('2026-11-24'), { next: null }, at('2025-01-01')];
  expect(dueChecks(records, '2026-11-24').map(({ next }) => next.due)).toEqual(['2025-01-01', '2026-11-24']);
});
