import { problemOf } from '@/features/content/content-checks';
import { hasSameValues } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { actorOf } from '../../content/actor';
import type { MockKind } from '../../content/kinds/mock-kind';
import { contentDay, publishedFrom, type StoredRecord } from '../../content/store';
import type { UserRow } from '../../data/system/rows';
import { localeOf, readersLocale } from '../../locale';
import { textIn, type Body } from '../system/body';
import { invalidField, refusal } from '../system/refusal';
import { idsOf } from '../system/row-writes';
import { importRows } from './record-import';
import { kindCall } from './record-calls';
import { inBin, rowPage, toRow } from './record-rows';
import {
  changedRecord,
  checkAction,
  checkedValues,
  checkUnique,
  draftValues,
  writeRecord,
} from './record-writes';

const readerOf = ({ kind }: MockKind, request: Request, user: UserRow) => ({
  actor: actorOf(user, kind.id),
  language: readersLocale(request),
});
const noteIn = (body: Record<string, unknown>): string | null => textIn(body, 'note').trim() || null;

/** A record that is not saved yet. */
const unsaved = (id: string): StoredRecord => ({
  id,
  values: {},
  version: 0,
  state: 'draft',
  writtenBy: '',
  writtenByName: '',
  updateTime: '',
  deletedAt: null,
  publishFrom: null,
  versions: [],
  publications: [],
});

/**
 * What the log says beside the fields of a change. It is worked out before the checks, so that nothing comes between
 * these and the write.
 */
async function besideOf(of: MockKind, body: Body, values: unknown): Promise<ContentValues> {
  if (typeof values !== 'object' || values === null) return {};
  const before = of.store.find(textIn(body, 'id'))?.values ?? {};
  return (await of.loggedBeside?.(before, values as ContentValues)) ?? {};
}

