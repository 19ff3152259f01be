import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteContent,
  findAudit,
  findContent,
  getContent,
  importContent,
  insertContent,
  moveContent,
  publishContent,
  restoreContent,
  undeleteContent,
  updateContent,
} from '@/features/content/content-api';
import { ContractError } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { useApiServer } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';

const server = useApiServer();
const BASE = '/rcep-boot/api/v1/content';

const values = {
  number: 'GB 1',
  body: 'SAC',
  indicators: 'lead |  |  | <=90 | mg/kg |  |  |  |  |  | unchecked',
};
const changed = { id: '7', version: 3 };
const written = { id: '7', version: 4 };

/** Answers every call on content and records it. */
function record(answer: object) {
  const sent: { method: string; url: string; body: unknown }[] = [];
  server.use(
    http.all(`${BASE}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      sent.push({ method: request.method, url: pathname.slice(BASE.length) + search, body });
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

let ports: ReturnType<typeof recordedPorts>;
beforeEach(() => {
  ports = recordedPorts({ token: 'jwt' });
  connectApi(ports.ports);
});

describe('the calls on the records of a kind', () => {
  it.each([
    [
      '/standard/findPage?number_LIKE=GB&pageNo=1',
      () => findContent('standard', { pageNo: 1, number_LIKE: 'GB', body_EQ: '' }),
    ],
    ['/audit/findPage?kind_EQ=standard', () => findAudit({ kind_EQ: 'standard' })],
  ])('GET %s', async (url, find) => {
    const sent = record({ code: 0, msg: '', data: { total: 0, rows: [] } });
    await find();
    expect(sent).toEqual([{ method: 'GET', url, body: null }]);
  });

  it('GET get: null where it is gone', async () => {
    const sent = record({ code: 0, msg: '', data: null });
    expect(await getContent('standard', '7')).toBeNull();
    expect(sent).toEqual([{ method: 'GET', url: '/standard/get?id=7', body: null }]);
  });

  it.each([
    ['insert', { values }, () => insertContent('standard', values)],
    ['update', { ...changed, values }, () => updateContent('standard', { ...changed, values })],
    ['submit', { ...changed, note: 'n' }, () => moveContent('standard', 'submit', { ...changed, note: 'n' })],
    ['sendBack', changed, () => moveContent('standard', 'sendBack', changed)],
    ['withdraw', changed, () => moveContent('standard', 'withdraw', changed)],
    [
      'publish',
      { ...changed, from: '2027-01-01' },
      () => publishContent('standard', { ...changed, from: '2027-01-01' }),
    ],
    [
      'restore',
      { ...changed, number: 2, publish: true },
      () => restoreContent('standard', { ...changed, number: 2, publish: true }),
    ],
  ])('POST %s', async (verb, body, write) => {
    const sent = record({ code: 0, msg: '', data: written });
    expect(await write()).toEqual(written);
    expect(sent).toEqual([{ method: 'POST', url: `/standard/${verb}`, body }]);
  });

  it.each([
    ['del?id=7', () => deleteContent('standard', ['7'])],
    ['delAll?ids=7%2C8', () => deleteContent('standard', ['7', '8'])],
    ['undelete?id=7', () => undeleteContent('standard', '7')],
  ])('POST %s', async (url, write) => {
    const sent = record({ code: 0, msg: '', data: null });
    await write();
    expect(sent).toEqual([{ method: 'POST', url: `/standard/${url}`, body: null }]);
  });

  it('POST importAll', async () => {
    const counts = { inserted: 1, updated: 0, unchanged: 0 };
    const sent = record({ code: 0, msg: '', data: counts });
    expect(await importContent('standard', [{ id: null, values }])).toEqual(counts);
    expect(sent).toEqual([
      { method: 'POST', url: '/standard/importAll', body: { rows: [{ id: null, values }] } },
    ]);
  });

  it.each([
    [10100, () => updateContent('standard', { ...changed, values })],
    [20900, () => insertContent('standard', values)],
    [20901, () => insertContent('standard', values)],
    [20902, () => updateContent('standard', { ...changed, values })],
    [20903, () => updateContent('standard', { ...changed, values })],
    [20951, () => deleteContent('standard', ['7'])],
    [20952, () => publishContent('standard', changed)],
    [9800, () => insertContent('standard', values)],
    [100210, () => deleteContent('standard', ['7'])],
  ])('%i is rejected, and left to the form to show', async (code, write) => {
    record({ code, msg: '原因' });
    await expect(write()).rejects.toMatchObject({ code, serverMessage: '原因' });
    expect(ports.seen).toMatchObject({ messages: [], questions: [] });
  });

  it('a row that breaks the schema is a breach of the contract', async () => {
    record({ code: 0, msg: '', data: { total: 1, rows: [{ id: '1', name: null }] } });
    await expect(findContent('standard', {})).rejects.toBeInstanceOf(ContractError);
  });
});
