import type { Confidence } from './parties';

/** What is known of one importer's treatment of goods of Myanmar. */
export interface MyanmarRow {
  /** First day the importer applies the Agreement to goods of Myanmar; null where it does not apply it. */
  readonly since: string | null;
  readonly confidence: Confidence;
  readonly source: string;
}

/** Which importers apply the Agreement to Myanmar: a fact per importer, for the others nothing is established. */
export const MYANMAR_BY_IMPORTER: ReadonlyMap<string, MyanmarRow> = new Map([
  [
    'CN',
    { since: '2022-05-01', confidence: 'secondary', source: 'Press reports of the Chinese announcement' },
  ],
  ['JP', { since: null, confidence: 'treaty', source: 'Japan Customs, list of Parties in force' }],
  ['NZ', { since: null, confidence: 'secondary', source: 'Press reports on New Zealand' }],
]);
