import type { ContentRow, ContentValues, ContentVersion } from '@/features/content/content-schema';
import { visibleOn, withPublication, type Publication } from '@/features/content/record-state';
import { SUPER_ADMIN_ID } from '../data/system/users';
import { clockText } from '../handlers/system/row-writes';
import { persistedTable, type PersistedTable } from './persistence';

/** A record as it is in the sample data: published from the beginning. */
export interface SeedRecord<Values = ContentValues> {
  id: string;
  values: Values;
}

/** A record of the store. `versions` and `publications` are in the order in which they were made. */
export interface StoredRecord<Values = ContentValues> extends Pick<
  ContentRow,
  'id' | 'version' | 'state' | 'writtenBy' | 'writtenByName' | 'updateTime' | 'deletedAt' | 'publishFrom'
> {
  /** Missing in records deleted before it was saved. */
  deletedByName?: string | null;
  values: Values;
  versions: (Omit<ContentVersion, 'values'> & { values: Values })[];
  publications: Publication<Values>[];
  /** Missing in records that were saved before there was one. */
  sentBack?: ContentRow['sentBack'];
}

/** The records of one kind. */
export interface ContentStore<Values = ContentValues> {
  /** All records, deleted ones included: those of the sample data first, then those added. */
  records: () => StoredRecord<Values>[];
  find: (id: string) => StoredRecord<Values> | null;
  /** Adds or replaces a record, and saves. */
  put: (record: StoredRecord<Values>) => void;
  /** An id no record has. */
  nextId: () => string;
  /** The records that differ from the sample data, by id; another object after each change, so that it is a cache key. */
  changes: () => Readonly<Record<string, StoredRecord<Values>>>;
}

/** The time of what is in the sample data. */
const SEED_TIME = '2026-11-01 00:00:00';
const SEED_WRITER = '示例超级管理员';

const stores = new Map<string, ContentStore<never>>();

/**
 * Creates the store of a kind. `seeds` is called when the records are first read, so that a kind that nobody opens
 * costs nothing; only changed records are saved.
 */
export function createContentStore<Values = ContentValues>(
  kind: string,
  seeds: () => readonly SeedRecord<Values>[],
): ContentStore<Values> {
  const changes: PersistedTable<Record<string, StoredRecord<Values>>> = persistedTable(
    `content-${kind}`,
    () => ({}),
  );
  let seeded: StoredRecord<Values>[] | null = null;
  let known: { of: object; records: StoredRecord<Values>[] } | null = null;
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
  const store: ContentStore<Values> = {
    records,
    find: (id) => records().find((record) => record.id === id) ?? null,
    put: (record) => {
      changes.value = { ...changes.value, [record.id]: record };
      changes.save();
    },
    nextId: () => {
      let number = Object.keys(changes.value).length + 1;
      while (store.find(`${kind}-${number}`) !== null) number += 1;
      return `${kind}-${number}`;
    },
    changes: () => changes.value,
  };
  stores.set(kind, store as unknown as ContentStore<never>);
  return store;
}

/** The store of a kind; throws `RangeError` for an unknown one. */
export function contentStore<Values = ContentValues>(kind: string): ContentStore<Values> {
  const store = stores.get(kind);
  if (store === undefined) throw new RangeError(`No content of the kind "${kind}"`);
  return store as unknown as ContentStore<Values>;
}

/** The server's day, `yyyy-MM-dd`. */
export const contentDay = (): string => clockText().slice(0, 10);

/** What visitors see of a kind on a day. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the values of its kind
export function publishedOn<Values = ContentValues>(
  kind: string,
  day: string = contentDay(),
): { id: string; values: Values }[] {
  return contentStore<Values>(kind)
    .records()
    .flatMap((record) => {
      const values = visibleRecord(record, day);
      return values === null ? [] : [{ id: record.id, values }];
    });
}

/** What visitors see of a record on a day; null for nothing. */
export function visibleRecord<Values>(
  record: StoredRecord<Values>,
  day: string = contentDay(),
): Values | null {
  return record.deletedAt === null ? visibleOn(record.publications, day) : null;
}

/** True if visitors see a record now or from a later day on. */
export const isPublished = (record: StoredRecord<unknown>): boolean =>
  record.publications.some(
    ({ from, values }) => values !== null && (from > contentDay() || visibleRecord(record) === values),
  );

/** The first day of the next publication that has not begun; null for none. */
export const nextFrom = ({ publications }: StoredRecord<unknown>): string | null =>
  publications.find(({ from, values }) => values !== null && from > contentDay())?.from ?? null;

/**
 * The record after a publication from `from` on; null values: withdrawn. The same values once more, before they have begun,
 * only move to another day.
 */
export function publishedFrom<Values>(
  { publications }: StoredRecord<Values>,
  from: string,
  values: Values | null,
): Publication<Values>[] {
  const isMoved = (each: Publication<Values>) =>
    each.from > contentDay() && JSON.stringify(each.values) === JSON.stringify(values);
  return withPublication(
    publications.filter((each) => !isMoved(each)),
    { from, values },
  );
}

function fromSeed<Values>({ id, values }: SeedRecord<Values>): StoredRecord<Values> {
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
