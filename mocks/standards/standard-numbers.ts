/**
 * The id of a standard: its number in lower case, other characters as one hyphen. `GB/T 4100-2015` is
 * `gb-t-4100-2015`.
 */
export function standardIdOf(number: string): string {
  return number
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The publisher of a number, by its first letters; country null for international and regional bodies. */
const PUBLISHERS: readonly (readonly [start: RegExp, body: string, country: string | null])[] = [
  [/^GB\b/, 'SAC', 'CN'],
  [/^(JIS|TS [A-Z]) /, 'JSA', 'JP'],
  [/^KS\b/, 'KATS', 'KR'],
  [/^SNI\b/, 'BSN', 'ID'],
  [/^QCVN\b/, 'MOIT', 'VN'],
  [/^Act No\./, 'MHLW', 'JP'],
  [/^ISO\b/, 'ISO', null],
  [/^IEC\b/, 'IEC', null],
  [/^EN\b/, 'CEN', null],
  [/^UN\b/, 'UNECE', null],
];

/** The body and country of a number. Throws for a number of an unknown body. */
export function publisherOf(number: string): { body: string; country: string | null } {
  const known = PUBLISHERS.find(([start]) => start.test(number));
  if (known === undefined) throw new Error(`No body for ${number}`);
  return { body: known[1], country: known[2] };
}

/** The number without its year and amendments, the same for all editions: `GB/T 4100`, `ISO 13006`. */
export const undatedNumber = (number: string): string =>
  number.startsWith('GB') ? number.replace(/-\d{4}$/, '') : number.replace(/:\d{4}.*$/, '');

/** The year in a number, null without one. */
export const yearOf = (number: string): string | null =>
  /(?::|GB.*-|^Act No\. \d+ of )(\d{4})/.exec(number)?.[1] ?? null;
