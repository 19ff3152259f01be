/** ASEAN members among the Parties of RCEP, in the order of their codes. */
export const ASEAN = ['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'VN'] as const;

/** Parties of RCEP that are Parties of CPTPP too; Japan included. */
export const RCEP_IN_CPTPP = ['AU', 'BN', 'JP', 'MY', 'NZ', 'SG', 'VN'] as const;

export function without(countries: readonly string[], ...left: readonly string[]): string[] {
  return countries.filter((country) => !left.includes(country));
}
