import type { SectorId } from '@/shared/routing/sector-ids';
import type {
  AdoptionDegree,
  AdoptionState,
  RelationKind,
  StandardStatus,
} from '@/features/standards/standards-schema';
import { statusOn as statusFrom, type StatusBasis } from '@/features/standards/standard-status-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import extent from './packed/standards/extent.json';

/**
 * A standard of the library: number, titles and dates as far as its source has them, as of the date of that source.
 * `unchecked` ones still need a check in the catalogue of the body.
 */
export interface LibraryStandard {
  id: string;
  number: string;
  /** Null for an international one. */
  country: string | null;
  body: string;
  /** Titles by language (BCP 47); empty if only the number is known. */
  titles: Readonly<Record<string, string>>;
  sector: SectorId;
  ics: readonly string[];
  published: string | null;
  from: string | null;
  /** The first day on which it no longer applies. */
  until: string | null;
  statusBasis: StatusBasis;
  confirmed: string | null;
  adoption: AdoptionState;
  /** Chapters and headings of the standard, own assignment; empty if there are none in particular. */
  codes: readonly string[];
  url: string | null;
  mark: RecordMark;
  sourceId: string;
}

/** A relation between two standards of the library, by their ids. */
export interface LibraryRelation {
  id: string;
  from: string;
  kind: RelationKind;
  degree: AdoptionDegree | null;
  to: string;
  mark: RecordMark;
}

/** A limit of a standard, as printed in its source, in English. */
export interface LibraryIndicator {
  id: string;
  standardId: string;
  key: string | null;
  name: string;
  productClass: string | null;
  limit: string;
  unit: string | null;
  testMethod: string | null;
  inForceFrom: string | null;
  note: string | null;
  url: string | null;
  asOf: string | null;
  mark: RecordMark;
}

export interface StandardLibrary {
  standards: readonly LibraryStandard[];
  byId: ReadonlyMap<string, LibraryStandard>;
  /** Relations by the id of either end. */
  relationsOf: ReadonlyMap<string, readonly LibraryRelation[]>;
  relations: readonly LibraryRelation[];
  indicatorsOf: ReadonlyMap<string, readonly LibraryIndicator[]>;
  /** Editions of the same number, by the number without its year. */
  editionsOf: ReadonlyMap<string, readonly LibraryStandard[]>;
}

/**
 * How many standards are packed, from one source or all, and how many are unchecked; available before they are
 * loaded.
 */
export function packedCounts(sourceId?: string): { standards: number; unchecked: number } {
  const counts: Partial<Record<string, { standards: number; unchecked: number }>> = extent.bySource;
  const counted = sourceId === undefined ? Object.values(counts) : [counts[sourceId]];
  const sum = (part: 'standards' | 'unchecked') => counted.reduce((all, one) => all + (one?.[part] ?? 0), 0);
  return { standards: sum('standards'), unchecked: sum('unchecked') };
}

/** Whether a standard applies on a day; unknown if its source does not state it. */
export const statusOn = ({ from, until, statusBasis: basis }: LibraryStandard, day: string): StandardStatus =>
  statusFrom({ from, until, basis }, day);

/** The pair by which a standard adopts another; null if it adopts none. The first of several. */
export function adoptionOf(
  { relationsOf, byId }: StandardLibrary,
  id: string,
): { relation: LibraryRelation; to: LibraryStandard } | null {
  const relation = relationsOf.get(id)?.find(({ from, kind }) => from === id && isPair(kind));
  const to = relation && byId.get(relation.to);
  return relation === undefined || to === undefined ? null : { relation, to };
}

/** What a standard adopts, with its degree in the notation of the field if it has one: `ISO 13006:2012 (MOD)`. */
export function adoptionText(library: StandardLibrary, id: string): string | null {
  const found = adoptionOf(library, id);
  if (found === null) return null;
  const { relation, to } = found;
  return relation.degree === null ? to.number : `${to.number} (${relation.degree})`;
}

/** Whether a relation pairs a standard with the one it adopts, in whole or in part. */
export const isPair = (kind: RelationKind): boolean =>
  kind === 'adopts' || kind === 'basedOn' || kind === 'corresponds';
