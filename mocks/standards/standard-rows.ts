import type { AdoptionState } from '@/features/standards/standards-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import type { RecordMark } from '@/shared/api/record-schema';
import {
  isPair,
  type LibraryIndicator,
  type LibraryRelation,
  type LibraryStandard,
  type StandardLibrary,
} from '../data/standards';
import type { BaseRow } from '../data/system/rows';
import { undatedNumber } from './standard-numbers';

/** The possible languages of a title, by the field of the row. */
const TITLE_FIELDS = {
  zh: 'titleZh',
  en: 'titleEn',
  ja: 'titleJa',
  ko: 'titleKo',
  vi: 'titleVi',
  ms: 'titleMs',
  id: 'titleId',
} as const;
export type TitleField = (typeof TITLE_FIELDS)[keyof typeof TITLE_FIELDS];

/** The basis of a standard's status: its dates, a catalogue that lists it as valid, or its withdrawal. */
export type StatusBasis = 'dates' | 'catalogue' | 'withdrawn';

/** A standard as edited by staff: one column each, lists joined by commas. */
export interface StandardRow extends BaseRow, Record<TitleField, string | null> {
  number: string;
  country: string | null;
  body: string;
  sector: SectorId;
  ics: string | null;
  codes: string | null;
  published: string | null;
  inForceFrom: string | null;
  until: string | null;
  confirmed: string | null;
  statusBasis: StatusBasis;
  /** The catalogue's statement on its adoption, if no relation has more. */
  adoption: AdoptionState | null;
  sourceUrl: string | null;
  asOf: string | null;
  mark: RecordMark;
  sourceId: string;
}

/** A limit of a standard as edited by staff. */
export interface IndicatorRow extends BaseRow, Omit<LibraryIndicator, 'url'> {
  sourceUrl: string | null;
}

/** A relation between two standards as edited by staff. */
export interface RelationRow extends BaseRow, Omit<LibraryRelation, 'from' | 'to'> {
  fromId: string;
  toId: string;
}

export interface StandardRows {
  standards: StandardRow[];
  relations: RelationRow[];
  indicators: IndicatorRow[];
}

/** The titles of a standard as columns; a language without one is null. */
export function titleColumns(titles: LibraryStandard['titles']): Record<TitleField, string | null> {
  const columns = Object.entries(TITLE_FIELDS).map(([language, field]) => [field, titles[language] ?? null]);
  return Object.fromEntries(columns) as Record<TitleField, string | null>;
}

/** The values of a list column. */
const listOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The library read by the portal, built from the current rows. */
export function libraryOf(rows: StandardRows): StandardLibrary {
  const relations = rows.relations.map(toRelation);
  const relationsOf = grouped(
    relations.flatMap((relation) => [[relation.from, relation] as const, [relation.to, relation] as const]),
  );
  const standards = rows.standards.map((row) => toStandard(row, relationsOf.get(row.id) ?? []));
  const indicators = rows.indicators.map(toIndicator);
  return {
    standards,
    byId: new Map(standards.map((standard) => [standard.id, standard])),
    relations,
    relationsOf,
    indicatorsOf: grouped(indicators.map((indicator) => [indicator.standardId, indicator])),
    editionsOf: grouped(standards.map((standard) => [undatedNumber(standard.number), standard])),
  };
}

function toStandard(row: StandardRow, relations: readonly LibraryRelation[]): LibraryStandard {
  const { id, number, country, body, sector, published, until, confirmed, mark, sourceId } = row;
  return {
    id,
    number,
    country,
    body,
    titles: titlesOf(row),
    sector,
    ics: listOf(row.ics),
    published,
    from: row.inForceFrom,
    until,
    isWithdrawn: row.statusBasis === 'withdrawn',
    isValid: row.statusBasis === 'catalogue',
    confirmed,
    // International standards adopt none.
    adoption: country === null ? 'none' : adoptionState(row, relations),
    codes: listOf(row.codes),
    url: row.sourceUrl,
    mark,
    sourceId,
  };
}

/** The existing titles by language. */
function titlesOf(row: StandardRow): Record<string, string> {
  const titles = Object.entries(TITLE_FIELDS).flatMap(([language, field]) => {
    const title = row[field];
    return title === null ? [] : [[language, title] as const];
  });
  return Object.fromEntries(titles);
}

function adoptionState({ id, adoption }: StandardRow, relations: readonly LibraryRelation[]): AdoptionState {
  const own = relations.filter(({ from, kind }) => from === id && isPair(kind));
  return (
    own.find(({ degree }) => degree !== null)?.degree ?? (own.length > 0 ? 'paired' : (adoption ?? 'unknown'))
  );
}

function toRelation({ id, fromId, toId, kind, degree, mark }: RelationRow): LibraryRelation {
  return { id, from: fromId, to: toId, kind, degree, mark };
}

function toIndicator(row: IndicatorRow): LibraryIndicator {
  const { id, standardId, key, name, productClass, limit, unit, testMethod, inForceFrom, note, asOf, mark } =
    row;
  return {
    id,
    standardId,
    key,
    name,
    productClass,
    limit,
    unit,
    testMethod,
    inForceFrom,
    note,
    url: row.sourceUrl,
    asOf,
    mark,
  };
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
