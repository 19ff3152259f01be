/** The 16 countries of the portal in the specification's order (§1), ISO 3166-1 alpha-2. India is not a Party. */
export const COUNTRY_CODES = [
  'CN',
  'ID',
  'JP',
  'KR',
  'TH',
  'MY',
  'VN',
  'AU',
  'NZ',
  'MM',
  'SG',
  'PH',
  'LA',
  'KH',
  'BN',
  'IN',
] as const;

/** Those of them that are Parties to the Agreement, in the same order. */
export const PARTY_CODES = COUNTRY_CODES.filter((code) => code !== 'IN');

/** True for the code (upper case) of one of the 16. */
export const isKnownCountry = (code: string): boolean => COUNTRY_CODES.some((known) => known === code);
