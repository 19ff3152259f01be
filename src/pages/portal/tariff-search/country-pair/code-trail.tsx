import { placesAbove } from '@/features/hs/tree/hs-section';
import { HsTrail } from '@/features/hs/tree/hs-trail';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { todayIso } from '@/shared/format/date';
import { paths } from '@/shared/routing/paths';

interface CodeTrailProps {
  hs: string;
  question: PairQuestion;
}

/** The path to a code in the tariff; each step links to its page with the countries and the date of the answer. */
export function CodeTrail({ hs, question: { from, to, date } }: CodeTrailProps) {
  const path = placesAbove(hs);
  const carried = { from, to, ...(date !== todayIso() && { date }) };
  if (path.length === 0) return null;
  return <HsTrail path={path} self={null} addressOf={(code) => paths.tariffBrowse({ code, ...carried })} />;
}
