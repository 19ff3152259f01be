import {
  CONTENT_LANGUAGES,
  fieldIn,
  missingLanguages,
  type ContentLanguage,
} from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { MockKind } from '../../content/kinds/mock-kind';
import { needsSecondReviewer } from '../../content/options';
import { recordNames, shownName } from '../../content/record-names';
import { contentDay, visibleRecord, type StoredRecord } from '../../content/store';
import { nextCheckOf } from '../../queue/record-checks';
import { findPage } from '../../search/list-query';
import { system } from '../system/state';

/** How long a deleted record can be restored. */
const BIN_DAYS = 30;
const DAY_MS = 86_400_000;

/** A record as it is sent to staff, with its name in their language. */
export function toRow({ kind }: MockKind, record: StoredRecord, language: ContentLanguage): ContentRow {
  const { id, version, state, publishFrom, values, writtenBy, writtenByName, updateTime, deletedAt } = record;
  return {
    id,
    kind: kind.id,
    name: shownName(recordNames(kind, values), id, language),
    version,
    state,
    publishFrom,
    values,
    published: visibleRecord(record),
    missing: missingLanguages(kind, values),
    needsSecondReviewer: needsSecondReviewer(),
    writtenBy,
    writtenByName,
    updateTime,
    deletedAt,
  };
}

/** One page of rows; filters and order also take the fields of the values. A name is searched in every language. */
export function rowPage(
  of: MockKind,
  records: readonly StoredRecord[],
  query: URLSearchParams,
  language: ContentLanguage,
) {
  const isNameSearched = (query.get('name_LIKE') ?? '') !== '';
  const isCheckFiltered = [...query.keys()].some((key) => key.startsWith('nextCheck_'));
  const found = records.map((record) => {
    const row = toRow(of, record, language);
    const { id, values } = record;
    const nextCheck = isCheckFiltered
      ? (nextCheckOf(of.kind.id, id, values, contentDay())?.due ?? null)
      : null;
    const names = isNameSearched ? Object.values(recordNames(of.kind, values)) : row.name.text;
    return { ...split(of, record), nextCheck, ...row, name: names, row };
  });
  const page = findPage(found, query);
  return { total: page.total, rows: page.rows.map(({ row }) => row) };
}

/** Deleted records that can still be restored. */
export function inBin(records: readonly StoredRecord[]): StoredRecord[] {
  const oldest = system().now() - BIN_DAYS * DAY_MS;
  const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
  return records.filter(({ deletedAt }) => deletedAt !== null && at(deletedAt) >= oldest);
}

/** The values and what follows from them; lists of codes and languages of a text as lists, so that a filter finds one. */
const split = ({ kind }: MockKind, { values }: StoredRecord): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries((kind.derived ?? []).map(({ name, derive }) => [name, derive(values, contentDay())])),
  ...Object.fromEntries(
    kind.fields.flatMap(({ text }) =>
      text === undefined
        ? []
        : [[text, CONTENT_LANGUAGES.flatMap((language) => values[fieldIn(text, language)] ?? [])]],
    ),
  ),
  ...Object.fromEntries(
    kind.fields
      .filter(({ type }) => type === 'choices')
      .map(({ name }) => [name, String(values[name] ?? '').split(',')]),
  ),
});
