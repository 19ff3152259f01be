import type { PartySource } from '../parties';

/** One importer's treatment of goods of Myanmar, as far as known, with its source. */
export interface MyanmarRow extends PartySource {
  readonly id: `myanmar-${'cn' | 'jp' | 'nz' | 'vn'}`;
  /** First day the importer applies the Agreement to goods of Myanmar; null where it does not apply it. */
  readonly since: string | null;
}

const ROWS: ReadonlyMap<string, MyanmarRow> = new Map([
  // Press reports of the Chinese announcement.
  ['CN', { since: '2022-05-01', id: 'myanmar-cn', asOf: '2022-05-01', confidence: 'secondary' }],
  // Japan Customs, list of Parties for which the Agreement is in force.
  ['JP', { since: null, id: 'myanmar-jp', asOf: '2026', confidence: 'treaty' }],
  // Press reports on New Zealand.
  ['NZ', { since: null, id: 'myanmar-nz', asOf: '2026', confidence: 'secondary' }],
  // Decree 84/2023/ND-CP, as reported by public pages; the decree itself was not consulted.
  ['VN', { since: '2022-03-04', id: 'myanmar-vn', asOf: '2023-12-01', confidence: 'secondary' }],
]);

/** Whether an importer applies the Agreement to goods of Myanmar, with the source; null where nothing is established. */
export function myanmarRow(importer: string): MyanmarRow | null {
  return ROWS.get(importer) ?? null;
}
