import { hasSameValues } from '@/features/content/content-kind';
import type { ContentRow, ContentValues, ContentVersion } from '@/features/content/content-schema';
import { visibleOn, withPublication, type Publication } from '@/features/content/record-state';
import { SUPER_ADMIN_ID } from '../data/system/users';
import { clockText } from '../handlers/system/row-writes';
import { persistedTable, type PersistedTable } from './persistence';

/** A record as it is in the sample data: published from the beginning. */
export interface SeedRecord {
  id: string;
  values: ContentValues;
}

/** A record of the store. `versions` and `publications` are in the order in which they were made. */
export interface StoredRecord extends Pick<
  ContentRow,
  'id' | 'version' | 'state' | 'writtenBy' | 'writtenByName' | 'updateTime' | 'deletedAt' | 'publishFrom'
> {
  /** Missing in records deleted before it was saved. */
  deletedByName?: string | null;
  values: ContentValues;
  versions: ContentVersion[];
  publications: Publication<ContentValues>[];
  /** Missing in records that were saved before there was one. */
  sentBack?: ContentRow['sentBack'];
  /** As `sentBack`. */
  submitted?: ContentRow['submitted'];
}

/** The records of one kind. */
export interface ContentStore {
  /** All records, deleted ones included: those of the sample data first, then those added. */
  records: () => StoredRecord[];
  find: (id: string) => StoredRecord | null;
  /** Adds or replaces a record, and saves. */
  put: (record: StoredRecord) => void;
  /** An id no record has. */
  nextId: () => string;
  /** The records that differ from the sample data, by id; another object after each change, so that it is a cache key. */
  changes: () => Readonly<Record<string, StoredRecord>>;
}

/** The time of what is in the sample data. */
const SEED_TIME = '2026-11-01 00:00:00';
const SEED_WRITER = '示例超级管理员';

/**
 * Creates the store of a kind. `seeds` is called when the records are first read, so that a kind that nobody opens
 * costs nothing; only changed records are saved.
 */
export function createContentStore(kind: string, seeds: () => readonly SeedRecord[]): ContentStore {
  const changes: PersistedTable<Record<string, StoredRecord>> = persistedTable(`content-${kind}`, () => ({}));
  let seeded: StoredRecord[] | null = null;
  let known: { of: object; records: StoredRecord[] } | null = null;
  const records = () => {
    // Each change replaces the table's value.
    if (known?.of === changes.value) return known.records;
    seeded ??= seeds().map(fromSeed);
    const ids = new Set(seeded.map(({ id }) => id));
    const added = Object.values(changes.value).filter(({ id }) => !ids.has(id));
    const all = [...seeded.map((record) => changes.value[record.id] ?? record), ...added];
    known = { of: changes.value, records: all };
    return all;
  };
  const find = (id: string) => records().find((record) => record.id === id) ?? null;
  return {
    records,
    find,
    put: (record) => {
      changes.value = { ...changes.value, [record.id]: record };
      changes.save();
    },
    nextId: () => {
      let number = Object.keys(changes.value).length + 1;
      while (find(`${kind}-${number}`) !== null) number += 1;
      return `${kind}-${number}`;
    },
    changes: () => changes.value,
  };
}

/** The server's day, `yyyy-MM-dd`. */
export const contentDay = (): string => clockText().slice(0, 10);

/** What visitors see of a kind on a day. */
export function publishedOn(
  store: ContentStore,
  day: string = contentDay(),
): { id: string; values: ContentValues }[] {
  return store.records().flatMap((record) => {
    const values = visibleRecord(record, day);
    return values === null ? [] : [{ id: record.id, values }];
  });
}

/** What visitors see of a record on a day; null for nothing. */
export function visibleRecord(record: StoredRecord, day: string = contentDay()): ContentValues | null {
  return record.deletedAt === null ? visibleOn(record.publications, day) : null;
}

/** True if visitors see a record now or from a later day on. */
export const isPublished = (record: StoredRecord): boolean =>
  record.publications.some(
    ({ from, values }) => values !== null && (from > contentDay() || visibleRecord(record) === values),
  );

/** The first day of the next publication that has not begun; null for none. */
export const nextFrom = ({ publications }: StoredRecord): string | null =>
  publications.find(({ from, values }) => values !== null && from > contentDay())?.from ?? null;

/**
 * The record after a publication from `from` on; null values: withdrawn. The same values once more, before they have begun,
 * only move to another day.
 */
export function publishedFrom(
  { publications }: StoredRecord,
  from: string,
  values: ContentValues | null,
): Publication<ContentValues>[] {
  const isMoved = (each: Publication<ContentValues>) =>
    each.from > contentDay() && hasSameValues(each.values, values);
  return withPublication(
    publications.filter((each) => !isMoved(each)),
    { from, values },
  );
}

function fromSeed({ id, values }: SeedRecord): StoredRecord {
  return {
    id,
    values,
    version: 0,
    state: 'published',
    writtenBy: SUPER_ADMIN_ID,
    writtenByName: SEED_WRITER,
    updateTime: SEED_TIME,
    deletedAt: null,
    publishFrom: null,
    versions: [
      {
        number: 1,
        values,
        action: 'publish',
        by: SUPER_ADMIN_ID,
        byName: SEED_WRITER,
        at: SEED_TIME,
        publishFrom: null,
      },
    ],
    publications: [{ from: '', values }],
  };
}
