import { expect, it } from 'vitest';
import { setScenario } from '../../../mocks/scenarios';
import { useApiServer } from '../../support/api-server';
import { call, signIn } from '../../support/system-client';

useApiServer();

interface Row {
  id: string;
  name: string;
  username: string;
}

const page = async (token: string, path: string) =>
  (await call<{ total: number; rows: Row[] }>('GET', `/api/v1/${path}`, { token })).json.data;

it.each([
  'system/user/findPage?orgIdGroup=org_all&',
  'system/role/findPage?',
  'system/dict/findPage?',
  'system/login-logs/findPage?',
  'system/op-logs/findPage?',
  'content/law/findPage?',
  'content/edition/findPage?',
  'content/standard/findPage?',
])('the list of %s has 10,000 rows, each with an id of its own', async (path) => {
  const token = await signIn('system');
  setScenario('many-rows');
  const { total, rows } = await page(token, `${path}pageSize=50&pageNo=3`);
  expect(total).toBeGreaterThanOrEqual(10_000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(50);
});

it('filters stay true, a copy is found by its id, and its name is its own', async () => {
  const token = await signIn('system');
  const plain = await page(token, 'content/law/findPage?country_EQ=VN');
  const all = await page(token, 'content/law/findPage');
  setScenario('many-rows');
  const many = await page(token, 'content/law/findPage?country_EQ=VN&pageSize=20');
  expect(many.total).toBe(plain.total * Math.ceil(10_000 / all.total));
  expect(new Set(many.rows.map(({ name }) => name)).size).toBe(20);
  const id = encodeURIComponent(many.rows[3]!.id);
  const { data } = (await call<Row>('GET', `/api/v1/content/law/get?id=${id}`, { token })).json;
  expect(data).toMatchObject({ id: many.rows[3]!.id, name: many.rows[3]!.name });
});

it('the work queue and the notifications stay as they are', async () => {
  const token = await signIn('admin');
  const plain = (await call('GET', '/api/v1/content/queue/get', { token })).json.data;
  setScenario('many-rows');
  expect((await call('GET', '/api/v1/content/queue/get', { token })).json.data).toEqual(plain);
  expect((await page(token, 'content/notification/findPage')).total).toBe(0);
});
