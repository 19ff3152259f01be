import type { NextCheck } from '@/shared/api/next-check-schema';
import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import type { LawRecord } from '@/features/laws/laws-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { addDays, addMonths, lastDayOf } from './days';

/** An investigation and a review normally end within a year (AD Agreement Articles 5.10, 11.4; SCM Article 11.11). */
const INVESTIGATION_MONTHS = 12;
/** A duty ends after five years unless a review extends it (AD Agreement Article 11.3, SCM Article 21.3). */
const DUTY_MONTHS = 60;
/** Tariffs, statistics and lists are published once a year. */
const SOURCE_DAYS = 365;

type DatedCase = Pick<RiskCaseRow, 'kind' | 'stage' | 'term' | 'lastStep' | 'lastDate'>;

/** The next check of a case; null if it has ended or has no date to go by. Dates count to their last day. */
export function nextCheckOfCase(row: DatedCase): NextCheck | null {
  const { kind, stage, term, lastStep, lastDate } = row;
  if (stage === 'ended' || term?.isEnded === true) return null;
  const until = term?.until ?? lastStep?.until ?? null;
  if (until !== null) return { due: addDays(lastDayOf(until), 1), why: 'periodOver' };
  const from = term?.from ?? null;
  const years = term?.years ?? null;
  if (from !== null && years !== null)
    return { due: addMonths(lastDayOf(from), 12 * years), why: 'periodOver' };
  const began = from ?? lastDate;
  if (began === null) return null;
  if (stage !== 'imposed')
    return { due: addMonths(lastDayOf(lastDate ?? began), INVESTIGATION_MONTHS), why: 'investigation' };
  if (kind === 'SG' || kind === 'AC') return null;
  return { due: addMonths(lastDayOf(began), DUTY_MONTHS), why: 'fiveYears' };
}

type DatedLaw = Pick<LawRecord, 'steps' | 'until'>;

/**
 * The next check of a law on `today`: the day of its entry into force while that is ahead, else the day after the last
 * day that its text states; null for a repealed one and for one without either.
 */
export function nextCheckOfLaw({ steps, until }: DatedLaw, today: string): NextCheck | null {
  if (steps.some(({ kind, date }) => kind === 'repealed' && lastDayOf(date) <= today)) return null;
  const entry = steps.findLast(({ kind }) => kind === 'inForce');
  if (entry !== undefined && lastDayOf(entry.date) > today)
    return { due: lastDayOf(entry.date), why: 'begins' };
  return until === null ? null : { due: addDays(lastDayOf(until), 1), why: 'periodOver' };
}

/** The next check of a source, a year after its date; null for made-up data. */
export function nextCheckOfSource({ asOf, mark }: { asOf: string; mark: RecordMark }): NextCheck | null {
  return mark === 'sample' ? null : { due: addDays(lastDayOf(asOf), SOURCE_DAYS + 1), why: 'old' };
}

/** The checks that are due on `today`, the longest overdue first. */
export function dueChecks<T extends { next: NextCheck | null }>(
  records: readonly T[],
  today: string,
): (T & { next: NextCheck })[] {
  return records
    .filter((record): record is T & { next: NextCheck } => record.next !== null && record.next.due <= today)
    .toSorted((a, b) => a.next.due.localeCompare(b.next.due));
}
