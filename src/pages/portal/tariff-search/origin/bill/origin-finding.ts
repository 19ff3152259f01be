import { chosenDecision } from '@/features/origin/assessment/differential-view';
import type { DifferentialView } from '@/features/origin/assessment/differential-view';
import type { OriginFinding, UnsettledCountry } from '@/features/tariffs/own-answer';

type Case = 'listed' | 'notListed';

/**
 * The result of the origin sections for the answer above them: the country that the Appendix selects, both
 * if that is open, none if one of the two is unknown; then also why. Null while nothing is assessed.
 */
export function originFinding(
  verdict: 'met' | 'notMet' | 'unknown' | null,
  view: DifferentialView | null,
  appendix: 'yes' | 'no' | 'unknown',
): OriginFinding | null {
  if (verdict === null) return null;
  const originating = verdict === 'unknown' ? 'unknown' : verdict === 'met';
  if (view === null) return { originating, countries: [] };
  const cases: Case[] = chosenDecision(view, appendix)
    ? [appendix === 'yes' ? 'listed' : 'notListed']
    : ['notListed', 'listed'];
  const countries = cases.flatMap((each) => view[each].country ?? []);
  if (countries.length === cases.length) return { originating, countries };
  return { originating, countries: [], unsettled: unsettledCountry(view, cases) };
}

function unsettledCountry({ contributions, ...view }: DifferentialView, cases: Case[]): UnsettledCountry {
  const highest = contributions[0]?.value ?? 0;
  const settled = cases.flatMap((each) => {
    const { country } = view[each];
    return country === null ? [] : [{ case: each, country }];
  });
  return {
    contributors: contributions.flatMap(({ party, value }) => (value > 0 && value === highest ? party : [])),
    otherCase: settled[0] ?? null,
  };
}
