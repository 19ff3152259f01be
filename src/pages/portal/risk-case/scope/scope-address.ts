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
const MAX_SAID = 40;

/** Reads the address of the scope check; `today` replaces a missing or impossible date. */
export function readScopeAddress(params: URLSearchParams, today: string): ScopeAddress {
  const asked = (name: string) => (params.get(name) ?? '').trim();
  const country = (name: 'from' | 'to') =>
    COUNTRY_CODES.find((known) => known === asked(name).toUpperCase()) ?? '';
  const [from, to, date] = [country('from'), country('to'), asked('date')];
  const said = (name: string) => asked(name).slice(0, MAX_SAID);
  return {
    question: { hs: asked('hs').slice(0, MAX_HS), from, to, date: isDay(date) ? date : today },
    unusable: {
      from: from === '' ? said('from') : '',
      to: to === '' ? said('to') : '',
      date: isDay(date) ? '' : said('date'),
    },
  };
}
