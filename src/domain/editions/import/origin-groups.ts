import { isParty, PARTIES } from '../../rcep';
import { partyCode } from './party-names';

const OTHERS = ['AU', 'CN', 'JP', 'KR', 'NZ'];

/** Members of ASEAN among the Parties. */
export const ASEAN: readonly string[] = PARTIES.filter((party) => !OTHERS.includes(party));

/** The exporters of an origin group: `ASEAN`, `RCEP` (all Parties), a Party's code or its name in six languages; null for any other text. */
export function partiesOfGroup(text: string, importer: string): readonly string[] | null {
  const code = partyCode(text);
  if (code === 'ASEAN') return without(ASEAN, importer);
  if (code === 'RCEP') return without(PARTIES, importer);
  return isParty(code) && code !== importer ? [code] : null;
}

/** The members of a group without the importer itself. */
export const without = (parties: readonly string[], importer: string): string[] =>
  parties.filter((party) => party !== importer);
