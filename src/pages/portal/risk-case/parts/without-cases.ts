/** Members without a case on public pages: what is known about the reason. */
const REASONS = {
  SG: 'SG',
  BN: 'oneTime',
  KH: 'oneTime',
  LA: 'noneFound',
  MM: 'noneFound',
} as const;

type CountryWithoutCases = keyof typeof REASONS;

/** True for a country without a case of its own in the library. */
export const isWithoutCases = (code: string): code is CountryWithoutCases => Object.hasOwn(REASONS, code);

/** The text key of the reason. */
export const reasonWithoutCases = (code: CountryWithoutCases) => REASONS[code];
