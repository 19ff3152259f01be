import { chosenDecision } from '@/features/origin/differential';
import type { DifferentialView } from '@/features/origin/differential';
import type { OriginFinding } from '@/features/tariffs/own-answer';

/**
 * What the origin sections found, for the answer above them: the country that the reader's word on the Appendix picks, both
 * where that is open, none where one of the two cannot be told. Null while nothing is judged.
 */
export function originFinding(
  verdict: 'met' | 'notMet' | 'unknown' | null,
  view: DifferentialView | null,
  appendix: 'yes' | 'no' | 'unknown',
): OriginFinding | null {
  if (verdict === null) return null;
  const originating = verdict === 'unknown' ? 'unknown' : verdict === 'met';
  const chosen = view && chosenDecision(view, appendix);
  const open = view === null ? [] : chosen ? [chosen] : [view.notListed, view.listed];
  const countries = open.flatMap(({ country }) => country ?? []);
  return { originating, countries: countries.length === open.length ? countries : [] };
}
