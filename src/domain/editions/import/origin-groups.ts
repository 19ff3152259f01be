import { isParty, PARTIES } from '../../rcep';

const OTHERS = ['AU', 'CN', 'JP', 'KR', 'NZ'];

/** Members of ASEAN among the Parties. */
export const ASEAN: readonly string[] = PARTIES.filter((party) => !OTHERS.includes(party));

const NAMES: Readonly<Record<string, string>> = {
  AUSTRALIA: 'AU',
  CHINA: 'CN',
  JAPAN: 'JP',
  KOREA: 'KR',
  'NEW ZEALAND': 'NZ',
};

/** The exporters of an origin group: `ASEAN`, `RCEP` (all Parties), a Party's code or name; null for any other text. */
export function partiesOfGroup(text: string, importer: string): readonly string[] | null {
  const name = text.trim().toUpperCase();
  const code = NAMES[name] ?? name;
  if (code === 'ASEAN') return without(ASEAN, importer);
  if (code === 'RCEP') return without(PARTIES, importer);
  return isParty(code) && code !== importer ? [code] : null;
}

/** The members of a group without the importer itself. */
export const without = (parties: readonly string[], importer: string): string[] =>
  parties.filter((party) => party !== importer);
