import type { SectorId } from '@/features/sectors/sectors-schema';
import type { AdoptionDegree, AdoptionState, RelationKind } from '@/features/standards/standards-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { codesOfStandard } from './data/standard-codes';
import {
  isPair,
  type LibraryIndicator,
  type LibraryRelation,
  type LibraryStandard,
  type StandardLibrary,
} from './data/standards';
import { publisherOf, standardIdOf, undatedNumber } from './standard-numbers';

let loading: Promise<StandardLibrary> | null = null;

/** The library, loaded once. `scripts/pack-data.ts` writes its tables. */
export function standardLibrary(): Promise<StandardLibrary> {
  loading ??= load();
  // A failed download is tried again.
  loading.catch(() => (loading = null));
  return loading;
}

async function load(): Promise<StandardLibrary> {
  const [japan, others, pairs, limits] = await Promise.all([
    import('./data/packed/standards/japan.json'),
    import('./data/packed/standards/standards.json'),
    import('./data/packed/standards/relations.json'),
    import('./data/packed/standards/indicators.json'),
  ]);
  const relations = (pairs.default.rows as PackedRelation[]).map(toRelation);
  const relationsOf = grouped(
    relations.flatMap((relation) => [[relation.from, relation] as const, [relation.to, relation] as const]),
  );
  const stateOf = (id: string) => adoptionState(id, relationsOf.get(id) ?? []);
  const [chinese, ...rest] = splitBy(others.default.rows as PackedStandard[], ({ number }) =>
    number.startsWith('GB'),
  ).map((part) => part.map((standard) => toStandard(standard, stateOf)));
  const japanese = japan.default.rows.map((cells) => fromCatalogue(cells, stateOf));
  const standards = [...(chinese ?? []), ...japanese, ...rest.flat()];
  const indicators = (limits.default.rows as PackedIndicator[]).map(toIndicator);
  return {
    standards,
    byId: new Map(standards.map((standard) => [standard.id, standard])),
    relations,
    relationsOf,
    indicatorsOf: grouped(indicators.map((indicator) => [indicator.standardId, indicator])),
    editionsOf: grouped(standards.map((standard) => [undatedNumber(standard.number), standard])),
  };
}

type PackedRelation = [
  from: string,
  kind: RelationKind,
  degree: AdoptionDegree | null,
  to: string,
  mark: RecordMark,
];

type PackedIndicator = Omit<LibraryIndicator, 'id' | 'standardId'> & { standard: string };

type PackedStandard = Pick<LibraryStandard, 'number' | 'sector' | 'mark' | 'sourceId'> &
  Partial<
    Pick<
      LibraryStandard,
      'titles' | 'ics' | 'published' | 'from' | 'until' | 'isWithdrawn' | 'confirmed' | 'adoption' | 'url'
    >
  >;

type StateOf = (id: string) => AdoptionState;

function toRelation([from, kind, degree, to, mark]: PackedRelation): LibraryRelation {
  const ends = { from: standardIdOf(from), to: standardIdOf(to) };
  return { id: `${ends.from}--${kind}--${ends.to}`, ...ends, kind, degree, mark };
}

function toIndicator({ standard, ...indicator }: PackedIndicator, place: number): LibraryIndicator {
  const standardId = standardIdOf(standard);
  return { id: `${standardId}--${place + 1}`, standardId, ...indicator };
}

function adoptionState(id: string, relations: readonly LibraryRelation[]): AdoptionState {
  const own = relations.filter(({ from, kind }) => from === id && isPair(kind));
  return own.find(({ degree }) => degree !== null)?.degree ?? (own.length > 0 ? 'paired' : 'unknown');
}

function toStandard(packed: PackedStandard, stateOf: StateOf): LibraryStandard {
  const { number, ics = [], adoption } = packed;
  const id = standardIdOf(number);
  const publisher = publisherOf(number);
  return {
    titles: {},
    published: null,
    from: null,
    until: null,
    isWithdrawn: false,
    isValid: false,
    confirmed: null,
    url: null,
    ...packed,
    ...publisher,
    id,
    ics,
    // International standards adopt none.
    adoption: publisher.country === null ? 'none' : (adoption ?? stateOf(id)),
    codes: codesOfStandard(number, ics),
  };
}

const CATALOGUE = 'https://webdesk.jsa.or.jp/books/W11M0090/index/?bunsyo_id=';

function fromCatalogue(cells: readonly string[], stateOf: StateOf): LibraryStandard {
  const [number = '', ja = '', en = '', sector = '', ics = '', published = '', confirmed = ''] = cells;
  const packed: PackedStandard = {
    number,
    titles: en === '' ? { ja } : { ja, en },
    sector: sector as SectorId,
    ics: ics.split(' '),
    published,
    confirmed: confirmed || null,
    url: CATALOGUE + encodeURIComponent(number).replaceAll('%20', '+'),
    mark: 'fact',
    sourceId: 'standards-jis',
  };
  return { ...toStandard(packed, stateOf), isValid: true };
}

function grouped<T>(entries: readonly (readonly [key: string, value: T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

function splitBy<T>(rows: readonly T[], isFirst: (row: T) => boolean): [T[], T[]] {
  return [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
}
