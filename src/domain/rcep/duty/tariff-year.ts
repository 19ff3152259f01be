import { isDay, readDate } from './calendar-date';
import { partyFacts } from '../parties';

const FIRST_DAY = '2022-01-01';

/**
 * Tariff year of the importer's schedule on a date (Annex I, general notes); null before 2022-01-01 and for a
 * non-Party. Staging counts from 2022-01-01 for late joiners too. Throws RangeError for an impossible date.
 */
export function tariffYear(importer: string, date: string): number | null {
  const { year, month } = readDate(date);
  const facts = partyFacts(importer);
  if (!facts || date < FIRST_DAY) return null;
  if (facts.tariffYearStartMonth === 1) return year - 2021;
  return year - 2022 + (month >= facts.tariffYearStartMonth ? 2 : 1);
}

/**
 * First day (yyyy-MM-dd) of tariff year `year` of the importer (Annex I, general notes); null for a non-Party and
 * for what is no tariff year: a whole number from 1 on that begins by the year 9999.
 */
export function tariffYearStart(importer: string, year: number): string | null {
  const facts = partyFacts(importer);
  if (!facts || !Number.isInteger(year) || year < 1) return null;
  if (year === 1) return FIRST_DAY;
  const start = facts.tariffYearStartMonth === 1 ? `${2021 + year}-01-01` : `${2020 + year}-04-01`;
  return isDay(start) ? start : null;
}
