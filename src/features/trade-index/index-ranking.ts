import { rankChange, rankPlaces, type RankChange, type Ranked } from '@/domain/indices';
import { indexValue, type IndexPoint, type RiskWeights, riskOf } from './index-values';
import type { IndexInfo } from './trade-index-schema';

/** A country in the ranking of an index and year. */
export interface IndexRank {
  country: string;
  value: number | null;
  /** From 1, equal values share a rank; null without a value, or with nothing to compare it with. */
  place: number | null;
  /** Value less the value of the year before; null if one of them is missing. */
  change: number | null;
}

/** The ranked list: an index of a year and sector, of the exporter `subject` if the index is of a pair. */
export type IndexList = Omit<IndexPoint, 'country'>;

/** The countries of the answer by rank, those without a value last; a pair has no row for itself. */
export function indexRanking(info: IndexInfo, list: IndexList): IndexRank[] {
  const now = entriesOf(info, list);
  const before = new Map(entriesOf(info, earlier(list)).map(({ id, value }) => [id, value]));
  const places = placesOf(now);
  return now
    .map(({ id, value }) => {
      const past = before.get(id) ?? null;
      return {
        country: id,
        value,
        place: places.get(id) ?? null,
        change: value === null || past === null ? null : value - past,
      };
    })
    .sort((a, b) => orderOf(a) - orderOf(b));
}

/** Why the rank of `country` changed since the year before; null if it had none in one of the years. */
export function indexRankChange(info: IndexInfo, list: IndexList, country: string): RankChange | null {
  const [before, now] = [entriesOf(info, earlier(list)), entriesOf(info, list)];
  return placesOf(before).has(country) && placesOf(now).has(country)
    ? rankChange(country, before, now)
    : null;
}

/** Value and rank of a country under the reader's own weights; the rank is null with nothing to compare it with. */
export interface TriedRank {
  value: number;
  place: number | null;
}

/** The composite risk of the countries that have one under the reader's own weights, with their ranks. */
export function triedPlaces(info: IndexInfo, year: number, weights: RiskWeights): Map<string, TriedRank> {
  const entries = countriesOf(info).map((id) => ({
    id,
    value: riskOf(info, id, year, weights)?.value ?? null,
  }));
  const places = placesOf(entries);
  return new Map(
    entries.flatMap(({ id, value }) =>
      value === null ? [] : [[id, { value, place: places.get(id) ?? null }] as const],
    ),
  );
}

/** The countries of the answer in its order, each once. */
function countriesOf(info: IndexInfo): string[] {
  return [...new Set(info.rows.map((row) => row.country))];
}

function entriesOf(info: IndexInfo, list: IndexList) {
  const others = list.index === 'complementarity' ? [list.subject] : [];
  return countriesOf(info)
    .filter((country) => !others.includes(country))
    .map((country) => ({ id: country, value: indexValue(info, { ...list, country }) }));
}

/** Ranks if at least two values can be compared; a single value has none. */
function placesOf(entries: readonly Ranked[]): Map<string, number> {
  const places = rankPlaces(entries);
  return places.size < 2 ? new Map() : places;
}

/** After all ranks: values without one, then countries without a value. */
const orderOf = ({ place, value }: IndexRank): number =>
  place ?? Number.MAX_SAFE_INTEGER - (value === null ? 0 : 1);

const earlier = (list: IndexList): IndexList => ({ ...list, year: list.year - 1 });
