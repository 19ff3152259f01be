import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/features/content/audit-schema';
import type { ContentRow, ContentVersion } from '@/features/content/content-schema';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

/** Rules that docs/openapi.json states of the calls on content, and that no other test of them does. */

const LAW = '/api/v1/content/law';
const ID = 'vn-law-1';
const EARLY = '2099-01-01';
const LATE = '2099-02-01';

async function staff() {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const row = async () => (await call<ContentRow>('GET', `${LAW}/get?id=${ID}`, { token: editor })).json.data;
  const post = async (token: string, verb: string, body: object = {}) => {
    const { version } = await row();
    const { json } = await call('POST', `${LAW}/${verb}`, { token, body: { id: ID, version, ...body } });
    return json.code;
  };
  const write = async (titleEn: string) => {
    const { values } = await row();
    expect(await post(editor, 'update', { values: { ...values, titleEn } })).toBe(0);
  };
  /** Writes a title, sends it to review and publishes it from a day on. */
  const publish = async (titleEn: string, from?: string) => {
    await write(titleEn);
    expect(await post(editor, 'submit')).toBe(0);
    expect(await post(admin, 'publish', { from })).toBe(0);
  };
  const versions = async () =>
    (await call<ContentVersion[]>('GET', `${LAW}/versions?id=${ID}`, { token: editor })).json.data;
  const audits = async () =>
    (
      await call<{ rows: AuditEntry[] }>('GET', `/api/v1/content/audit/findPage?recordId_EQ=${ID}`, {
        token: editor,
      })
    ).json.data.rows;
  return { editor, admin, row, post, write, publish, versions, audits };
}

describe('a publication', () => {
  it('for today ends all that are scheduled; one for a later day leaves an earlier one', async () => {
    const { row, publish } = await staff();
    await publish('Early', EARLY);
    await publish('Late', LATE);
    expect((await row()).nextFrom).toBe(EARLY);
    await publish('Now');
    expect(await row()).toMatchObject({ nextFrom: null, published: { titleEn: 'Now' } });
  });

  it('for an earlier day ends a later one', async () => {
    const { row, publish } = await staff();
    await publish('Late', LATE);
    await publish('Early', EARLY);
    expect(await row()).toMatchObject({ state: 'published', nextFrom: EARLY, publishFrom: EARLY });
  });

  it('of an earlier version at once ends what is scheduled, adds two versions, and raises the version by 2', async () => {
    const { admin, row, post, publish, versions, audits } = await staff();
    await publish('Late', LATE);
    const before = await row();
    expect(await post(admin, 'restore', { number: 1, publish: true })).toBe(0);
    expect(await row()).toMatchObject({ nextFrom: null, version: before.version + 2 });
    expect((await versions()).slice(0, 2).map(({ action }) => action)).toEqual(['publish', 'restore']);
    expect((await audits()).slice(0, 2).map(({ action }) => action)).toEqual(['publish', 'restore']);
  });
});

it('a withdrawal ends what is scheduled, and leaves the draft as the working copy', async () => {
  const { admin, row, post, write, publish, versions } = await staff();
  await publish('Late', LATE);
  await write('A draft');
  expect(await post(admin, 'withdraw')).toBe(0);
  expect(await row()).toMatchObject({
    state: 'withdrawn',
    isPublished: false,
    nextFrom: null,
    published: null,
    values: { titleEn: 'A draft' },
  });
  expect((await versions())[0]).toMatchObject({ action: 'withdraw', publishFrom: null });
  expect(await post(admin, 'withdraw')).toBe(20951);
});

it('a discarded draft is what was published last, also if that has not begun, and has a new writer', async () => {
  const { admin, row, post, write, publish } = await staff();
  await publish('Late', LATE);
  await write('A draft');
  expect(await row()).toMatchObject({ publishFrom: null, nextFrom: LATE, writtenByName: '示例编辑' });
  expect(await post(admin, 'discard')).toBe(0);
  expect(await row()).toMatchObject({
    state: 'published',
    publishFrom: LATE,
    values: { titleEn: 'Late' },
    writtenByName: '示例管理员',
  });
});

it('the reason of a reviewer stays until the draft is submitted; a writer who takes it back leaves none', async () => {
  const { editor, admin, row, post, write } = await staff();
  await write('A draft');
  await post(editor, 'submit');
  expect(await post(admin, 'sendBack', { note: ' no source ' })).toBe(0);
  await write('A better draft');
  expect((await row()).sentBack).toMatchObject({ byName: '示例管理员', note: 'no source' });
  await post(editor, 'submit');
  expect((await row()).sentBack).toBeNull();
  expect(await post(editor, 'sendBack')).toBe(0);
  expect(await row()).toMatchObject({ state: 'draft', sentBack: null });
});

it('a record in review says who submitted it, when and with which note; elsewhere it says nothing', async () => {
  const { editor, admin, row, post, write, publish } = await staff();
  await write('A draft');
  expect((await row()).submitted).toBeNull();
  await post(editor, 'submit', { note: ' please ' });
  expect((await row()).submitted).toMatchObject({ byName: '示例编辑', note: 'please' });
  await post(admin, 'sendBack');
  expect((await row()).submitted).toBeNull();
  await post(editor, 'submit');
  expect((await row()).submitted).toMatchObject({ byName: '示例编辑', note: null });
  await post(admin, 'publish');
  expect(await row()).toMatchObject({ state: 'published', submitted: null });
  await publish('Late', LATE);
  expect((await row()).submitted).toBeNull();
});

it('what changes no values adds no version, and an entry of the log without fields', async () => {
  const { editor, admin, post, write, versions, audits } = await staff();
  await write('A draft');
  const before = (await versions()).length;
  await post(editor, 'submit', { note: 'please' });
  await post(admin, 'sendBack');
  expect(await versions()).toHaveLength(before);
  expect((await audits()).slice(0, 2)).toMatchObject([
    { action: 'sendBack', before: null, after: null, note: null },
    { action: 'submit', before: null, after: null, note: 'please' },
  ]);
});

it('a new record is inserted in the log, and saved in its first version', async () => {
  const { editor, row } = await staff();
  const { values } = await row();
  const { id } = (await call<{ id: string }>('POST', `${LAW}/insert`, { token: editor, body: { values } }))
    .json.data;
  const read = async <Data>(path: string) =>
    (await call<Data>('GET', `/api/v1/content/${path}`, { token: editor })).json.data;
  expect((await read<ContentVersion[]>(`law/versions?id=${id}`))[0]?.action).toBe('save');
  const log = await read<{ rows: AuditEntry[] }>(`audit/findPage?recordId_EQ=${id}`);
  expect(log.rows).toMatchObject([{ action: 'insert', before: null, after: { titleEn: values['titleEn'] } }]);
});
