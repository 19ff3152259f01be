/** Result of one test: met, not met, or undecidable from the declarations. */
export type Verdict = 'met' | 'notMet' | 'unknown';

/** Alternatives (headnote 4 of Annex 3A): met if one is met, else unknown if one is unknown. */
export function anyOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('met')) return 'met';
  return verdicts.includes('unknown') ? 'unknown' : 'notMet';
}

/** Joint requirements: not met if one fails, else unknown if one is unknown. */
export function allOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('notMet')) return 'notMet';
  return verdicts.includes('unknown') ? 'unknown' : 'met';
}

/** A plain yes or no as a verdict. */
export function verdictOf(isMet: boolean): Verdict {
  return isMet ? 'met' : 'notMet';
}
