import type { AdoptionDegree, RelationKind } from '../../../src/features/standards/standards-schema';
import { addressIn, numbersIn, sectorNamed } from './numbers';
import type { PackedPart, PackedRelation, PackedStandard, Row } from './packed-standard';

/** The table `standards.csv`: Chinese standards, what they adopt and what they replace. */
export function chineseStandards(rows: readonly Row[]): PackedPart {
  return {
    standards: rows.map(toStandard),
    relations: rows.flatMap((row) => [...adoptions(row), ...replacements(row), ...successors(row, rows)]),
    indicators: [],
  };
}

/** Degree or kind of a pair; a remark in brackets after it only explains a missing degree. */
export function relationNamed(cell: string): { kind: RelationKind; degree: AdoptionDegree | null } | null {
  const word = cell.replace(/ \(.*$/, '').replace(/ by number$/, '');
  if (word === 'none') return null;
  if (word === 'IDT' || word === 'MOD' || word === 'NEQ') return { kind: 'adopts', degree: word };
  if (word === 'adopts' || word === 'corresponds') return { kind: word, degree: null };
  if (word === 'based on') return { kind: 'basedOn', degree: null };
  throw new Error(`No relation "${cell}"`);
}

function toStandard(row: Row): PackedStandard {
  const { number = '', title_zh: zh = '', title_en: en = '', status = '', source = '' } = row;
  const url = addressIn(source);
  return {
    number,
    titles: { zh, en },
    sector: sectorNamed(row['sector'] ?? ''),
    ...datesIn(status),
    ...(row['relation'] === 'none' ? { adoption: 'none' } : {}),
    ...(url === null ? {} : { url }),
    mark: markOf(row),
    sourceId: 'standards',
  };
}

function datesIn(status: string): Partial<PackedStandard> {
  const published = /published (\d{4}-\d\d-\d\d)/.exec(status)?.[1] ?? /^\d{4}-\d\d-\d\d$/.exec(status)?.[0];
  const from = /in force from (\d{4}-\d\d-\d\d)/.exec(status)?.[1];
  const until = /to be replaced (\d{4}-\d\d-\d\d)/.exec(status)?.[1];
  return {
    ...(published === undefined ? {} : { published }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(status === 'withdrawn' ? { isWithdrawn: true } : {}),
  };
}

/** A row partly from general knowledge is unchecked as a whole, except for "no adoption found". */
function markOf({ flag = '' }: Row): 'fact' | 'unchecked' {
  return flag === 'verified' || flag.includes('no adoption found') ? 'fact' : 'unchecked';
}

/** In rows that specify what is from general knowledge, the pair itself may be on the page. */
const markOfPair = (row: Row): 'fact' | 'unchecked' =>
  (row['flag'] ?? '').startsWith('verified (pairing') ? 'fact' : markOf(row);

function adoptions(row: Row): PackedRelation[] {
  const relation = relationNamed(row['relation'] ?? '');
  if (relation === null) return [];
  const mark = markOfPair(row);
  return numbersIn(row['international_standard'] ?? '').map((to) => ({
    from: row['number'] ?? '',
    ...relation,
    to,
    mark,
  }));
}

function replacements(row: Row): PackedRelation[] {
  const to = /replaces (\S+ \S+)$/.exec(row['status'] ?? '')?.[1];
  return to === undefined ? [] : [replaces(row, to)];
}

/** "To be replaced" on a day: by the edition of the same number that applies from that day. */
function successors(row: Row, rows: readonly Row[]): PackedRelation[] {
  const { until } = datesIn(row['status'] ?? '');
  const family = (row['number'] ?? '').replace(/-\d{4}$/, '-');
  const next = rows.filter(
    (other) => other['number']?.startsWith(family) === true && datesIn(other['status'] ?? '').from === until,
  );
  return until === undefined ? [] : next.map((other) => replaces(other, row['number'] ?? ''));
}

const replaces = (row: Row, to: string): PackedRelation => ({
  from: row['number'] ?? '',
  kind: 'replaces',
  degree: null,
  to,
  mark: markOf(row),
});
