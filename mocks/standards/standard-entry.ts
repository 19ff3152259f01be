import type { AdoptionDegree, AdoptionState, RelationKind } from '@/features/standards/standards-schema';
import type { StatusBasis } from '@/features/standards/standard-status-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { SectorId } from '@/shared/routing/sector-ids';

/** A limit of a standard, as printed in its source, in English. */
export interface EntryIndicator {
  key: string | null;
  name: string;
  productClass: string | null;
  limit: string;
  unit: string | null;
  testMethod: string | null;
  inForceFrom: string | null;
  note: string | null;
  sourceUrl: string | null;
  asOf: string | null;
  mark: RecordMark;
}

/** A relation of a standard to the one with the id `to`. */
export interface EntryRelation {
  kind: RelationKind;
  degree: AdoptionDegree | null;
  to: string;
  mark: RecordMark;
}

/** A standard with all that staff edit. `titles` are by language (BCP 47); `country` is null for an international one. */
export interface StandardEntry {
  id: string;
  number: string;
  country: string | null;
  body: string;
  titles: Readonly<Record<string, string>>;
  sector: SectorId;
  ics: readonly string[];
  codes: readonly string[];
  published: string | null;
  inForceFrom: string | null;
  until: string | null;
  confirmed: string | null;
  statusBasis: StatusBasis;
  /** The catalogue's statement on its adoption, if no relation has more. */
  adoption: AdoptionState | null;
  indicators: readonly EntryIndicator[];
  relations: readonly EntryRelation[];
  sourceUrl: string | null;
  sourceId: string;
  asOf: string | null;
  mark: RecordMark;
}
