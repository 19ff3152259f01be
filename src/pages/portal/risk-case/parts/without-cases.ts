/** Members of which no case was found on public pages: what is known about why. */
const REASONS = {
  SG: 'SG',
  BN: 'oneTime',
  KH: 'oneTime',
  LA: 'noneFound',
  MM: 'noneFound',
} as const;

type CountryWithoutCases = keyof typeof REASONS;

/** True for a country of which the library holds no case of its own. */
export const isWithoutCases = (code: string): code is CountryWithoutCases => Object.hasOwn(REASONS, code);

/** The key of the sentence that says why there is none. */
export const reasonWithoutCases = (code: CountryWithoutCases) => REASONS[code];
