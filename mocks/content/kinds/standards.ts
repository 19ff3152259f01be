import { rowsIn, rowsText } from '@/features/content/content-entries';
import { fieldIn } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import {
  INTERNATIONAL,
  type AdoptionDegree,
  type AdoptionState,
  type RelationKind,
} from '@/features/standards/standards-schema';
import type { StatusBasis } from '@/features/standards/standard-status-schema';
import { standardKind } from '@/pages/console/content/kinds/standard-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import { invalidField, refusal } from '../../handlers/system/refusal';
import { locales } from '../../locale';
import type { EntryIndicator, EntryRelation, StandardEntry } from '../../standards/standard-entry';
import { packedStandards } from '../../standards/packed-standards';
import { publishedRecords } from '../published';
import { createContentStore } from '../store';
import { publishedSource } from './sources';
import { choiceOf, codesOf, joined, rowsField, textFields, textOf } from './values';

let seeds: readonly StandardEntry[] = [];
let loading: Promise<readonly StandardEntry[]> | null = null;
let published: (() => readonly StandardEntry[]) | null = null;

/** The library is large, so it loads when visitors or staff first need it. */
export async function loadStandards(): Promise<void> {
  if (published !== null) return;
  loading ??= packedStandards();
  // Retry a failed download.
  loading.catch(() => (loading = null));
  seeds = await loading;
  published ??= publishedRecords(standardStore, seeds, standardOf);
}

/** The standards that staff edit, after `loadStandards`. */
export const standardStore = createContentStore('standard', () =>
  seeds.map((entry) => ({ id: entry.id, values: valuesOfStandard(entry) })),
);

/** The standards that visitors see today, after `loadStandards`; the same array until one changes. */
export const publishedStandards = (): readonly StandardEntry[] => published?.() ?? [];

const indicatorRows = rowsField(standardKind.fields, 'indicators');
const relationRows = rowsField(standardKind.fields, 'relations');

/** The parts of an entry of rows as texts. */
const asTexts = (row: object): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, part]) => [name, String(part ?? '')]));

/** A standard as staff edit it. */
export const valuesOfStandard = (entry: StandardEntry): ContentValues => ({
  number: entry.number,
  country: entry.country ?? INTERNATIONAL,
  body: entry.body,
  sector: entry.sector,
  ...textFields('title', entry.titles),
  titleId: entry.titles['id'] ?? null,
  ics: joined(entry.ics),
  codes: joined(entry.codes),
  statusBasis: entry.statusBasis,
  published: entry.published,
  inForceFrom: entry.inForceFrom,
  until: entry.until,
  confirmed: entry.confirmed,
  adoption: entry.adoption,
  indicators: rowsText(indicatorRows, entry.indicators.map(asTexts)) || null,
  relations: rowsText(relationRows, entry.relations.map(asTexts)) || null,
  sourceUrl: entry.sourceUrl,
  source: entry.sourceId,
  asOf: entry.asOf,
  nextCheck: null,
  mark: entry.mark,
});

/** The standard that the library has for these values. */
export function standardOf(id: string, values: ContentValues): StandardEntry {
  const country = textOf(values, 'country');
  return {
    id,
    number: choiceOf(values, 'number'),
    country: country === INTERNATIONAL ? null : country,
    body: choiceOf(values, 'body'),
    titles: titlesOf(values),
    sector: choiceOf<SectorId>(values, 'sector'),
    ics: codesOf(values, 'ics'),
    codes: codesOf(values, 'codes'),
    published: textOf(values, 'published'),
    inForceFrom: textOf(values, 'inForceFrom'),
    until: textOf(values, 'until'),
    confirmed: textOf(values, 'confirmed'),
    statusBasis: choiceOf<StatusBasis>(values, 'statusBasis'),
    adoption: textOf(values, 'adoption') as AdoptionState | null,
    indicators: rowsIn(indicatorRows, values['indicators']).map(indicatorOf),
    relations: rowsIn(relationRows, values['relations']).map(relationOf),
    sourceUrl: textOf(values, 'sourceUrl'),
    sourceId: choiceOf(values, 'source'),
    asOf: textOf(values, 'asOf'),
    mark: choiceOf<RecordMark>(values, 'mark'),
  };
}

