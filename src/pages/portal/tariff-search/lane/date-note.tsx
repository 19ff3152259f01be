import { useSearchParams } from 'react-router-dom';
import { UnusableDate } from '@/features/countries/unusable-date';
import { ASKED_YEARS, isAskedDay } from '@/features/tariffs/lane-query';

/** Says which date is used where the address has one that does not exist, or that no question can be about. */
export function DateNote({ date }: { date: string }) {
  const [params] = useSearchParams();
  const typed = params.get('date') ?? '';
  if (typed === '' || isAskedDay(typed)) return null;
  return <UnusableDate asked={typed} used={date} years={ASKED_YEARS} />;
}
