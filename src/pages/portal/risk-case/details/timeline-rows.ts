import type { MeasureEnd } from '@/features/risk-cases/measure-end';
import type { CaseStep, CaseStepKind } from '@/features/risk-cases/risk-cases-schema';
import type { RecordMark } from '@/shared/api/record-schema';

/** A line of the time line; `number` stands on the picture and in the table, null where there is no date to draw. */
export interface TimelineRow {
  number: number | null;
  kind: CaseStepKind | 'end';
  date: string | null;
  until: string | null;
  document: string | null;
  mark: RecordMark;
  isComputed: boolean;
}

/** The steps in their order, and the end of the measure where it is held or follows from what is held. */
export function timelineRows(steps: readonly CaseStep[], end: MeasureEnd | null): TimelineRow[] {
  const rows: Omit<TimelineRow, 'number'>[] = steps.map((step) => ({ ...step, isComputed: false }));
  if (end !== null)
    rows.push({
      kind: 'end',
      date: end.date,
      until: null,
      document: null,
      mark: end.mark,
      isComputed: end.basis !== 'printed',
    });
  let drawn = 0;
  return rows.map((row) => ({ ...row, number: row.date === null ? null : (drawn += 1) }));
}
