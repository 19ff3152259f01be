import { COUNTRY_CODE } from '@/shared/routing/country-code';
import { INTERNATIONAL, RELATION_KINDS } from '@/features/standards/standards-schema';
import type { RelationKind } from '@/features/standards/standards-schema';
import { paths, SECTOR_IDS } from '@/shared/routing/paths';
import type { SectorId } from '@/shared/routing/paths';

export const VIEWS = ['graph', 'tree', 'table'] as const;
export type View = (typeof VIEWS)[number];

/** How many edges around the selected standard to show; 0 shows all standards. */
export const DEPTHS = [0, 1, 2, 3] as const;
export type Depth = (typeof DEPTHS)[number];

/** The state of the page in its address; empty lists and texts are no restriction. */
export interface SpectrumAddress {
  view: View;
  q: string;
  country: readonly string[];
  sector: readonly SectorId[];
  kind: readonly RelationKind[];
  /** The id of the selected standard; empty without one. */
  focus: string;
  depth: Depth;
  /** The ids of the two ends of a path. */
  from: string;
  to: string;
  /** A column of the table, prefixed with `-` for descending. */
  sort: string;
  page: number;
}

/**
 * Maximum number of standards in one graph, without what they adopt or replace; beyond, the reader must narrow the
 * filters.
 */
export const MOST_STANDARDS = 1000;

const MAX_TEXT = 200;

/** Reads the page's state from its address; invalid parts are ignored. */
export function readSpectrumAddress(params: URLSearchParams): SpectrumAddress {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const list = (name: string) => [...new Set(text(name).split(',').filter(Boolean))];
  const page = Number(text('page'));
  const depth = Number(text('depth'));
  return {
    view: VIEWS.find((view) => view === text('view')) ?? 'graph',
    q: text('q'),
    country: list('country').filter((code) => code === INTERNATIONAL || COUNTRY_CODE.test(code)),
    sector: SECTOR_IDS.filter((id) => list('sector').includes(id)),
    kind: RELATION_KINDS.filter((kind) => list('kind').includes(kind)),
    focus: text('focus'),
    depth: DEPTHS.find((each) => each === depth) ?? 0,
    from: text('from'),
    to: text('to'),
    sort: text('sort'),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/**
 * The address with a change of the page's state; whatever changes the rows of the table resets it to the first page.
 */
export function spectrumAddress(state: SpectrumAddress, change: Partial<SpectrumAddress> = {}): string {
  const { view, country, sector, kind, depth, page, ...texts } = { ...state, page: 1, ...change };
  return paths.standardSpectrum({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || undefined])),
    view: view === 'graph' ? undefined : view,
    country: country.join(',') || undefined,
    sector: sector.join(',') || undefined,
    kind: kind.join(',') || undefined,
    depth: depth === 0 ? undefined : String(depth),
    page: page === 1 ? undefined : String(page),
  });
}
