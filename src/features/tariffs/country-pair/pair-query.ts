import { COUNTRY_CODE } from '@/shared/routing/country-code';
import { isDay } from '@/domain/rcep';
import { VALUE_CURRENCIES } from '@/shared/format/currencies';

/**
 * The query of the tariff page as in its address (product design §8). `hs` is the text as typed: digits, or product
 * words until a code is picked. `value` is the customs value in `currency`, `fx` the importer's currency units one
 * unit of `currency` buys, typed by the reader. `vs` are exporters compared with `from`. `sample` includes sample
 * rates if an importer has no others.
 */
export interface PairQuery {
  hs: string;
  line: string | null;
  from: string | null;
  to: string | null;
  date: string;
  value: number | null;
  currency: string;
  qty: number | null;
  unit: string;
  fx: number | null;
  vs: readonly string[];
  sample: boolean;
}

/** A query with both countries known. */
export type PairQuestion = PairQuery & { from: string; to: string };

/** The most country pairs compared side by side, including the queried one (product design §3). */
export const MAX_COMPARED_PAIRS = 4;
/** The currency of a customs value if the address has none (ISO 4217). */
export const DEFAULT_CURRENCY = 'USD';

/** First and last year of a query: those of the Agreement, as far as there may be rates. */
export const QUERY_YEARS = { first: 2022, last: 2099 } as const;

/** True for a valid day of a query. */
export const isQueryDay = (text: string): boolean =>
  isDay(text) &&
  Number(text.slice(0, 4)) >= QUERY_YEARS.first &&
  Number(text.slice(0, 4)) <= QUERY_YEARS.last;

/** The covered day nearest to a typed date: that date, or the first or last covered day; null where it is no date. */
export function nearestCoveredDay(text: string): string | null {
  // A date field accepts years of up to six digits.
  const year = /^(\d{4,6})-\d{2}-\d{2}$/.exec(text)?.[1];
  if (year === undefined || (year.length === 4 && !isDay(text))) return null;
  if (Number(year) < QUERY_YEARS.first) return `${QUERY_YEARS.first}-01-01`;
  return Number(year) > QUERY_YEARS.last ? `${QUERY_YEARS.last}-12-31` : text;
}

/** Parses the address tolerantly: an invalid value counts as absent, and `today` replaces a missing date. */
export function readPairQuery(params: URLSearchParams, today: string): PairQuery {
  const from = country(params.get('from'));
  const date = params.get('date') ?? '';
  return {
    hs: (params.get('hs') ?? '').slice(0, 200),
    line: /^\d{6,11}$/.exec(params.get('line') ?? '')?.[0] ?? null,
    from,
    to: country(params.get('to')),
    date: isQueryDay(date) ? date : today,
    value: positive(params.get('value')),
    currency: VALUE_CURRENCIES.find((code) => code === params.get('currency')) ?? DEFAULT_CURRENCY,
    qty: positive(params.get('qty')),
    unit: (params.get('unit') ?? '').slice(0, 20),
    fx: positive(params.get('fx')),
    vs: comparedExporters(params.get('vs'), from),
    sample: params.get('sample') === '1',
  };
}

/**
 * Writes the address of a query: fixed order, without absent and default values, so that equal queries have equal
 * addresses.
 */
export function writePairQuery(query: Partial<PairQuery>): URLSearchParams {
  const entries: [string, string | number | null | undefined][] = [
    ['hs', query.hs],
    ['line', query.line],
    ['from', query.from],
    ['to', query.to],
    ['date', query.date],
    ['value', query.value],
    ['currency', query.currency === DEFAULT_CURRENCY ? null : query.currency],
    ['qty', query.qty],
    ['unit', query.unit],
    ['fx', query.fx],
    ['vs', query.vs?.join(',')],
    ['sample', query.sample === true ? 1 : null],
  ];
  const present = entries.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return new URLSearchParams(present.map(([key, value]) => [key, String(value)]));
}

const country = (text: string | null) => COUNTRY_CODE.exec((text ?? '').toUpperCase())?.[0] ?? null;

function positive(text: string | null): number | null {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number > 0 ? number : null;
}

function comparedExporters(text: string | null, from: string | null): string[] {
  const codes = (text ?? '').split(',').map((code) => country(code));
  const unique = [...new Set(codes)].filter((code): code is string => code !== null && code !== from);
  return unique.slice(0, MAX_COMPARED_PAIRS - 1);
}
