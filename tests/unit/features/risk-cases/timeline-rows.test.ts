import { describe, expect, it } from 'vitest';
import type { MeasureEnd } from '@/features/risk-cases/measure-end';
import type { CaseStep } from '@/features/risk-cases/risk-cases-schema';
import { timelineRows } from '@/features/risk-cases/view/timeline/timeline-rows';

const step = (date: string | null): CaseStep => ({
  kind: 'initiated',
  date,
  until: null,
  document: null,
  mark: 'fact',
});
const end = (basis: MeasureEnd['basis']): MeasureEnd => ({
  date: '2030-05-01',
  basis,
  from: '2025-05-02',
  years: 5,
  mark: 'fact',
});

describe('the rows of a timeline', () => {
  it('are numbered where they have a date, and end in the end of the measure', () => {
    const rows = timelineRows([step('2024-01-01'), step(null), step('2025-05-02')], end('printed'));
    expect(rows.map(({ kind, number }) => [kind, number])).toEqual([
      ['initiated', 1],
      ['initiated', null],
      ['initiated', 2],
      ['end', 3],
    ]);
    expect(timelineRows([step('2024-01-01')], null)).toHaveLength(1);
  });

  it.each([
    ['printed', false],
    ['term', true],
    ['fiveYears', true],
  ] as const)('say of an end known by %s whether it is computed: %s', (basis, isComputed) => {
    const rows = timelineRows([step('2024-01-01')], end(basis));
    expect(rows.map((row) => row.isComputed)).toEqual([false, isComputed]);
  });
});
