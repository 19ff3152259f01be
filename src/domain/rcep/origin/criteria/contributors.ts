import { compareNumbers } from '../../rules/threshold';
import { isParty } from '../../parties';

/** Parties that contributed originating materials, the exporting Party included, in alphabetical order (2.6.4). */
export function contributingParties(originatingMaterials: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(originatingMaterials).filter(
    ([party, value]) => isParty(party) && value > 0,
  );
  return entries.map(([party]) => party).sort();
}

/** The contributor of the highest value; more than one if their values are equal (2.6.4). */
export function highestContributors(originatingMaterials: Readonly<Record<string, number>>): string[] {
  const parties = contributingParties(originatingMaterials);
  const valueOf = (party: string) => Number(originatingMaterials[party]);
  const highest = Math.max(...parties.map(valueOf));
  return parties.filter((party) => compareNumbers(valueOf(party), highest) === 0);
}
