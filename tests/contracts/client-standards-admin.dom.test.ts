import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteIndicator,
  deleteIndicators,
  findIndicatorRows,
  getIndicatorRow,
  insertIndicator,
  updateIndicator,
} from '@/features/standards/rows/indicator-rows-api';
import {
  deleteRelation,
  deleteRelations,
  findRelationRows,
  getRelationRow,
  insertRelation,
  updateRelation,
} from '@/features/standards/rows/relation-rows-api';
import {
  deleteStandard,
  deleteStandards,
  findStandardRows,
  getStandardRow,
  insertStandard,
  updateStandard,
} from '@/features/standards/rows/standard-rows-api';
import type { NewStandard } from '@/features/standards/rows/standard-rows-schema';
import { ContractError } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { useApiServer } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';

const server = useApiServer();
const BASE = '/rcep-boot/api/v1/content/standard';

const standard: NewStandard = {
  number: 'GB 1',
  body: 'SAC',
  sector: 'ev',
  statusBasis: 'dates',
  mark: 'unchecked',
};
const indicator = { standardId: '1', name: 'lead', limit: '<=90', mark: 'unchecked' } as const;
const relation = { fromId: '1', toId: '2', kind: 'adopts', degree: 'IDT', mark: 'unchecked' } as const;
const changed = { id: '7', version: 3 };

/** Answers every call below the standards and records it. */
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

describe('the calls on standards for staff', () => {
  it.each([
    [
      '/findPage?number_LIKE=GB&pageNo=1',
      () => findStandardRows({ pageNo: 1, number_LIKE: 'GB', body_EQ: '' }),
    ],
    ['/indicator/findPage?standardId_EQ=1', () => findIndicatorRows({ standardId_EQ: '1' })],
    ['/relation/findPage?standardId_EQ=1', () => findRelationRows({ standardId_EQ: '1' })],
  ])('GET %s', async (url, find) => {
    const sent = record({ code: 0, msg: '', data: { total: 0, rows: [] } });
    await find();
    expect(sent).toEqual([{ method: 'GET', url, body: null }]);
  });

  it.each([
    ['/get?id=7', () => getStandardRow('7')],
    ['/indicator/get?id=7', () => getIndicatorRow('7')],
    ['/relation/get?id=7', () => getRelationRow('7')],
  ])('GET %s: null where it is gone', async (url, get) => {
    const sent = record({ code: 0, msg: '', data: null });
    expect(await get()).toBeNull();
    expect(sent).toEqual([{ method: 'GET', url, body: null }]);
  });

  it.each([
    ['/insert', standard, () => insertStandard(standard)],
    ['/update', { ...standard, ...changed }, () => updateStandard({ ...standard, ...changed })],
    ['/del?id=7', null, () => deleteStandard('7')],
    ['/delAll?ids=7%2C8', null, () => deleteStandards(['7', '8'])],
    ['/indicator/insert', indicator, () => insertIndicator(indicator)],
    ['/indicator/update', { ...indicator, ...changed }, () => updateIndicator({ ...indicator, ...changed })],
    ['/indicator/del?id=7', null, () => deleteIndicator('7')],
    ['/indicator/delAll?ids=7%2C8', null, () => deleteIndicators(['7', '8'])],
    ['/relation/insert', relation, () => insertRelation(relation)],
    ['/relation/update', { ...relation, ...changed }, () => updateRelation({ ...relation, ...changed })],
    ['/relation/del?id=7', null, () => deleteRelation('7')],
    ['/relation/delAll?ids=7%2C8', null, () => deleteRelations(['7', '8'])],
  ] as const)('POST %s', async (url, body, write) => {
    const sent = record({ code: 0, msg: '', data: null });
    await write();
    expect(sent).toEqual([{ method: 'POST', url, body }]);
  });

  it.each([
    [10100, () => updateStandard({ ...standard, ...changed })],
    [20900, () => insertIndicator(indicator)],
    [20901, () => insertStandard(standard)],
    [20902, () => insertRelation(relation)],
    [20903, () => updateRelation({ ...relation, ...changed })],
    [9800, () => insertStandard(standard)],
    [100210, () => deleteStandard('7')],
  ])('%i is rejected, and left to the form to show', async (code, write) => {
    record({ code, msg: '原因' });
    await expect(write()).rejects.toMatchObject({ code, serverMessage: '原因' });
    expect(ports.seen).toMatchObject({ messages: [], questions: [] });
  });

  it('a row that breaks the schema is a breach of the contract', async () => {
    record({ code: 0, msg: '', data: { total: 1, rows: [{ id: '1', number: null }] } });
    await expect(findStandardRows({})).rejects.toBeInstanceOf(ContractError);
  });
});
