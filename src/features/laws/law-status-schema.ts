import * as z from 'zod/mini';
import { recordMark, type RecordMark } from '@/shared/api/record-schema';

/** What can happen to a law on a day; `dated` is the date or year the document itself bears. */
export const LAW_STEP_KINDS = [
  'adopted',
  'promulgated',
  'issued',
  'signed',
  'dated',
  'amended',
  'revised',
  'renamed',
  'inForce',
  'repealed',
] as const;

/** A dated step in the life of a law; `date` is `yyyy`, `yyyy-MM` or `yyyy-MM-dd`, as far as it is known. */
export const lawStep = z.object({ kind: z.enum(LAW_STEP_KINDS), date: z.string(), mark: recordMark });
export type LawStep = z.infer<typeof lawStep>;

/** The values of a law's status, in the order they are offered. */
export const LAW_STATUSES = ['inForce', 'upcoming', 'repealed', 'unknown'] as const;
export type LawStatus = (typeof LAW_STATUSES)[number];

/** A status with its basis: `date` of the deciding step and how reliable that date is. */
export interface LawStanding {
  status: LawStatus;
  reason: 'inForce' | 'notYet' | 'repealed' | 'noEntryDate' | 'periodOver' | 'dateTooVague';
  date: string | null;
  mark: RecordMark;
}

/**
 * The status of a law on a day (`yyyy-MM-dd`): part of the contract, so that server filters and screen texts agree.
 * `until` is the last day stated in a text; after it nothing is claimed, nor if the day of entry into force is
 * missing or too vague to decide.
 */
export function lawStanding(steps: readonly LawStep[], until: string | null, today: string): LawStanding {
  const repealed = steps.find((step) => step.kind === 'repealed');
  const entry = steps.findLast((step) => step.kind === 'inForce');
  const repeal = repealed === undefined ? 'ahead' : placeInTime(repealed.date, today);
  if (repealed !== undefined && repeal === 'reached') return standing('repealed', 'repealed', repealed);
  if (repealed !== undefined && repeal === 'unclear') return standing('unknown', 'dateTooVague', repealed);
  if (until !== null && today > until)
    return { status: 'unknown', reason: 'periodOver', date: until, mark: entry?.mark ?? 'fact' };
  if (entry === undefined) return { status: 'unknown', reason: 'noEntryDate', date: null, mark: 'fact' };
  switch (placeInTime(entry.date, today)) {
    case 'reached':
      return standing('inForce', 'inForce', entry);
    case 'ahead':
      return standing('upcoming', 'notYet', entry);
    case 'unclear':
      return standing('unknown', 'dateTooVague', entry);
  }
}

const standing = (status: LawStatus, reason: LawStanding['reason'], step: LawStep): LawStanding => ({
  status,
  reason,
  date: step.date,
  mark: step.mark,
});

/** A month or year that contains today may be before or after today. */
function placeInTime(date: string, today: string): 'reached' | 'ahead' | 'unclear' {
  const now = today.slice(0, date.length);
  if (date < now) return 'reached';
  if (date > now) return 'ahead';
  return date.length === today.length ? 'reached' : 'unclear';
}
