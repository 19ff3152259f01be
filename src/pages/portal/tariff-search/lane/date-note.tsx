import { useSearchParams } from 'react-router-dom';
import { UnusableDate } from '@/features/countries/unusable-date';
import { ASKED_YEARS, isAskedDay, nearestCoveredDay } from '@/features/tariffs/lane/lane-query';

/**
 * Shows which date is used, and offers the nearest covered one, if the one in the address does not exist or is out of
 * range.
 */
export function DateNote({ date, onPick }: { date: string; onPick: (day: string) => void }) {
  const [params] = useSearchParams();
  const typed = params.get('date') ?? '';
  if (typed === '' || isAskedDay(typed)) return null;
  const day = nearestCoveredDay(typed);
  const nearest = day === null ? undefined : { day, onPick: () => onPick(day) };
  return <UnusableDate asked={typed} used={date} years={ASKED_YEARS} nearest={nearest} />;
}
