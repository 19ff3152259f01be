import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteDetail,
  deleteDetails,
  findDetail,
  findDetailPage,
  insertDetail,
  updateDetail,
} from '@/features/dictionary/dict-detail-api';
import {
  deleteDict,
  deleteDicts,
  findDict,
  findDictByCode,
  findDictPage,
  getDictListByCode,
  insertDict,
  updateDict,
} from '@/features/dictionary/dictionary-api';
import { BusinessError, ContractError } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { useApiServer } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';
import { signIn } from '../support/system-client';

const server = useApiServer();
const BASE = '/rcep-boot/api/v1/system/dict';

interface Sent {
  method: string;
  url: string;
  token: string | null;
  contentType: string | null;
  body: unknown;
}

/** Answers every call below the dictionaries and records it. */
function record(answer: object = { msg: '请求成功', code: 0, data: null, timestamp: 1 }) {
  const sent: Sent[] = [];
  server.use(
    http.all(`${BASE}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      sent.push({
        method: request.method,
        url: pathname + search,
        token: request.headers.get('T-Authorization'),
        contentType: request.headers.get('Content-Type'),
        body: text === '' ? null : (JSON.parse(text) as unknown),
      });
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

const type = { typeCode: 'risk', typeName: '风险', izLock: '0', remark: null, version: 3 };
const entry = {
  typeId: '7',
  typeCode: 'risk',
  dictName: '高',
  dictValue: 'high',
  izLock: '0',
  sortNo: 1,
  remark: null,
  version: 0,
};
const page = { msg: '请求成功', code: 0, data: { total: 0, rows: [] }, timestamp: 1 };
const JSON_TYPE = 'application/json;charset=UTF-8';

describe('specification §7: the dictionary calls', () => {
  it.each([
    ['findPage', '?pageNo=2&pageSize=20&typeCode_ORDER=DESC&typeName_LIKE=%E7%A8%8E', findDictPage],
    ['detail/findPage', '?pageNo=2&pageSize=20&typeCode_ORDER=DESC&typeName_LIKE=%E7%A8%8E', findDetailPage],
  ] as const)('GET dict/%s, query', async (path, query, find) => {
    const sent = record(page);
    await find({ typeName_LIKE: '税', pageNo: 2, pageSize: 20, typeCode_ORDER: 'DESC', izLock_EQ: '' });
    expect(sent).toEqual([
      { method: 'GET', url: `${BASE}/${path}${query}`, token: 'jwt', contentType: null, body: null },
    ]);
  });

  it.each([
    ['findPage?id_EQ=7&pageNo=1&pageSize=1', () => findDict('7')],
    ['findPage?pageNo=1&pageSize=1&typeCode_EQ=risk', () => findDictByCode('risk')],
    ['detail/findPage?id_EQ=7&pageNo=1&pageSize=1', () => findDetail('7')],
  ] as const)('GET dict/%s: one record, null where it is gone', async (url, find) => {
    const sent = record(page);
    expect(await find()).toBeNull();
    expect(sent.map((call) => call.url)).toEqual([`${BASE}/${url}`]);
  });

  it.each([
    ['insert', type, () => insertDict(type)],
    ['update', { ...type, id: '7' }, () => updateDict({ ...type, id: '7' })],
    ['detail/insert', entry, () => insertDetail(entry)],
    ['detail/update', { ...entry, id: '9' }, () => updateDetail({ ...entry, id: '9' })],
  ] as const)('POST dict/%s, body', async (path, body, write) => {
    const sent = record();
    await write();
    expect(sent).toEqual([
      { method: 'POST', url: `${BASE}/${path}`, token: 'jwt', contentType: JSON_TYPE, body },
    ]);
  });

  it.each([
    ['del?id=7', () => deleteDict('7')],
    ['delAll?ids=7%2C8', () => deleteDicts(['7', '8'])],
    ['detail/del?id=7', () => deleteDetail('7')],
    ['detail/delAll?ids=7%2C8', () => deleteDetails(['7', '8'])],
  ] as const)('POST dict/%s: the ids are in the query, the body is empty', async (url, remove) => {
    const sent = record();
    await remove();
    expect(sent).toEqual([
      { method: 'POST', url: `${BASE}/${url}`, token: 'jwt', contentType: null, body: null },
    ]);
  });

  it('GET dict/getDictListByCode, query (typeCode): "Spec needs only dictName, dictValue"', async () => {
    const sent = record({ code: 0, msg: '', data: [{ dictName: '是', dictValue: '1', dictSort: null }] });
    expect(await getDictListByCode('no_yes')).toEqual([{ dictName: '是', dictValue: '1' }]);
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['GET', `${BASE}/getDictListByCode?typeCode=no_yes`],
    ]);
  });

  it('a missing remark and sort number are no breach of the contract, a row without a code is', async () => {
    const row = { id: '1', typeCode: 'a', typeName: 'b', izLock: '1', version: 0 };
    record({ ...page, data: { total: 1, rows: [row] } });
    expect((await findDictPage({})).rows).toEqual([row]);
    record({ ...page, data: { total: 1, rows: [{ ...row, typeCode: null }] } });
    await expect(findDictPage({})).rejects.toBeInstanceOf(ContractError);
  });
});

describe('specification §8: codes of the dictionary calls', () => {
  const refuse = (code: number, msg: string) => record({ msg, code });

  it.each([
    [20100, '字典编号重复，该字典已存在', () => insertDict(type)],
    [20000, '内置数据只有超级管理员可以更改', () => deleteDict('7')],
    [100210, '权限不足，请联系管理员', () => deleteDicts(['7'])],
    [20101, '字典名称或值重复，该字典已存在', () => insertDetail(entry)],
  ] as const)('%i: "the server msg is shown [...]; the call is rejected"', async (code, msg, write) => {
    refuse(code, msg);
    await expect(write()).rejects.toMatchObject({ code, serverMessage: msg });
    expect(ports.seen.messages).toEqual([
      { messageKey: 'backend.code', values: { code }, serverMessage: msg },
    ]);
    expect(ports.seen.resets).toEqual([]);
  });

  it('10100 row lock of a deletion: "confirm dialog with the message; confirming reloads the page"', async () => {
    ports = recordedPorts({ token: 'jwt', confirms: true });
    connectApi(ports.ports);
    refuse(10100, '删除数据失败，是否刷新页面重试？');
    await expect(deleteDict('7')).rejects.toBeInstanceOf(BusinessError);
    expect(ports.seen.questions).toHaveLength(1);
    await expect.poll(() => ports.seen.reloads).toBe(1);
  });

  it('10100 of a form that settles it itself: no question of the client beside', async () => {
    refuse(10100, '更新数据失败，是否刷新页面重试？');
    const write = updateDict({ ...type, id: '7' }, { quiet: [10100] });
    await expect(write).rejects.toMatchObject({ code: 10100 });
    expect(ports.seen).toMatchObject({ questions: [], messages: [], reloads: 0 });
  });

  it.each([
    [402, null],
    [401, '/401'],
  ] as const)('%i ends the session although the list says its errors itself', async (code, to) => {
    refuse(code, '登录已失效');
    await expect(findDictPage({})).rejects.toMatchObject({ code });
    expect(ports.seen.resets).toEqual([{ reload: true, to }]);
  });

  it('an answer after the reader has gone is nobody’s', async () => {
    record(page);
    const leave = new AbortController();
    const requested = findDictPage({}, leave.signal);
    leave.abort();
    await expect(requested).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('against the mock back end', () => {
  it('a type is added, found, changed under its version, and gone after its deletion', async () => {
    ports = recordedPorts({ token: await signIn('system') });
    connectApi(ports.ports);
    await insertDict({ ...type, typeCode: 'sample_kind', version: 0 });
    const added = await findDictByCode('sample_kind');
    expect(added).toMatchObject({ typeName: '风险', version: 0, remark: null });
    const id = added?.id ?? '';
    await updateDict({ ...type, typeCode: 'sample_kind', typeName: '类型', version: 0, id });
    expect(await findDict(id)).toMatchObject({ typeName: '类型', version: 1 });
    await expect(
      updateDict({ ...type, typeCode: 'sample_kind', version: 0, id }, { quiet: true }),
    ).rejects.toMatchObject({ code: 10100 });
    await deleteDict(id);
    expect(await findDict(id)).toBeNull();
  });

  it('entries come in the order of their sort number, an unknown code has none', async () => {
    ports = recordedPorts({ token: await signIn('viewer') });
    connectApi(ports.ports);
    expect(await getDictListByCode('no_yes')).toEqual([
      { dictName: '否', dictValue: '0' },
      { dictName: '是', dictValue: '1' },
    ]);
    expect(await getDictListByCode('nothing')).toEqual([]);
  });
});
