/** How a fact was checked: against the treaty or an official text, or against a secondary page only. */
export type FactConfidence = 'treaty' | 'secondary';

/** The sources of the facts on the Parties; `asOf` is the date of the text, or the year of access if it has none. */
export interface PartySource {
  readonly id: string;
  readonly asOf: string;
  readonly confidence: FactConfidence;
}

/** The sources of the facts on the Parties, by content. */
export const PARTY_SOURCES = {
  /** Notifications of the depositary. */
  entryIntoForce: { id: 'rcep-depositary', asOf: '2026', confidence: 'treaty' },
  /** Annex I, general notes. */
  tariffYear: { id: 'rcep-annex-1', asOf: '2020-11-15', confidence: 'treaty' },
  /** Guides of chambers of commerce. */
  schedule: { id: 'rcep-chamber-guides', asOf: '2026', confidence: 'secondary' },
} as const satisfies Record<string, PartySource>;

/** The facts on a Party as importer, and how they were checked. */
export interface PartyFacts {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** First day the Agreement binds the Party; null for Myanmar, to which each importer applies it individually. */
  readonly entryIntoForce: string | null;
  /** Month in which the second and later tariff years of the Party as importer begin. */
  readonly tariffYearStartMonth: 1 | 4;
  /** One rate for all Parties, or rates that differ by Party. */
  readonly schedule: 'single' | 'differentiated';
  readonly confidence: Readonly<Record<keyof typeof PARTY_SOURCES, FactConfidence>>;
}

const TABLE = [
  party('AU', '2022-01-01', 1, 'single'),
  party('BN', '2022-01-01', 1, 'single'),
  party('CN', '2022-01-01', 1, 'differentiated'),
  party('ID', '2023-01-02', 4, 'differentiated'),
  party('JP', '2022-01-01', 4, 'differentiated'),
  party('KH', '2022-01-01', 1, 'single'),
  party('KR', '2022-02-01', 1, 'differentiated'),
  party('LA', '2022-01-01', 1, 'single'),
  party('MM', null, 1, 'single'),
  party('MY', '2022-03-18', 1, 'single'),
  party('NZ', '2022-01-01', 1, 'single'),
  party('PH', '2023-06-02', 4, 'differentiated'),
  party('SG', '2022-01-01', 1, 'single'),
  party('TH', '2022-01-01', 1, 'differentiated'),
  party('VN', '2022-01-01', 1, 'differentiated'),
];

const FACTS_BY_CODE = new Map(TABLE.map((facts) => [facts.code, facts]));

/** The 15 Parties to the Agreement, ISO 3166-1 alpha-2, in alphabetical order; India is not one. */
export const PARTIES: readonly string[] = TABLE.map(({ code }) => code);

/** True for the code (upper case) of one of the 15 Parties. */
export function isParty(code: string): boolean {
  return FACTS_BY_CODE.has(code);
}

/** Facts of one Party with their confidence (Annex I, chapter 20; sources: `PARTY_SOURCES`); null for a non-Party. */
export function partyFacts(code: string): PartyFacts | null {
  return FACTS_BY_CODE.get(code) ?? null;
}

function party(
  code: string,
  entryIntoForce: string | null,
  tariffYearStartMonth: 1 | 4,
  schedule: PartyFacts['schedule'],
): PartyFacts {
  const confidence = {
    entryIntoForce: entryIntoForce === null ? 'secondary' : PARTY_SOURCES.entryIntoForce.confidence,
    tariffYear: PARTY_SOURCES.tariffYear.confidence,
    schedule: PARTY_SOURCES.schedule.confidence,
  } as const;
  return { code, entryIntoForce, tariffYearStartMonth, schedule, confidence };
}
