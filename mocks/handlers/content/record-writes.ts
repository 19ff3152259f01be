import { changedFields, valuesOfKind } from '@/features/content/content-kind';
import {
  draftProblemsOf,
  PROBLEM_CODES,
  problemsOf,
  type ContentProblem,
  type FieldProblem,
} from '@/features/content/content-checks';
import type { ContentValues } from '@/features/content/content-schema';
import { refusalOf, stateAfter, type RecordAction } from '@/features/content/record-state';
import { audit } from '../../content/audit';
import { actorOf } from '../../content/actor';
import type { MockKind } from '../../content/kinds/mock-kind';
import { needsSecondReviewer } from '../../content/options';
import { recordNames } from '../../content/record-names';
import { isPublished, type StoredRecord } from '../../content/store';
import type { UserRow } from '../../data/system/rows';
import { textIn, type Body } from '../system/body';
import { invalidField, refusal } from '../system/refusal';
import { clockText } from '../system/row-writes';

const REASONS: Readonly<Record<ContentProblem, string>> = {
  required: '不能为空',
  named: '草稿至少要有一个名称',
  format: '格式不正确',
  url: '不是URL',
  option: '不在可选范围内',
  date: '不是日期',
  number: '不是数字',
  tooLong: '超出最大长度',
  parts: '有一行不完整或格式不正确',
};

/**
 * The values of a body that visitors could see: those of the kind's fields. Throws code 98xx, the message naming the field
 * as sent, also for a required field that is empty.
 */
export function checkedValues(of: MockKind, id: string | null, sent: unknown): ContentValues {
  const values = valuesIn(of, sent);
  refuse(problemsOf(of.kind, values)[0]);
  checkUnique(of, id, values);
  of.check?.(id, values);
  of.checkWhole?.(id, values);
  return values;
}

/**
 * The values of a body as a draft: fields may be empty while one of those that name it is filled. What depends on other
 * fields or records is checked once the required fields are there. Throws code 98xx as `checkedValues` does.
 */
export function draftValues(of: MockKind, id: string | null, sent: unknown): ContentValues {
  const values = valuesIn(of, sent);
  refuse(draftProblemsOf(of.kind, values)[0]);
  if (isComplete(of, values)) {
    checkUnique(of, id, values);
    of.check?.(id, values);
  }
  return values;
}

const isComplete = ({ kind }: MockKind, values: ContentValues): boolean =>
  problemsOf(kind, values).length === 0;

/** What only one record may have, of values; null where the kind has nothing of the sort, or required fields are empty. */
export const uniqueKeyOf = (of: MockKind, values: ContentValues): string | null =>
  of.unique !== undefined && isComplete(of, values) ? of.unique.keyOf(values) : null;

/** Throws the code of the kind if another record that is not deleted has what only one may have. */
export function checkUnique(of: MockKind, id: string | null, values: ContentValues): void {
  const key = uniqueKeyOf(of, values);
  if (of.unique === undefined || key === null) return;
  const { code, keyOf } = of.unique;
  const isTaken = of.store
    .records()
    .some((each) => each.id !== id && each.deletedAt === null && keyOf(each.values) === key);
  if (isTaken) throw refusal(code);
}

function valuesIn({ kind }: MockKind, sent: unknown): ContentValues {
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  return valuesOfKind(kind, isObject ? (sent as Record<string, unknown>) : {});
}

function refuse(found: FieldProblem | undefined): void {
  if (found !== undefined)
    throw invalidField(found.field.name, REASONS[found.problem], PROBLEM_CODES[found.problem]);
}

/** The record a body changes: code 10100 if it is gone or was changed since it was read. */
export function changedRecord({ store }: MockKind, body: Body): StoredRecord {
  const record = store.find(textIn(body, 'id'));
  if (record === null || record.deletedAt !== null || Number(body['version']) !== record.version)
    throw refusal(10100);
  return record;
}

/** Throws the code by which the user may not act on the record: 100210, 20951 or 20952. */
export function checkAction(
  action: RecordAction,
  { kind }: MockKind,
  record: StoredRecord,
  user: UserRow,
): void {
  const situation = { ...record, isPublished: isPublished(record), isDeleted: record.deletedAt !== null };
  const code = refusalOf(action, situation, actorOf(user, kind.id), needsSecondReviewer());
  if (code !== null) throw refusal(code);
}

interface Written {
  action: RecordAction;
  values?: ContentValues;
  publishFrom?: string | null;
  publications?: StoredRecord['publications'];
  note?: string | null;
  /** What the log says beside what the record says of itself. */
  beside?: ContentValues;
  /** Adds a version, as everything does that changes what staff or visitors read. */
  isVersion?: boolean;
}

/** Writes an action: next state and version, and an entry of the audit log. Returns id and version. */
export function writeRecord(
  { kind, store, logged }: MockKind,
  record: StoredRecord,
  user: UserRow,
  {
    action,
    values = record.values,
    publishFrom = null,
    note = null,
    beside,
    isVersion = false,
    ...own
  }: Written,
): { id: string; version: number } {
  const now = clockText();
  const isNew = record.versions.length === 0;
  const isText = action === 'save' || action === 'restore' || action === 'discard';
  const version = {
    number: record.versions.length + 1,
    values,
    action,
    by: user.id,
    byName: user.realName,
    at: now,
    publishFrom,
  };
  const next: StoredRecord = {
    ...record,
    values,
    version: isNew ? 0 : record.version + 1,
    state: stateAfter(action, record.state),
    updateTime: now,
    publishFrom: action === 'publish' || action === 'discard' ? publishFrom : null,
    publications: own.publications ?? record.publications,
    submitted: submittedAfter(action, record, { user, at: now, note }),
    sentBack: sentBackAfter(action, record, { user, at: now, note }),
    ...(isText && { writtenBy: user.id, writtenByName: user.realName }),
    versions: isVersion ? [...record.versions, version] : record.versions,
    ...(action === 'delete' && { deletedAt: now, deletedByName: user.realName }),
    ...(action === 'undelete' && { deletedAt: null, deletedByName: null }),
  };
  const facts = logged ?? ((of: StoredRecord) => (isText ? of.values : {}));
  store.put(next);
  audit({
    by: user.id,
    byName: user.realName,
    kind: kind.id,
    recordId: record.id,
    names: recordNames(kind, values),
    action: isNew ? 'insert' : action,
    ...changedFields(isNew ? null : facts(record), { ...facts(next), ...beside }),
    note,
  });
  return { id: next.id, version: next.version };
}

interface Step {
  user: UserRow;
  at: string;
  note: string | null;
}

/** How the record was sent to review; a record that is deleted there is in review again once it is restored. */
function submittedAfter(
  action: RecordAction,
  { submitted = null }: StoredRecord,
  { user, at, note }: Step,
): StoredRecord['submitted'] {
  if (action === 'submit') return { byName: user.realName, at, note };
  return action === 'delete' || action === 'undelete' ? submitted : null;
}

/** How a reviewer sent the record back: it stays while the writer corrects the draft. Writers who take theirs back know why. */
function sentBackAfter(
  action: RecordAction,
  { writtenBy, sentBack = null }: StoredRecord,
  { user, at, note }: Step,
): StoredRecord['sentBack'] {
  if (action === 'sendBack') return user.id === writtenBy ? null : { byName: user.realName, at, note };
  return action === 'save' || action === 'restore' || action === 'delete' || action === 'undelete'
    ? sentBack
    : null;
}
