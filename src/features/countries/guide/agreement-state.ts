import { dayBefore, partyFacts, tariffYear, tariffYearStart } from '@/domain/rcep';

/**
 * The state of the Agreement for a country on a date (chapter 20; Annex I, general notes). `year` is the tariff year
 * of its schedule as importer, `from` to `to` its days, `next` the first day of the year after; `firstYear` is the
 * tariff year in which a country joins, since staging counts from 2022-01-01 for late joiners too. `perImporter`: the
 * country has no established date, every importer decides.
 */
export type AgreementState =
  | { kind: 'notParty' }
  | { kind: 'perImporter' }
  | { kind: 'before'; since: string; firstYear: number }
  | { kind: 'inForce'; since: string; year: number; from: string; to: string; next: string };

/** The state of the Agreement for a country (ISO 3166-1 alpha-2) on `date` (yyyy-MM-dd). RangeError for an impossible date. */
export function agreementOn(code: string, date: string): AgreementState {
  const facts = partyFacts(code);
  if (facts === null) return { kind: 'notParty' };
  const since = facts.entryIntoForce;
  if (since === null) return { kind: 'perImporter' };
  const year = tariffYear(code, date);
  if (year === null || date < since)
    return { kind: 'before', since, firstYear: tariffYear(code, since) ?? 1 };
  const from = tariffYearStart(code, year) ?? since;
  const next = tariffYearStart(code, year + 1) ?? since;
  return { kind: 'inForce', since, year, from: from < since ? since : from, to: dayBefore(next), next };
}
