import { describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const PAIR = '/api/v1/content/pair';

const post = async (token: string, path: string, body?: object) =>
  (await call('POST', `${PAIR}/${path}`, { token, body })).json;
const pairOf = async (token: string, id: string) =>
  (await call<ContentRow | null>('GET', `${PAIR}/get?id=${id}`, { token })).json.data;

/** Withdraws and deletes a pair; returns its values. */
async function deletePair(admin: string, id: string) {
  const row = await pairOf(admin, id);
  expect((await post(admin, 'withdraw', { id, version: row?.version })).code).toBe(0);
  expect((await post(admin, `del?id=${id}`)).code).toBe(0);
  return row?.values;
}

describe('what only one record may have', () => {
  it('is refused to a deleted record while another has it', async () => {
    const admin = await signIn('admin');
    const values = await deletePair(admin, 'CN-VN');
    const added = await post(admin, 'insert', { values });
    expect(added.code).toBe(0);
    expect((await post(admin, 'undelete?id=CN-VN')).code).toBe(20957);
    expect(await pairOf(admin, 'CN-VN')).toBeNull();
    const { id } = added.data as { id: string };
    expect((await post(admin, `del?id=${id}`)).code).toBe(0);
    expect((await post(admin, 'undelete?id=CN-VN')).code).toBe(0);
  });

  it('is refused to the second row of an import, and nothing is written', async () => {
    const admin = await signIn('admin');
    const values = await deletePair(admin, 'CN-VN');
    const row = { id: null, values };
    const refused = await post(admin, 'importAll', { rows: [row, row] });
    expect([refused.code, refused.msg]).toEqual([20957, expect.stringMatching(/^第2行: /)]);
    expect((await post(admin, 'importAll', { rows: [row] })).data).toMatchObject({ inserted: 1 });
  });

  it('a row of an import is refused if an earlier one names the same record', async () => {
    const admin = await signIn('admin');
    const values = (await pairOf(admin, 'CN-VN'))?.values;
    const rows = ['2026-01-01', '2026-02-01'].map((since) => ({ id: 'CN-VN', values: { ...values, since } }));
    const refused = await post(admin, 'importAll', { rows });
    expect([refused.code, refused.msg]).toEqual([9802, expect.stringMatching(/^第2行: .*id/)]);
    expect(await pairOf(admin, 'CN-VN')).toMatchObject({ version: 0, values });
  });
});
