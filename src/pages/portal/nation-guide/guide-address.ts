import { isDay } from '@/domain/rcep';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { paths } from '@/shared/routing/paths';

/** The parts of a guide; an address without `tab` shows all of them. */
export const GUIDE_TABS = ['profile', 'trade', 'agreement', 'investment', 'risk'] as const;
export type GuideTab = (typeof GUIDE_TABS)[number];

/** Maximum number of compared countries, the requested one included. */
export const MAX_COMPARED = 4;

/** The earliest date of a guide. */
const FIRST_DATE = '1900-01-01';

/** The latest date: the tariff years shown ahead of it still have four digits. */
const LAST_DATE = '9995-12-31';

/** True for a valid date (yyyy-MM-dd) of a guide. */
export const isGuideDate = (date: string): boolean => isDay(date) && date >= FIRST_DATE && date <= LAST_DATE;

/** The state in the address of the country guide. */
export interface GuideAddress {
  country: string | null;
  /** A value in place of a country that is none of the 16; empty if nothing is wrong. */
  unknown: string;
  tab: GuideTab | null;
  /** The other countries of a comparison; on the list, those selected for one. */
  vs: readonly string[];
  /** yyyy-MM-dd; today if the address has none or an invalid one. */
  date: string;
  /** In a comparison, only the rows in which the countries differ. */
  isOnlyDifferent: boolean;
}

/** Reads the address; invalid parts are dropped, an unknown country is returned as `unknown`. */
export function readGuideAddress(params: URLSearchParams, today: string): GuideAddress {
  const requested = (params.get('country') ?? '').trim();
  const country = codeOf(requested);
  const others = (params.get('vs') ?? '').split(',').flatMap((code) => codeOf(code.trim()) ?? []);
  const date = params.get('date') ?? '';
  return {
    country,
    unknown: requested !== '' && country === null ? requested.slice(0, 40) : '',
    tab: GUIDE_TABS.find((tab) => tab === params.get('tab')) ?? null,
    vs: [...new Set(others)].filter((code) => code !== country).slice(0, MAX_COMPARED - (country ? 1 : 0)),
    date: isGuideDate(date) ? date : today,
    isOnlyDifferent: params.get('only') === 'different',
  };
}

/** The address with `change` applied; today's date and empty values are left out. */
export function guidePath(address: GuideAddress, change: Partial<GuideAddress>, today: string): string {
  const { country, tab, vs, date, isOnlyDifferent } = { ...address, ...change };
  return paths.nationGuide({
    country: country ?? undefined,
    tab: tab ?? undefined,
    vs: vs.filter((code) => code !== country).join(','),
    date: date === today ? undefined : date,
    only: isOnlyDifferent ? 'different' : undefined,
  });
}

const codeOf = (text: string): string | null =>
  COUNTRY_CODES.find((code) => code === text.toUpperCase()) ?? null;
