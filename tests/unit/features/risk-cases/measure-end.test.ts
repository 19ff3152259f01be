import { describe, expect, it } from 'vitest';
import { measureEnd } from '@/features/risk-cases/measure-end';
import { endOfTerm, firstDay, lastDay } from '@/features/risk-cases/partial-date';
import type { CaseKind, MeasureTerm } from '@/features/risk-cases/risk-cases-schema';

const term = (part: Partial<MeasureTerm>): MeasureTerm => ({
  from: null,
  years: null,
  until: null,
  isEnded: false,
  mark: 'fact',
  ...part,
});

describe('dates that may be a year or a month', () => {
  it.each([
    ['2024', '2024-01-01', '2024-12-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2023-02', '2023-02-01', '2023-02-28'],
    ['2024-12', '2024-12-01', '2024-12-31'],
    ['2024-07-05', '2024-07-05', '2024-07-05'],
  ])('%s runs from %s to %s', (date, first, last) =>
    expect([firstDay(date), lastDay(date)]).toEqual([first, last]),
  );

  it.each([
    ['2022-12-08', 5, '2027-12-07'],
    ['2025-05-07', 5, '2030-05-06'],
    ['2025-01-01', 5, '2029-12-31'],
    ['2024-03-01', 4, '2028-02-29'],
    ['2024-02-29', 5, '2029-02-28'],
    ['2022-12', 5, '2027-12'],
    ['2019', 3, '2022'],
  ])('a term from %s of %i years ends %s', (from, years, end) => expect(endOfTerm(from, years)).toBe(end));
});

describe('the end of a measure', () => {
  it.each<[string, CaseKind, Partial<MeasureTerm>, [string, string] | null]>([
    ['as printed', 'AD', { from: '2022-12-08', until: '2027-12-07' }, ['2027-12-07', 'printed']],
    ['printed without a first day', 'AD', { until: '2029-10-23' }, ['2029-10-23', 'printed']],
    ['from the printed term', 'AD', { from: '2024-10-24', years: 5 }, ['2029-10-23', 'term']],
    ['from the printed term, by month', 'AD', { from: '2021-12', years: 5 }, ['2026-12', 'term']],
    ['of a safeguard with its printed term', 'SG', { from: '2011-03', years: 3 }, ['2014-03', 'term']],
    ['by the five years, to the month', 'AD', { from: '2021-06-02' }, ['2026-06', 'fiveYears']],
    ['by the five years of both duties', 'AD+CVD', { from: '2020-10' }, ['2025-10', 'fiveYears']],
    ['no five years for a safeguard', 'SG', { from: '2021-11-17' }, null],
    ['no five years for circumvention', 'AC', { from: '2022-08-01' }, null],
    ['none where it has ended', 'AD', { from: '2017-03-30', years: 5, isEnded: true }, null],
    ['none without a first day', 'AD', { years: 5 }, null],
  ])('%s', (_, kind, part, expected) => {
    const end = measureEnd({ kind, term: term(part) });
    expect(end && [end.date, end.basis]).toEqual(expected);
  });

  it('is none where there is no data, and keeps the mark of what it follows from', () => {
    expect(measureEnd({ kind: 'AD', term: null })).toBeNull();
    const end = measureEnd({ kind: 'AD', term: term({ from: '2024-05', years: 5, mark: 'unchecked' }) });
    expect(end?.mark).toBe('unchecked');
  });
});