/** The calls on the records of every kind. */
export const contentRecordHandlers = [
  kindCall('get', 'findPage', 'select', ({ of, query, request, user }) => {
    const records = of.store.records().filter(({ deletedAt }) => deletedAt === null);
    return rowPage(of, records, query, readerOf(of, request, user));
  }),
  kindCall('get', 'findBin', 'select', ({ of, query, request, user }) =>
    rowPage(of, inBin(of.store.records()), query, readerOf(of, request, user)),
  ),
  kindCall('get', 'get', 'select', ({ of, query, request }) => {
    const record = of.store.find(query.get('id') ?? '');
    return record === null || record.deletedAt !== null ? null : toRow(of, record, readersLocale(request));
  }),
  kindCall('get', 'versions', 'select', ({ of, query }) =>
    (of.store.find(query.get('id') ?? '')?.versions ?? []).toReversed(),
  ),
  kindCall('post', 'preview', 'select', ({ of, body, request }) => {
    const id = textIn(body, 'id');
    const language = textIn(body, 'language');
    const values = checkedValues(of, id || null, body['values']);
    return of.preview(id, values, language === '' ? readersLocale(request) : localeOf(language));
  }),
  kindCall('post', 'insert', 'insert', async ({ of, body, user }) => {
    const beside = await besideOf(of, body, body['values']);
    const values = draftValues(of, null, body['values']);
    return writeRecord(of, unsaved(of.store.nextId()), user, {
      action: 'save',
      values,
      beside,
      isVersion: true,
    });
  }),
  kindCall('post', 'update', 'update', async ({ of, body, user }) => {
    const beside = await besideOf(of, body, body['values']);
    const record = changedRecord(of, body);
    checkAction('save', of, record, user);
    const values = draftValues(of, record.id, body['values']);
    return writeRecord(of, record, user, { action: 'save', values, beside, isVersion: true });
  }),
  ...(['submit', 'sendBack'] as const).map((action) =>
    kindCall('post', action, null, ({ of, body, user }) => {
      const record = changedRecord(of, body);
      checkAction(action, of, record, user);
      if (action === 'submit') checkedValues(of, record.id, record.values);
      return writeRecord(of, record, user, { action, note: noteIn(body) });
    }),
  ),
  kindCall('post', 'publish', null, ({ of, body, user }) => {
    const record = changedRecord(of, body);
    checkAction('publish', of, record, user);
    const from = textIn(body, 'from') || contentDay();
    if (problemOf({ name: 'from', type: 'date' }, from) !== null) throw invalidField('from', '不是日期');
    if (from < contentDay()) throw refusal(20954);
    checkedValues(of, record.id, record.values);
    return publish(of, record, user, from, noteIn(body));
  }),
  kindCall('post', 'withdraw', null, ({ of, body, user }) => {
    const record = changedRecord(of, body);
    checkAction('withdraw', of, record, user);
    return writeRecord(of, record, user, {
      action: 'withdraw',
      publications: publishedFrom(record, contentDay(), null),
      note: noteIn(body),
      isVersion: true,
    });
  }),
  kindCall('post', 'restore', null, async ({ of, body, user }) => {
    const versionOf = (each: StoredRecord | null) =>
      each?.versions.find(({ number }) => number === Number(body['number']));
    const beside = await besideOf(of, body, versionOf(of.store.find(textIn(body, 'id')))?.values);
    const record = changedRecord(of, body);
    const version = versionOf(record);
    if (version === undefined) throw refusal(10100);
    checkAction('restore', of, record, user);
    const restored = { action: 'restore', values: version.values, beside, isVersion: true } as const;
    if (body['publish'] !== true) return writeRecord(of, record, user, restored);
    if (!actorOf(user, of.kind.id).may('publish')) throw refusal(100210);
    if (!wasPublished(record, version)) throw refusal(20953);
    checkedValues(of, record.id, version.values);
    writeRecord(of, record, user, restored);
    return publish(of, of.store.find(record.id) ?? record, user, contentDay(), null);
  }),
  kindCall('post', 'discard', null, async ({ of, body, user }) => {
    const shownOf = (each: StoredRecord | null) => each?.publications.at(-1);
    const beside = await besideOf(of, body, shownOf(of.store.find(textIn(body, 'id')))?.values);
    const record = changedRecord(of, body);
    checkAction('discard', of, record, user);
    const { values, from } = shownOf(record) ?? { values: null, from: '' };
    if (values === null) throw refusal(20951);
    const publishFrom = from === '' ? null : from;
    const written = { values, publishFrom, beside, note: noteIn(body), isVersion: true } as const;
    return writeRecord(of, record, user, { action: 'discard', ...written });
  }),
  kindCall('post', 'del', 'delete', ({ of, query, user }) => {
    remove(of, [query.get('id') ?? ''], user);
    return null;
  }),
  kindCall('post', 'delAll', 'delete', ({ of, query, user }) => {
    remove(of, idsOf(query.get('ids')), user);
    return null;
  }),
  kindCall('post', 'undelete', 'delete', ({ of, query, user }) => {
    const record = inBin(of.store.records()).find(({ id }) => id === query.get('id'));
    if (record === undefined) throw refusal(10100);
    checkAction('undelete', of, record, user);
    checkUnique(of, record.id, record.values);
    writeRecord(of, record, user, { action: 'undelete' });
    return null;
  }),
  kindCall('post', 'importAll', null, ({ of, body, user }) => importRows(of, body['rows'], user, unsaved)),
];

const publish = (of: MockKind, record: StoredRecord, user: UserRow, from: string, note: string | null) =>
  writeRecord(of, record, user, {
    action: 'publish',
    publishFrom: from,
    publications: publishedFrom(record, from, record.values),
    beside: from > contentDay() ? { publishFrom: from } : {},
    note,
    isVersion: true,
  });

/** True if a publication had the values of a version. */
const wasPublished = ({ versions }: StoredRecord, { values }: StoredRecord['versions'][number]): boolean =>
  versions.some((each) => each.action === 'publish' && hasSameValues(each.values, values));

/** Deletes all of them, or none: code 10100 if one is gone, 20951 if visitors see one. */
function remove(of: MockKind, ids: readonly string[], user: UserRow): void {
  const records = ids.map((id) => of.store.find(id));
  const found = records.filter((record) => record !== null && record.deletedAt === null);
  if (ids.length === 0 || found.length < ids.length) throw refusal(10100, '删除数据失败，是否刷新页面重试？');
  for (const record of found) if (record !== null) checkAction('delete', of, record, user);
  for (const record of found) if (record !== null) writeRecord(of, record, user, { action: 'delete' });
}
