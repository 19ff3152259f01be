import type { AdoptionState } from '@/features/standards/standards-schema';
import { loadStandards, publishedStandards, standardStore } from '../content/kinds/standards';
import {
  isPair,
  packedCounts,
  type LibraryIndicator,
  type LibraryRelation,
  type LibraryStandard,
  type StandardLibrary,
} from '../data/standards';
import { grouped } from './grouped';
import type { StandardEntry } from './standard-entry';
import { undatedNumber } from './standard-numbers';

let known: { of: readonly StandardEntry[]; library: StandardLibrary } | null = null;

/** The library that visitors read today; the same object until a publication changes it. */
export async function standardLibrary(): Promise<StandardLibrary> {
  await loadStandards();
  const of = publishedStandards();
  if (known?.of !== of) known = { of, library: libraryOf(of) };
  return known.library;
}

/** How many standards there are, from one source or all, and how many are unchecked; loads nothing before a change. */
export async function standardCounts(sourceId?: string): Promise<{ standards: number; unchecked: number }> {
  if (Object.keys(standardStore.changes()).length === 0) return packedCounts(sourceId);
  await loadStandards();
  const counted = publishedStandards().filter(
    (standard) => sourceId === undefined || standard.sourceId === sourceId,
  );
  return { standards: counted.length, unchecked: counted.filter(({ mark }) => mark === 'unchecked').length };
}

/** The library of these standards; relations to others are left out. */
export function libraryOf(entries: readonly StandardEntry[]): StandardLibrary {
  const ids = new Set(entries.map(({ id }) => id));
  const relations = entries.flatMap(relationsFrom).filter(({ to }) => ids.has(to));
  const relationsOf = grouped(
    relations.flatMap((relation) => [[relation.from, relation] as const, [relation.to, relation] as const]),
  );
  const standards = entries.map((entry) => toStandard(entry, relationsOf.get(entry.id) ?? []));
  return {
    standards,
    byId: new Map(standards.map((standard) => [standard.id, standard])),
    relations,
    relationsOf,
    indicatorsOf: grouped(
      entries.flatMap((entry) => indicatorsOf(entry).map((indicator) => [entry.id, indicator] as const)),
    ),
    editionsOf: grouped(standards.map((standard) => [undatedNumber(standard.number), standard])),
  };
}

const relationsFrom = ({ id, relations }: StandardEntry): LibraryRelation[] =>
  relations.map((relation) => ({
    id: `${id}--${relation.kind}--${relation.to}`,
    from: id,
    ...relation,
  }));

const indicatorsOf = ({ id, indicators }: StandardEntry): LibraryIndicator[] =>
  indicators.map(({ sourceUrl, ...indicator }, place) => ({
    id: `${id}--${place + 1}`,
    standardId: id,
    ...indicator,
    url: sourceUrl,
  }));

function toStandard(entry: StandardEntry, relations: readonly LibraryRelation[]): LibraryStandard {
  const {
    indicators: _indicators,
    relations: _relations,
    asOf: _asOf,
    sourceUrl,
    inForceFrom,
    ...own
  } = entry;
  return {
    ...own,
    from: inForceFrom,
    url: sourceUrl,
    // International standards adopt none.
    adoption: entry.country === null ? 'none' : adoptionState(entry, relations),
  };
}

function adoptionState(
  { id, adoption }: StandardEntry,
  relations: readonly LibraryRelation[],
): AdoptionState {
  const own = relations.filter(({ from, kind }) => from === id && isPair(kind));
  return (
    own.find(({ degree }) => degree !== null)?.degree ?? (own.length > 0 ? 'paired' : (adoption ?? 'unknown'))
  );
}
