import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { canBeShare, MEASURES } from './measure';
import type { Measure, MeasureScale } from './measure';
import { MOST_COLOURED } from '@/shared/charts/chart-series';

export const VIEWS = ['chart', 'table', 'map'] as const;
export type View = (typeof VIEWS)[number];

export const FIRST_YEAR = 2015;
export const LAST_YEAR = 2024;

/** The shared state of the three views, as in the address. */
export interface DataView {
  tab: View;
  countries: readonly string[];
  /** Of more than six countries, those with a colour in the chart. */
  highlighted: readonly string[];
  measure: Measure;
  scale: MeasureScale;
  from: number;
  to: number;
  /** `country` or a year, with `.asc` for ascending. */
  sort: string;
  /** What the map's colours are based on. */
  by: 'measure' | 'risk';
  /** The country whose record is shown below the map. */
  at: string | null;
}

const DEFAULT_COUNTRIES: readonly string[] = ['CN', 'ID', 'JP', 'KR', 'VN', 'AU'];
const [DEFAULT_FROM, DEFAULT_TO] = [2018, LAST_YEAR];
/** Value in the address when no country is selected. */
const NONE = 'none';

/** Reads the state from the address; invalid parts are ignored. */
export function readDataView(params: URLSearchParams): DataView {
  const measure = oneOf(MEASURES, params.get('measure')) ?? 'exports';
  const years = [year(params.get('from')) ?? DEFAULT_FROM, year(params.get('to')) ?? DEFAULT_TO];
  const countries = params.get('country') === NONE ? [] : codesOf(params.get('country'));
  const isDefault = countries.length === 0 && params.get('country') !== NONE;
  const chosen = isDefault ? DEFAULT_COUNTRIES : countries;
  const requested = codesOf(params.get('vs')).filter((code) => chosen.includes(code));
  const sort = params.get('sort') ?? '';
  return {
    tab: oneOf(VIEWS, params.get('tab')) ?? 'chart',
    countries: chosen,
    highlighted: (requested.length > 0 ? requested : chosen).slice(0, MOST_COLOURED),
    measure,
    scale: params.get('as') === 'share' && canBeShare(measure) ? 'share' : 'amount',
    from: Math.min(...years),
    to: Math.max(...years),
    sort: /^(country|20[12]\d)(\.asc)?$/.test(sort) ? sort : '',
    by: params.get('by') === 'risk' ? 'risk' : 'measure',
    at: codesOf(params.get('at'))[0] ?? null,
  };
}

/** The address with `change` applied; default values are left out. */
export function writeDataView(params: URLSearchParams, change: Partial<DataView>): URLSearchParams {
  const state = { ...readDataView(params), ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string, fallback: string) =>
    value === fallback ? next.delete(name) : next.set(name, value);
  const countries = state.countries.join(',');
  const highlighted = state.highlighted.filter((code) => state.countries.includes(code)).join(',');
  set('tab', state.tab, 'chart');
  set('country', countries === '' ? NONE : countries, DEFAULT_COUNTRIES.join(','));
  set('vs', highlighted, state.countries.slice(0, MOST_COLOURED).join(','));
  set('measure', state.measure, 'exports');
  set('as', canBeShare(state.measure) ? state.scale : 'amount', 'amount');
  set('from', String(state.from), String(DEFAULT_FROM));
  set('to', String(state.to), String(DEFAULT_TO));
  set('sort', state.sort, '');
  set('by', state.by, 'measure');
  set('at', state.at ?? '', '');
  if (highlighted === '') next.delete('vs');
  return next;
}

function codesOf(text: string | null): string[] {
  const requested = (text ?? '').toUpperCase().split(',');
  return COUNTRY_CODES.filter((code) => requested.includes(code));
}

function year(text: string | null): number | null {
  const value = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  return value >= FIRST_YEAR && value <= LAST_YEAR ? value : null;
}

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((each) => each === text);
