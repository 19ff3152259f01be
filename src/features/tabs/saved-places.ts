import type { Label } from '@/shared/i18n/label';
import { readOwned, setOwned, useOwned } from '@/shared/storage/use-owned';
import { placeKey, useRecordNames } from './record-names';
import { tabOf, type Tab } from './tabs';

/** A page of the console as a user's browser remembers it. */
export interface SavedPlace {
  path: string;
  /** With its `?`, or empty. */
  query: string;
  label: Label;
  /** The name of the record it shows, if it shows one. */
  record?: string;
}

type Address = Pick<SavedPlace, 'path' | 'query'>;

type Places = readonly SavedPlace[];

const FAVOURITES = 'console-favourites';
const RECENT = 'console-recent';

/** How many pages are remembered as recently opened. */
const MAX_RECENT = 8;

/** The place of an open tab. */
export function placeOfTab({ path, query, meta }: Tab): SavedPlace {
  const record = useRecordNames.getState()[placeKey({ path, query })];
  return { path, query, label: meta.title, ...(record !== undefined && { record }) };
}

/** The user's favourites, in the order they were added. */
export const useFavourites = (): Places => useOwned(FAVOURITES, arePlaces) ?? NONE;

/** The pages the user opened last, the latest first. */
export const useRecentPlaces = (): Places => useOwned(RECENT, arePlaces) ?? NONE;

/** Adds a page to the user's favourites, or removes it; a page is a favourite once, with its latest query, and so is each of its records. */
export function toggleFavourite(place: SavedPlace): void {
  setOwned(FAVOURITES, withToggled(readOwned(FAVOURITES, arePlaces) ?? NONE, place));
}

/** Remembers a visit. */
export function rememberVisit(place: SavedPlace): void {
  setOwned(RECENT, withVisit(readOwned(RECENT, arePlaces) ?? NONE, place));
}

const isSame = (one: Address, other: Address): boolean => placeKey(one) === placeKey(other);

export const isFavourite = (favourites: Places, address: Address): boolean =>
  favourites.some((each) => isSame(each, address));

export const withToggled = (places: Places, place: SavedPlace): Places =>
  isFavourite(places, place) ? places.filter((each) => !isSame(each, place)) : [...places, place];

export const withVisit = (places: Places, place: SavedPlace): Places =>
  [place, ...places.filter((each) => !isSame(each, place))].slice(0, MAX_RECENT);

/** The open tab at a path as a place; null if there is none. */
export function placeAt(tabs: readonly Tab[], path: string): SavedPlace | null {
  const tab = tabOf(tabs, path);
  return tab === undefined ? null : placeOfTab(tab);
}

const NONE: Places = [];

/** True for stored places. */
export const arePlaces = (value: unknown): value is Places => Array.isArray(value) && value.every(isPlace);

function isPlace(value: unknown): value is SavedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { path, query, label, record } = value as Readonly<Record<string, unknown>>;
  // A path of this site: neither another host nor a script.
  return (
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path) &&
    typeof query === 'string' &&
    /^(\?|$)/.test(query) &&
    isLabel(label) &&
    (record === undefined || typeof record === 'string')
  );
}

function isLabel(value: unknown): value is Label {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, pageKey } = value as Readonly<Record<string, unknown>>;
  if (typeof key === 'string') return true;
  return typeof text === 'string' && (pageKey === undefined || typeof pageKey === 'string');
}
