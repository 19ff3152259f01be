import { describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { editingEndpoint, type Editor } from '@/features/editing/editing-schema';
import { notificationPageEndpoint, type Notification } from '@/features/notifications/notifications-schema';
import { controlFunctions } from '../../mocks/controls';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const law = '/api/v1/content/law';
const base = '/api/v1/content/notification';

interface Page {
  total: number;
  unread: number;
  rows: Notification[];
}

const notifications = async (token: string, query = '') =>
  (await call<Page>('GET', `${base}/findPage?${query}`, { token })).json.data;
const write = async (token: string, verb: string, body: object) =>
  (await call<{ id: string; version: number }>('POST', `${law}/${verb}`, { token, body })).json.data;

/** A law changed and sent to review by the editor. Returns its version. */
async function inReview(editor: string): Promise<number> {
  const { data: row } = (await call<ContentRow>('GET', `${law}/get?id=vn-law-1`, { token: editor })).json;
  const values = { ...row.values, titleEn: 'A new title' };
  const saved = await write(editor, 'update', { id: row.id, version: row.version, values });
  return (await write(editor, 'submit', { id: row.id, version: saved.version, note: 'please check' }))
    .version;
}

describe('notifications', () => {
  it('a record sent to review is news for its reviewers, and no longer once it was sent back', async () => {
    const [editor, admin, viewer] = [await signIn('editor'), await signIn('admin'), await signIn('viewer')];
    const version = await inReview(editor);
    const page = await notifications(admin);
    expect(notificationPageEndpoint.data.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      total: 1,
      unread: 1,
      rows: [{ what: 'review', kind: 'law', recordId: 'vn-law-1', note: 'please check', isRead: false }],
    });
    expect((await notifications(viewer)).total).toBe(0);
    await write(admin, 'sendBack', { id: 'vn-law-1', version, note: 'a word is wrong' });
    expect((await notifications(admin)).total).toBe(0);
    expect((await notifications(editor)).rows).toMatchObject([{ what: 'sentBack', note: 'a word is wrong' }]);
  });

  it('read marks are each user’s own', async () => {
    const [editor, admin, system] = [await signIn('editor'), await signIn('admin'), await signIn('system')];
    await inReview(editor);
    const [row] = (await notifications(admin)).rows;
    await call('POST', `${base}/read`, { token: admin, body: { ids: [row!.id] } });
    expect(await notifications(admin)).toMatchObject({ unread: 0, rows: [{ isRead: true }] });
    expect((await notifications(system)).unread).toBe(1);
    await call('POST', `${base}/read`, { token: system, body: {} });
    expect((await notifications(system)).unread).toBe(0);
  });

  it('a draft published from a later day is news for its writer on that day', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const version = await inReview(editor);
    const DAY = 86_400_000;
    const from = new Date(Date.now() + 8 * 3_600_000 + 2 * DAY).toISOString().slice(0, 10);
    await write(admin, 'publish', { id: 'vn-law-1', version, from });
    expect((await notifications(editor)).total).toBe(0);
    controlFunctions.advance(2 * DAY);
    const later = await signIn('editor');
    expect((await notifications(later)).rows).toMatchObject([{ what: 'published', at: `${from} 00:00:00` }]);
  });
});

describe('somebody is editing', () => {
  const edit = async (token: string, more: object = {}) =>
    (
      await call<Editor[]>('POST', '/api/v1/content/editing', {
        token,
        body: { kind: 'law', recordId: 'vn-law-1', ...more },
      })
    ).json;

  it('names the others who edit the record, for a minute after their last call', async () => {
    const [editor, admin, viewer] = [await signIn('editor'), await signIn('admin'), await signIn('viewer')];
    expect((await edit(editor)).data).toEqual([]);
    const { data } = await edit(admin);
    expect(editingEndpoint.data.parse(data)).toEqual(data);
    expect(data).toMatchObject([{ name: '示例编辑' }]);
    expect((await edit(admin, { recordId: 'vn-law-2' })).data).toEqual([]);
    // Who may not change it sees the others, and is not named.
    expect((await edit(viewer)).data).toHaveLength(2);
    expect((await edit(editor)).data).toMatchObject([{ name: '示例管理员' }]);
    controlFunctions.advance(61_000);
    expect((await edit(editor)).data).toEqual([]);
  });

  it('ends when the record is left', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    await edit(editor);
    await edit(editor, { isOver: true });
    expect((await edit(admin)).data).toEqual([]);
  });

  it('is refused to those who may not read the kind', async () => {
    expect((await edit(await signIn('viewer'), { kind: 'no-such' })).code).toBe(100210);
  });
});
