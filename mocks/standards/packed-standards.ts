import type { AdoptionDegree, RelationKind } from '@/features/standards/standards-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import { codesOfStandard } from '../data/standard-codes';
import { sourceEntries } from '../data/source-entries';
import { grouped } from './grouped';
import type { EntryIndicator, EntryRelation, StandardEntry } from './standard-entry';
import { publisherOf, standardIdOf } from './standard-numbers';

/** The standards of the sample data in the order of the library. `scripts/pack-data.ts` writes their tables. */
export async function packedStandards(): Promise<StandardEntry[]> {
  const [japan, others, pairs, limits] = await Promise.all([
    import('../data/packed/standards/japan.json'),
    import('../data/packed/standards/standards.json'),
    import('../data/packed/standards/relations.json'),
    import('../data/packed/standards/indicators.json'),
  ]);
  const relations = grouped(
    (pairs.default.rows as PackedRelation[]).map((row) => [standardIdOf(row[0]), row] as const),
  );
  const indicators = grouped(
    (limits.default.rows as PackedIndicator[]).map((row) => [standardIdOf(row.standard), row] as const),
  );
  const partsOf = (id: string) => ({
    relations: (relations.get(id) ?? []).map(toRelation),
    indicators: (indicators.get(id) ?? []).map(toIndicator),
  });
  const entries = (others.default.rows as PackedStandard[]).map(toEntry);
  const isChinese = ({ country }: PlainEntry) => country === 'CN';
  const ordered = [
    ...entries.filter(isChinese),
    ...japan.default.rows.map(fromCatalogue),
    ...entries.filter((entry) => !isChinese(entry)),
  ];
  return ordered.map((entry) => ({ ...entry, ...partsOf(entry.id) }));
}

type PackedRelation = [
  from: string,
  kind: RelationKind,
  degree: AdoptionDegree | null,
  to: string,
  mark: RecordMark,
];

type PackedIndicator = Omit<EntryIndicator, 'sourceUrl'> & { standard: string; url: string | null };

type PackedStandard = Pick<StandardEntry, 'number' | 'sector' | 'mark' | 'sourceId'> &
  Partial<Pick<StandardEntry, 'titles' | 'ics' | 'published' | 'until' | 'confirmed' | 'adoption'>> & {
    from?: string;
    isWithdrawn?: boolean;
    url?: string;
  };

const toRelation = ([, kind, degree, to, mark]: PackedRelation): EntryRelation => ({
  kind,
  degree,
  to: standardIdOf(to),
  mark,
});

const toIndicator = ({ standard: _standard, url, ...indicator }: PackedIndicator): EntryIndicator => ({
  ...indicator,
  sourceUrl: url,
});

type PlainEntry = Omit<StandardEntry, 'relations' | 'indicators'>;

function toEntry(packed: PackedStandard): PlainEntry {
  const { number, titles = {}, sector, ics = [], published, from, until, confirmed, mark, sourceId } = packed;
  return {
    id: standardIdOf(number),
    number,
    ...publisherOf(number),
    titles,
    sector,
    ics,
    codes: codesOfStandard(number, ics),
    published: published ?? null,
    inForceFrom: from ?? null,
    until: until ?? null,
    confirmed: confirmed ?? null,
    statusBasis: packed.isWithdrawn === true ? 'withdrawn' : 'dates',
    adoption: packed.adoption ?? null,
    sourceUrl: packed.url ?? null,
    sourceId,
    asOf: sourceEntries[sourceId]?.asOf ?? null,
    mark,
  };
}

const CATALOGUE = 'https://webdesk.jsa.or.jp/books/W11M0090/index/?bunsyo_id=';

function fromCatalogue(cells: readonly string[]): PlainEntry {
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
  return { ...toEntry(packed), statusBasis: 'catalogue' };
}
