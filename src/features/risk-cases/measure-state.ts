import { measureEnd } from './measure-end';
import { firstDay, lastDay } from './partial-date';
import type { RiskCaseRow } from './risk-cases-schema';

type DatedCase = Pick<RiskCaseRow, 'kind' | 'stage' | 'term' | 'lastStep'>;

/**
 * The state of a case on a day, by the available data:
 * - `noMeasure`: closed without one;
 * - `notYet`: the measure's first day is later; `begunLater`: so is the start of an investigation or of a
 *   provisional duty; `earlierTerm`: the first day is later, but is that of a term that followed another one;
 * - `ended` before the day; `endedLater`: not before it; `endedUndated`: the date of the end is unknown;
 * - `pastEnd`: its end has passed, no extension is known; `provisionalPast`: the same for a provisional duty;
 * - `applies`; `startUnknown`: its end is not before the day, its first day is unknown;
 * - `open`: no definitive measure is known; `undated`: a measure without dates.
 */
export type MeasureState =
  | 'noMeasure'
  | 'notYet'
  | 'begunLater'
  | 'earlierTerm'
  | 'ended'
  | 'endedLater'
  | 'endedUndated'
  | 'pastEnd'
  | 'provisionalPast'
  | 'applies'
  | 'startUnknown'
  | 'open'
  | 'undated';

/** The state of a case on a day (`yyyy-MM-dd`). */
export function measureState(row: DatedCase, on: string): MeasureState {
  const { stage, term, lastStep } = row;
  if (lastStep?.kind === 'terminated') return 'noMeasure';
  const from = term?.from ?? null;
  if (from !== null && on < firstDay(from)) return isOfRenewal(from, row) ? 'earlierTerm' : 'notYet';
  if (stage === 'ended' || term?.isEnded === true) {
    const day = endedOn(row);
    if (day === null) return 'endedUndated';
    return lastDay(day) < on ? 'ended' : 'endedLater';
  }
  const end = measureEnd(row);
  if (end !== null && lastDay(end.date) < on) return 'pastEnd';
  if (end !== null) return from === null ? 'startUnknown' : 'applies';
  return stage === 'imposed' || stage === 'review' ? 'undated' : stateOfStep(lastStep, on);
}

/** When a measure that is known to have ended did so; null if there is no date. */
export const endedOn = ({ term, lastStep }: DatedCase): string | null =>
  (lastStep?.kind === 'ended' ? lastStep.date : null) ?? term?.until ?? null;

/** True if a term begins with the review that extended the measure: another term came before it. */
function isOfRenewal(from: string, { lastStep }: DatedCase): boolean {
  const review = lastStep?.kind === 'reviewMaintained' ? lastStep.date : null;
  return review !== null && lastDay(from) >= firstDay(review);
}

/** The state of a case that has no definitive measure. */
function stateOfStep(step: DatedCase['lastStep'], on: string): MeasureState {
  if (step?.kind !== 'initiated' && step?.kind !== 'provisionalDuty') return 'open';
  if (step.date !== null && on < firstDay(step.date)) return 'begunLater';
  return step.until !== null && lastDay(step.until) < on ? 'provisionalPast' : 'open';
}
