import { measureEnd } from '@/features/risk-cases/measure-end';
import { lastDay } from '@/features/risk-cases/partial-date';
import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import type { CaseEnd } from '../parts/case-end';

/** The ends of measures relative to a day: upcoming ones nearest first, past ones latest first. */
export function sortedEnds(rows: readonly RiskCaseRow[], on: string): { ahead: CaseEnd[]; past: CaseEnd[] } {
  const ends = rows.flatMap((row) => {
    const end = measureEnd(row);
    return end === null ? [] : [{ row, end }];
  });
  const byDay = (a: CaseEnd, b: CaseEnd) => lastDay(a.end.date).localeCompare(lastDay(b.end.date));
  return {
    ahead: ends.filter(({ end }) => lastDay(end.date) >= on).sort(byDay),
    past: ends.filter(({ end }) => lastDay(end.date) < on).sort((a, b) => byDay(b, a)),
  };
}
