import { dayAfter, dayBefore, isDay } from '@/domain/rcep';
import type { ContentRow } from '@/features/content/content-schema';

/** Days on which no edition applies, both included. */
export interface EditionGap {
  from: string;
  to: string;
}

/** The last day of the edition that was published last; null if none was, or it has no last day. */
export function lastDayOf(row: ContentRow | null): string | null {
  const published = row?.state === 'published' ? row.values : row?.published;
  const last = String(published?.['validTo'] ?? '');
  return isDay(last) ? last : null;
}

/** The days between the published edition and one that begins on `first`; null if there are none. */
export function gapBefore(row: ContentRow | null, first: string): EditionGap | null {
  const last = lastDayOf(row);
  if (last === null || !isDay(first) || first <= dayAfter(last)) return null;
  return { from: dayAfter(last), to: dayBefore(first) };
}
