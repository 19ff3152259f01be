import type { RecordMark } from '@/shared/api/record-schema';
import { endOfTerm } from './partial-date';
import type { CaseKind, MeasureTerm } from './risk-cases-schema';

/** Longest life of an anti-dumping or countervailing duty without a review (AD Agreement Article 11.3, SCM Agreement Article 21.3). */
const FIVE_YEARS = 5;

/**
 * When a measure ends and how that is known: `printed` as in the source, `term` from the printed first day and number
 * of years, `fiveYears` from the first day and the five years of Article 11.3 or 21.3 (to the month only). The last
 * two are computed and do not account for an extension.
 */
export interface MeasureEnd {
  date: string;
  basis: 'printed' | 'term' | 'fiveYears';
  from: string | null;
  years: number | null;
  mark: RecordMark;
}

/** The end that follows from the data on a measure; null if none does, or if the measure is known to have ended. */
export function measureEnd({ kind, term }: { kind: CaseKind; term: MeasureTerm | null }): MeasureEnd | null {
  if (term === null || term.isEnded) return null;
  const { from, years, until, mark } = term;
  if (until !== null) return { date: until, basis: 'printed', from, years, mark };
  if (from === null) return null;
  if (years !== null) return { date: endOfTerm(from, years), basis: 'term', from, years, mark };
  if (kind === 'SG' || kind === 'AC') return null;
  const date = endOfTerm(from.slice(0, 7), FIVE_YEARS);
  return { date, basis: 'fiveYears', from, years: FIVE_YEARS, mark };
}
