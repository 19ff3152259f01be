import type { MeasureEnd } from '../../measure-end';
import type { CaseStep, CaseStepKind } from '../../risk-cases-schema';
import type { RecordMark } from '@/shared/api/record-schema';

/** A line of the timeline; `number` is shown in the picture and the table, null without a date to draw. */
export interface TimelineRow {
  number: number | null;
  kind: CaseStepKind | 'end';
  date: string | null;
  until: string | null;
  document: string | null;
  mark: RecordMark;
  isComputed: boolean;
}

/** The steps in their order, and the end of the measure if it is known or can be computed. */
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
