import { publishedCases } from '../../content/kinds/risk-cases';

/**
 * TBT notifications of a Member in a calendar year, addenda and corrigenda included. Source: releases of the Korean
 * Agency for Technology and Standards (KATS) to October 2025; years and Members that they do not name have no data.
 */
const tbtNotifications: Record<string, Partial<Record<number, number>>> = {
  CN: { 2018: 65, 2021: 126, 2022: 67, 2024: 191 },
  JP: { 2018: 46 },
  KR: { 2018: 64 },
};

/** Null if no release names the country and year: never zero. */
export function tbtCount(country: string, year: number): number | null {
  return tbtNotifications[country]?.[year] ?? null;
}

/**
 * Cases of an importing country in this library with a dated step (initiation, provisional or final) in the year;
 * null for a country without a case in the library. Not a national total.
 */
export function frictionCount(country: string, year: number): number | null {
  const own = publishedCases().flatMap(({ base }) => (base.importer === country ? [base] : []));
  if (own.length === 0) return null;
  return own.filter((item) =>
    [item.initiated, item.provisional, item.final].some((date) => date?.startsWith(String(year))),
  ).length;
}
