import type { SectorId } from '../../../src/shared/routing/sector-ids';
import type {
  AdoptionDegree,
  AdoptionState,
  RelationKind,
  StandardIndicator,
} from '../../../src/features/standards/standards-schema';

type Mark = 'fact' | 'unchecked';

/** A row of a table by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

/** Titles by language (BCP 47). */
export type Titles = Readonly<Record<string, string>>;

/** A packed standard; absent fields are unknown. `adoption` is absent if it follows from the relations. */
export interface PackedStandard {
  number: string;
  titles?: Titles;
  sector: SectorId;
  ics?: readonly string[];
  published?: string;
  from?: string;
  /** The first day on which it no longer applies. */
  until?: string;
  isWithdrawn?: true;
  confirmed?: string;
  adoption?: AdoptionState;
  url?: string;
  mark: Mark;
  sourceId: string;
}

/** A relation by the numbers of both. */
export interface PackedRelation {
  from: string;
  kind: RelationKind;
  degree: AdoptionDegree | null;
  to: string;
  mark: Mark;
}

/** An indicator with the number of its standard. */
export interface PackedIndicator extends Omit<StandardIndicator, 'id' | 'name' | 'productClass' | 'note'> {
  standard: string;
  name: string;
  productClass: string | null;
  note: string | null;
}

/** The result of a table. */
export interface PackedPart {
  standards: PackedStandard[];
  relations: PackedRelation[];
  indicators: PackedIndicator[];
}
