import { isDay } from '@/domain/rcep';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

/** The query of the scope check: `hs` as typed, countries by code, `date` as ISO; empty if missing. */
export interface ScopeQuestion {
  hs: string;
  from: string;
  to: string;
  date: string;
}

/** A query, and the invalid parts of its address; empty if nothing is wrong. */
export interface ScopeAddress {
  question: ScopeQuestion;
  unusable: Readonly<Record<'from' | 'to' | 'date', string>>;
}

const MAX_HS = 120;
/** Maximum length of a part of an address to repeat in a message. */
const MAX_QUOTED = 40;

/** Reads the address of the scope check; `today` replaces a missing or impossible date. */
export function readScopeAddress(params: URLSearchParams, today: string): ScopeAddress {
  const requested = (name: string) => (params.get(name) ?? '').trim();
  const country = (name: 'from' | 'to') =>
    COUNTRY_CODES.find((known) => known === requested(name).toUpperCase()) ?? '';
  const [from, to, date] = [country('from'), country('to'), requested('date')];
  const message = (name: string) => requested(name).slice(0, MAX_QUOTED);
  return {
    question: { hs: requested('hs').slice(0, MAX_HS), from, to, date: isDay(date) ? date : today },
    unusable: {
      from: from === '' ? message('from') : '',
      to: to === '' ? message('to') : '',
      date: isDay(date) ? '' : message('date'),
    },
  };
}
