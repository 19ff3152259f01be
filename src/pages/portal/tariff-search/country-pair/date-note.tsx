import { useSearchParams } from 'react-router-dom';
import { UnusableDate } from '@/features/countries/unusable-date';
import { QUERY_YEARS, isQueryDay, nearestCoveredDay } from '@/features/tariffs/country-pair/pair-query';

/**
 * Shows which date is used, and offers the nearest covered one, if the one in the address does not exist or is out of
 * range.
 */
export function DateNote({ date, onPick }: { date: string; onPick: (day: string) => void }) {
  const [params] = useSearchParams();
  const typed = params.get('date') ?? '';
  if (typed === '' || isQueryDay(typed)) return null;
  const day = nearestCoveredDay(typed);
  const nearest = day === null ? undefined : { day, onPick: () => onPick(day) };
  return <UnusableDate requested={typed} used={date} years={QUERY_YEARS} nearest={nearest} />;
}
