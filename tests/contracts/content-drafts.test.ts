import { expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { controlFunctions } from '../../mocks/controls';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

interface Written {
  id: string;
  version: number;
}

const post = async (token: string, path: string, body: object) =>
  (await call<Written>('POST', `/api/v1/content/${path}`, { token, body })).json;
const get = async (token: string, path: string) =>
  (await call<ContentRow>('GET', `/api/v1/content/${path}`, { token })).json.data;

/** What a draft of each kind has at least. */
const NAMES = {
  law: { titleVi: 'Nghị định' },
  news: { headlineVi: 'Tin' },
  riskCase: { productVi: 'Vụ việc' },
  riskWarning: { titleVi: 'Cảnh báo' },
  pair: { importer: 'VN' },
  synonym: { wordsVi: 'từ' },
  standard: { number: 'TCVN 1' },
  source: { titleVi: 'Nguồn' },
  indexInput: { indicator: 'exports' },
} as const;

it.each(Object.entries(NAMES))(
  'a draft of %s with a name only is saved, listed and not published',
  async (kind, values) => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const { code, data, msg } = await post(editor, `${kind}/insert`, { values });
    expect([code, msg]).toEqual([0, expect.any(String)]);
    const { json: list } = await call<{ total: number; rows: ContentRow[] }>(
      'GET',
      `/api/v1/content/${kind}/findPage?state_EQ=draft&nextCheck_ORDER=ASC`,
      { token: admin },
    );
    expect(list.data.rows.map(({ id }) => id)).toEqual([data.id]);
    expect((await call('GET', '/api/v1/content/queue/get', { token: admin })).json.code).toBe(0);

    expect((await post(editor, `${kind}/submit`, data)).code).toBe(9800);
    expect((await post(editor, `${kind}/submit`, data)).msg).toMatch(/^参数验证错误: \w+，不能为空/);
    controlFunctions.secondReviewer(false);
    expect((await post(admin, `${kind}/publish`, data)).code).toBe(9800);
    expect(await get(admin, `${kind}/get?id=${data.id}`)).toMatchObject({ state: 'draft', published: null });

    const saved = await post(editor, `${kind}/update`, { ...data, values });
    expect(saved.code).toBe(0);
  },
);

it.each(Object.entries(NAMES))(
  'a draft of %s without a name is refused at a field that names it',
  async (kind, named) => {
    const values = { url: null };
    const { code, msg } = await post(await signIn('editor'), `${kind}/insert`, { values });
    expect(code).toBe(9800);
    expect(msg).toMatch(/^参数验证错误: \w+，草稿至少要有一个名称/);
    expect(msg).toContain(Object.keys(named)[0]!.replace('Vi', 'Zh'));
  },
);

it('visitors see what was published while its draft is incomplete', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const { id, version, values } = await get(editor, 'law/get?id=vn-law-1');
  const before = await requestPortal('law/get?id=vn-law-1', 'en');
  const saved = await post(editor, 'law/update', { id, version, values: { ...values, country: null } });
  expect(saved.code).toBe(0);
  expect(await requestPortal('law/get?id=vn-law-1', 'en')).toEqual(before);
  expect((await post(editor, 'law/submit', saved.data)).code).toBe(9800);
  controlFunctions.secondReviewer(false);
  expect((await post(admin, 'law/publish', saved.data)).code).toBe(9800);
  const restored = await post(editor, 'law/restore', { ...saved.data, number: 2 });
  expect(restored.code).toBe(0);
  expect((await post(admin, 'law/restore', { ...restored.data, number: 2, publish: true })).code).toBe(20953);
});

it('the draft of a published record is discarded: what is published is its working copy again', async () => {
  const [editor, viewer] = [await signIn('editor'), await signIn('viewer')];
  const { id, version, values } = await get(editor, 'law/get?id=vn-law-1');
  expect((await post(editor, 'law/discard', { id, version })).code).toBe(20951);
  const saved = await post(editor, 'law/update', { id, version, values: { ...values, titleEn: 'Other' } });
  expect((await post(viewer, 'law/discard', saved.data)).code).toBe(100210);
  expect((await post(editor, 'law/discard', { id, version })).code).toBe(10100);
  expect((await post(editor, 'law/discard', saved.data)).code).toBe(0);
  expect(await get(editor, 'law/get?id=vn-law-1')).toMatchObject({ state: 'published', values });
  const { json: versions } = await call<{ action: string }[]>(
    'GET',
    '/api/v1/content/law/versions?id=vn-law-1',
    {
      token: editor,
    },
  );
  expect(versions.data.map(({ action }) => action)).toEqual(['discard', 'save', 'publish']);
  const { json: log } = await call<{ rows: { action: string; after: object }[] }>(
    'GET',
    '/api/v1/content/audit/findPage',
    { token: editor },
  );
  expect(log.data.rows[0]).toMatchObject({ action: 'discard', after: { titleEn: values['titleEn'] } });

  const again = await post(editor, 'law/update', {
    id,
    version: version + 2,
    values: { ...values, titleEn: 'B' },
  });
  const sent = await post(editor, 'law/submit', again.data);
  expect((await post(editor, 'law/discard', sent.data)).code).toBe(20951);
});

it('a draft that was never published cannot be discarded', async () => {
  const editor = await signIn('editor');
  const { data } = await post(editor, 'law/insert', { values: { titleVi: 'Nghị định' } });
  expect((await post(editor, 'law/discard', data)).code).toBe(20951);
});

it('a withdrawn record goes to review as it is, and is published again', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const { id, version } = await get(editor, 'law/get?id=vn-law-1');
  const { data: gone } = await post(admin, 'law/withdraw', { id, version });
  expect((await post(admin, 'law/publish', gone)).code).toBe(20951);
  const { data: sent } = await post(editor, 'law/submit', gone);
  expect((await post(admin, 'law/publish', sent)).code).toBe(0);
  expect(await requestPortal('law/get?id=vn-law-1', 'en')).toMatchObject({ law: { id } });
});

it('a withdrawn record is published at once where no second reviewer is needed', async () => {
  const admin = await signIn('admin');
  const { id, version } = await get(admin, 'law/get?id=vn-law-1');
  controlFunctions.secondReviewer(false);
  const { data: gone } = await post(admin, 'law/withdraw', { id, version });
  expect((await post(admin, 'law/publish', gone)).code).toBe(0);
});

it('an import takes incomplete rows too, but none that is invalid as a draft', async () => {
  const editor = await signIn('editor');
  const rows = [{ id: null, values: { titleVi: 'Nghị định' } }];
  expect((await post(editor, 'law/importAll', { rows })).code).toBe(0);
  const unnamed = [...rows, { id: null, values: { number: '1' } }];
  expect((await post(editor, 'law/importAll', { rows: unnamed })).code).toBe(9800);
});
