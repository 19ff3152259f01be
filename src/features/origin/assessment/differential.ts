import { contributionsOf, inForce, PARTIES, rcepCountryOfOrigin } from '@/domain/rcep';
import type { AppendixRequirement, DutyRate, Good, OriginAssessment, PairApplication } from '@/domain/rcep';
import type { BomAnswer } from '../bom/bom';
import type { DifferentialView } from './differential-view';

/** The route of a good, with the rate of its line by Party on the date. */
export interface DifferentialPair {
  from: string;
  to: string;
  date: string;
  rates: Readonly<Record<string, DutyRate>>;
}

/** The RCEP country of origin with the line in the importer's Appendix and without, or null where the good does not originate. */
export function differentialView(
  good: Good,
  { originating, criterion }: Pick<OriginAssessment, 'originating' | 'criterion'>,
  pair: DifferentialPair,
): DifferentialView | null {
  if (originating !== true || criterion === null) return null;
  const sums = contributionsOf(good);
  const input = {
    importer: pair.to,
    exporter: pair.from,
    date: pair.date,
    rates: pair.rates,
    criterion,
    fob: good.fob,
    originatingMaterials: sums.byParty,
    nonOriginatingValue: sums.nonOriginating,
    beyondMinimalOperations: good.onlyMinimalOperations !== true,
  };
  const contributions = Object.entries(sums.byParty).map(([party, value]) => ({ party, value }));
  return {
    listed: rcepCountryOfOrigin({ ...input, appendix: { fromYear: 1, toYear: null } }),
    notListed: rcepCountryOfOrigin({ ...input, appendix: null }),
    fob: good.fob,
    nonOriginatingValue: sums.nonOriginating,
    otherPartiesValue: contributions.reduce(
      (sum, { party, value }) => (party === pair.from ? sum : sum + value),
      0,
    ),
    contributions: contributions.toSorted((a, b) => b.value - a.value),
  };
}

/**
 * Whether a line is in the importer's Appendix: by its rows, or if they do not settle it by the reader's declaration.
 */
export function appendixAnswer(requirement: AppendixRequirement, declared: BomAnswer): BomAnswer {
  if (requirement.kind === 'unsettled') return declared;
  return requirement.kind === 'required' ? 'yes' : 'no';
}

/** Parties whose originating materials may be cumulated for a good from `exporter` into `importer` at the date (Article 3.4). */
export const cumulationParties = (
  importer: string,
  exporter: string,
  date: string,
  terms?: readonly PairApplication[],
): string[] =>
  PARTIES.filter(
    (party) => party === exporter || party === importer || inForce(importer, party, date, terms).inForce,
  );
