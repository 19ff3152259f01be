import { fieldIn, missingLanguages } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { Actor } from '@/features/content/record-state';
import type { MockKind } from '../../content/kinds/mock-kind';
import { listedValues } from '../../content/listed-values';
import { needsSecondReviewer } from '../../content/options';
import { recordNames, shownName } from '../../content/record-names';
import { contentDay, isPublished, nextFrom, visibleRecord, type StoredRecord } from '../../content/store';
import { locales, type Locale } from '../../locale';
import { lapseOf } from '../../queue/edition-lapse';
import { nextCheckOf } from '../../queue/record-checks';
import { isWaitingFor } from '../../queue/waiting-reviews';
import { findPage, PORTAL_OPERATORS } from '../../search/list-query';
import { system } from '../system/state';

/** How long a deleted record can be restored. */
const BIN_DAYS = 30;
const DAY_MS = 86_400_000;

/** A record as it is sent to staff, with its name in their language. */
export function toRow(of: MockKind, record: StoredRecord, language: Locale): ContentRow {
  const { kind } = of;
  const { id, version, state, publishFrom, values, writtenBy, writtenByName, updateTime, deletedAt } = record;
  const published = visibleRecord(record);
  return {
    id,
    kind: kind.id,
    name: shownName(recordNames(kind, values), id, language),
    version,
    state,
    publishFrom,
    nextFrom: nextFrom(record),
    values,
    published,
    publishedName: published && shownName(recordNames(kind, published), id, language),
    isPublished: isPublished(record),
    missing: missingLanguages(kind, values),
    needsSecondReviewer: needsSecondReviewer(),
    submitted: record.submitted ?? null,
    sentBack: record.sentBack ?? null,
    nextCheck: nextCheckIn(of, record),
    writtenBy,
    writtenByName,
    updateTime,
    deletedAt,
    deletedByName: record.deletedByName ?? null,
    daysLeft: deletedAt === null ? null : daysLeftAfter(deletedAt),
  };
}

/** Who reads a list, and in which language. */
interface Reader {
  actor: Actor;
  language: Locale;
}

/** One page of rows; filters and order also take the fields of the values. A name is searched in every language. */
export function rowPage(
  of: MockKind,
  records: readonly StoredRecord[],
  query: URLSearchParams,
  reader: Reader,
) {
  const fields = ['updateTime', ...[...query.keys()].map((key) => key.replace(/_[A-Z]+$/, ''))];
  const isNameSearched = (query.get('name_LIKE') ?? '') !== '';
  const found = records.map((record) => {
    const searched = fields.flatMap((field) => {
      const value =
        field === 'name' && isNameSearched
          ? Object.values(recordNames(of.kind, listedValues(of, record)))
          : searchedIn(of, record, field, reader);
      return value === undefined ? [] : [[field, value] as const];
    });
    return { ...Object.fromEntries(searched), record };
  });
  const page = findPage(found, query, PORTAL_OPERATORS);
  return { total: page.total, rows: page.rows.map(({ record }) => toRow(of, record, reader.language)) };
}

/**
 * What filters and order find in a field of a record: of its row, or of its values and what follows from them, lists of
 * codes and languages of a text as lists, so that a filter finds one. Undefined if the record has no such field.
 */
function searchedIn(of: MockKind, record: StoredRecord, field: string, { actor, language }: Reader): unknown {
  const { kind } = of;
  const { id } = record;
  const values = listedValues(of, record);
  if (field === 'state') return statesOf(record, actor);
  if (field === 'name') return shownName(recordNames(kind, values), id, language).text;
  if (field === 'missing') return missingLanguages(kind, values);
  if (field === 'nextCheck') return nextCheckIn(of, record)?.due ?? null;
  if (field === 'lapse') return lapseOf(kind.id, values);
  if (Object.hasOwn(record, field)) return record[field as keyof StoredRecord];
  const derived = kind.derived?.find(({ name }) => name === field);
  if (derived !== undefined) return derived.derive(values, contentDay());
  if (kind.fields.some(({ text }) => text === field))
    return locales.flatMap((each) => values[fieldIn(field, each)] ?? []);
  const isList = kind.fields.some(({ name, type }) => name === field && type === 'choices');
  return isList ? String(values[field] ?? '').split(',') : values[field];
}

/** When a record is to be checked again, as the work queue has it. */
const nextCheckIn = (of: MockKind, record: StoredRecord) =>
  nextCheckOf(of.kind.id, record.id, listedValues(of, record), contentDay());

/**
 * The state of the working copy, `published` where visitors see an earlier version beside it, `sentBack`, and `waiting`
 * where the reader of the list may review it.
 */
function statesOf(record: StoredRecord, actor: Actor): string[] {
  const { state, sentBack = null } = record;
  const isBeside = state !== 'published' && visibleRecord(record) !== null;
  return [
    state,
    ...(isBeside ? ['published'] : []),
    ...(sentBack === null ? [] : ['sentBack']),
    ...(isWaitingFor(record, actor, needsSecondReviewer()) ? ['waiting'] : []),
  ];
}

/** Deleted records that can still be restored. */
export function inBin(records: readonly StoredRecord[]): StoredRecord[] {
  return records.filter(({ deletedAt }) => deletedAt !== null && daysLeftAfter(deletedAt) > 0);
}

/** Days until a record deleted then is removed, a day that has begun included; 0 or less once it is. */
function daysLeftAfter(deletedAt: string): number {
  const end = Date.parse(`${deletedAt.replace(' ', 'T')}+08:00`) + BIN_DAYS * DAY_MS;
  return Math.ceil((end - system().now()) / DAY_MS);
}