function titlesOf(values: ContentValues): Record<string, string> {
  const fields = [...locales.map((language) => [language, fieldIn('title', language)]), ['id', 'titleId']];
  return Object.fromEntries(
    fields.flatMap(([language = '', field = '']) => {
      const title = textOf(values, field);
      return title === null ? [] : [[language, title]];
    }),
  );
}

const indicatorOf = (row: Record<string, string>): EntryIndicator => ({
  key: textOf(row, 'key'),
  name: row['name'] ?? '',
  productClass: textOf(row, 'productClass'),
  limit: row['limit'] ?? '',
  unit: textOf(row, 'unit'),
  testMethod: textOf(row, 'testMethod'),
  inForceFrom: textOf(row, 'inForceFrom'),
  note: textOf(row, 'note'),
  sourceUrl: textOf(row, 'sourceUrl'),
  asOf: textOf(row, 'asOf'),
  mark: choiceOf<RecordMark>(row, 'mark'),
});

const relationOf = (row: Record<string, string>): EntryRelation => ({
  kind: choiceOf<RelationKind>(row, 'kind'),
  degree: textOf(row, 'degree') as AdoptionDegree | null,
  to: row['to'] ?? '',
  mark: choiceOf<RecordMark>(row, 'mark'),
});

/**
 * Code 9802: no such source, or a degree of another relation than `adopts`; 20900: there is no such related standard;
 * 20902: a relation occurs twice; 20903: a standard is related to itself.
 */
export function checkStandard(id: string | null, values: ContentValues): void {
  const entry = standardOf(id ?? '', values);
  const others = standardStore.records().filter((record) => record.id !== id && record.deletedAt === null);
  if (publishedSource(entry.sourceId) === undefined) throw invalidField('source', '没有这个数据来源');
  checkRelations(id, entry, new Set(others.map((other) => other.id)));
}

/** Code 9800: a fact lacks its source or the date of it. */
export function checkWholeStandard(id: string | null, values: ContentValues): void {
  const entry = standardOf(id ?? '', values);
  const was = lastPublished(id);
  checkSource(entry, was);
  checkIndicators(entry, was);
}

/** A standard as it was published last; null if it never was. */
function lastPublished(id: string | null): StandardEntry | null {
  const publications = (id === null ? null : standardStore.find(id))?.publications ?? [];
  const values = publications.findLast((each) => each.values !== null)?.values ?? null;
  return id === null || values === null ? null : standardOf(id, values);
}

/** Only what is new or emptied: checked standards of the sample data may have no address of their own. */
function checkSource(entry: StandardEntry, was: StandardEntry | null): void {
  if (entry.mark !== 'fact') return;
  for (const field of ['sourceUrl', 'asOf'] as const)
    if (entry[field] === null && !(was?.mark === 'fact' && was[field] === null))
      throw invalidField(field, '标记为已核时不能为空', 9800);
}

/** Only limits that are new or changed: those of the sample data may lack the date of their source. */
function checkIndicators({ indicators }: StandardEntry, was: StandardEntry | null): void {
  const known = new Set(was?.indicators.map((row) => JSON.stringify(row)));
  const at = indicators.findIndex(
    (row) =>
      row.mark === 'fact' && (row.sourceUrl === null || row.asOf === null) && !known.has(JSON.stringify(row)),
  );
  if (at !== -1)
    throw invalidField('indicators', `第${at + 1}行标记为已核时，来源网址和数据日期不能为空`, 9800);
}

function checkRelations(id: string | null, { relations }: StandardEntry, others: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const { kind, degree, to } of relations) {
    if (to === id) throw refusal(20903);
    if (!others.has(to)) throw refusal(20900);
    if (degree !== null && kind !== 'adopts')
      throw invalidField('relations', '一致性程度，只有采用关系可以填写');
    if (seen.has(`${kind} ${to}`)) throw refusal(20902);
    seen.add(`${kind} ${to}`);
  }
}
