import type { SectorId } from '@/shared/routing/sector-ids';
import type { AdoptionDegree, RelationKind } from '@/features/standards/standards-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { sourcesFor } from '../data/sources';
import { codesOfStandard } from '../data/standard-codes';
import { packedCounts, type LibraryStandard, type StandardLibrary } from '../data/standards';
import { baseRow, type BaseRow } from '../data/system/rows';
import { table } from '../db';
import { publisherOf, standardIdOf } from './standard-numbers';
import {
  libraryOf,
  titleColumns,
  type IndicatorRow,
  type RelationRow,
  type StandardRow,
  type StandardRows,
} from './standard-rows';

/** The rows with all changes since the start (null: not read yet), and the library built from them. */
interface RecordedFields {
  rows: StandardRows | null;
  library: StandardLibrary | null;
}

const state = table<RecordedFields>(() => ({ rows: null, library: null }));

/** The library as read by the portal, with all changes of staff. */
export async function standardLibrary(): Promise<StandardLibrary> {
  const rows = await standardRows();
  return (state.value.library ??= libraryOf(rows));
}

/** The rows that staff edit; change them only with `writeStandards`. */
export async function standardRows(): Promise<StandardRows> {
  const packed = await packedRows();
  return (state.value.rows ??= {
    standards: packed.standards.map((row) => ({ ...row })),
    relations: packed.relations.map((row) => ({ ...row })),
    indicators: packed.indicators.map((row) => ({ ...row })),
  });
}

/** How many standards there are, from one source or all, and how many are unchecked; loads nothing. */
export function standardCounts(sourceId?: string): { standards: number; unchecked: number } {
  const { rows } = state.value;
  if (rows === null) return packedCounts(sourceId);
  const counted = rows.standards.filter((row) => sourceId === undefined || row.sourceId === sourceId);
  return { standards: counted.length, unchecked: counted.filter(({ mark }) => mark === 'unchecked').length };
}

/** Changes the rows; the portal reads the change with its next request. */
export async function writeStandards<T>(write: (rows: StandardRows) => T): Promise<T> {
  const rows = await standardRows();
  state.value.library = null;
  return write(rows);
}

let loading: Promise<StandardRows> | null = null;

/** The initial rows, loaded once. `scripts/pack-data.ts` writes their tables. */
function packedRows(): Promise<StandardRows> {
  loading ??= load();
  // Retry a failed download.
  loading.catch(() => (loading = null));
  return loading;
}

async function load(): Promise<StandardRows> {
  const [japan, others, pairs, limits] = await Promise.all([
    import('../data/packed/standards/japan.json'),
    import('../data/packed/standards/standards.json'),
    import('../data/packed/standards/relations.json'),
    import('../data/packed/standards/indicators.json'),
  ]);
  const [chinese, ...rest] = splitBy(others.default.rows as PackedStandard[], ({ number }) =>
    number.startsWith('GB'),
  ).map((part) => part.map(toRow));
  const japanese = japan.default.rows.map(fromCatalogue);
  return {
    standards: [...(chinese ?? []), ...japanese, ...rest.flat()],
    relations: (pairs.default.rows as PackedRelation[]).map(toRelation),
    indicators: (limits.default.rows as PackedIndicator[]).map(toIndicator),
  };
}

type PackedRelation = [
  from: string,
  kind: RelationKind,
  degree: AdoptionDegree | null,
  to: string,
  mark: RecordMark,
];

type PackedIndicator = Omit<IndicatorRow, keyof BaseRow | 'standardId' | 'sourceUrl'> & {
  standard: string;
  url: string | null;
};

type PackedStandard = Pick<LibraryStandard, 'number' | 'sector' | 'mark' | 'sourceId'> &
  Partial<
    Pick<
      LibraryStandard,
      'titles' | 'ics' | 'published' | 'from' | 'until' | 'isWithdrawn' | 'confirmed' | 'adoption' | 'url'
    >
  >;

function toRelation([from, kind, degree, to, mark]: PackedRelation): RelationRow {
  const ends = { fromId: standardIdOf(from), toId: standardIdOf(to) };
  return { ...baseRow(`${ends.fromId}--${kind}--${ends.toId}`), ...ends, kind, degree, mark };
}

function toIndicator({ standard, url, ...indicator }: PackedIndicator, place: number): IndicatorRow {
  const standardId = standardIdOf(standard);
  return { ...baseRow(`${standardId}--${place + 1}`), standardId, ...indicator, sourceUrl: url };
}

function toRow(packed: PackedStandard): StandardRow {
  const { number, titles = {}, sector, ics = [], published, from, until, confirmed, mark, sourceId } = packed;
  return {
    ...baseRow(standardIdOf(number)),
    ...titleColumns(titles),
    ...publisherOf(number),
    number,
    sector,
    ics: ics.join(',') || null,
    codes: codesOfStandard(number, ics).join(',') || null,
    published: published ?? null,
    inForceFrom: from ?? null,
    until: until ?? null,
    confirmed: confirmed ?? null,
    statusBasis: packed.isWithdrawn === true ? 'withdrawn' : 'dates',
    adoption: packed.adoption ?? null,
    sourceUrl: packed.url ?? null,
    asOf: sourcesFor([sourceId], 'zh')[0]?.asOf ?? null,
    mark,
    sourceId,
  };
}

const CATALOGUE = 'https://webdesk.jsa.or.jp/books/W11M0090/index/?bunsyo_id=';

function fromCatalogue(cells: readonly string[]): StandardRow {
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
  return { ...toRow(packed), statusBasis: 'catalogue' };
}

function splitBy<T>(rows: readonly T[], isFirst: (row: T) => boolean): [T[], T[]] {
  return [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
}
