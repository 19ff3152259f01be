import { describe, expect, it } from 'vitest';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, signIn } from '../support/system-client';

answerFromMocks();

interface Dict {
  id: string;
  typeCode: string;
  typeName: string;
  version: number;
}
interface Page {
  total: number;
  rows: Dict[];
}
interface Entry {
  typeCode: string;
  dictName: string;
  dictValue: string;
  dictSort: null;
  model: { id: string; sortNo: number };
}

const base = '/api/v1/system/dict';
const fresh = { typeCode: 'sample_kind', typeName: '示例类型', izLock: '0', remark: null, version: 0 };

const find = async (token: string, query = '') =>
  (await call<Page>('GET', `${base}/findPage?${query}`, { token })).json.data;
const write = async (token: string, path: string, body?: object) =>
  (await call('POST', `${base}/${path}`, { token, body })).json;
const lookup = async (token: string, code: string) =>
  (await call<Entry[]>('GET', `${base}/getDictListByCode?typeCode=${code}`, { token })).json.data;
const named = async (token: string, code: string) => (await find(token, `typeCode_EQ=${code}`)).rows[0]!;
const success = (msg: string) => ({ code: 0, msg, data: null, timestamp: expect.any(Number) });

describe('GET /api/v1/system/dict/findPage: query', () => {
  it('answers total and rows, ten to a page, with whole rows', async () => {
    const token = await signIn('viewer');
    const page = await find(token);
    expect(page.total).toBe(15);
    expect(page.rows).toHaveLength(10);
    expect(Object.keys(page.rows[0]!)).toEqual(
      expect.arrayContaining([
        'id',
        'typeCode',
        'typeName',
        'izLock',
        'remark',
        'version',
        'createBy',
        'createTime',
        'updateBy',
        'updateTime',
        'encryptData',
      ]),
    );
    expect((await find(token, 'pageNo=2&pageSize=10')).rows).toHaveLength(5);
  });

  it.each([
    ['typeCode_EQ=no_yes', ['no_yes']],
    ['typeCode_EQ=&typeName_LIKE=%E7%AD%89%E7%BA%A7', ['risk_level']],
    ['izLock_EQ=0&typeCode_ORDER=ASC', ['rcep_sector', 'risk_level']],
    [
      'typeCode_LIKER=log_&typeCode_ORDER=DESC',
      ['log_type', 'log_operation_type', 'log_model_type', 'log_level'],
    ],
  ])('filters by operators: %s', async (query, codes) => {
    expect((await find(await signIn('viewer'), query)).rows.map(({ typeCode }) => typeCode)).toEqual(codes);
  });

  it('needs a token (401)', async () => {
    expect((await call('GET', `${base}/findPage`)).json.code).toBe(401);
  });
});

describe('GET /api/v1/system/dict/getDictListByCode: query (typeCode)', () => {
  it('answers dictName and dictValue in their order', async () => {
    const entries = await lookup(await signIn('viewer'), 'no_yes');
    expect(entries).toMatchObject([
      { typeCode: 'no_yes', dictName: '否', dictValue: '0', dictSort: null, model: { sortNo: 1 } },
      { typeCode: 'no_yes', dictName: '是', dictValue: '1', dictSort: null, model: { sortNo: 2 } },
    ]);
  });

  it('answers an empty list to an unknown code', async () => {
    expect(await lookup(await signIn('viewer'), 'nothing')).toEqual([]);
  });
});

describe('POST /api/v1/system/dict/insert: body', () => {
  it('adds a type with version 0', async () => {
    const token = await signIn('admin');
    expect(await write(token, 'insert', fresh)).toEqual(success('新增字典数据成功'));
    expect(await named(token, 'sample_kind')).toMatchObject({ ...fresh, createBy: '2' });
  });

  it.each([
    [{ typeCode: 'no_yes' }, 20100, '字典编号重复，该字典已存在'],
    [{ typeCode: '' }, 9800, '参数验证错误: 字典类型编号，不能为空! '],
    [{ typeCode: 'a-b' }, 9801, '参数验证错误: 字典类型编号，不是字母，数字或下划线! '],
    [{ typeName: '有 空格' }, 9816, '参数验证错误: 字典类型名称，不是汉字，字母，数字和下划线! '],
    [{ typeName: '字'.repeat(41) }, 9830, '参数验证错误: 字典类型名称，超出最大长度! '],
    [{ izLock: null }, 9800, '参数验证错误: 是否内置数据，不能为空! '],
  ])('refuses %j', async (wrong, code, msg) => {
    expect(await write(await signIn('admin'), 'insert', { ...fresh, ...wrong })).toMatchObject({
      code,
      msg,
      data: null,
    });
  });

  it('answers 100210 without the authority', async () => {
    expect(await write(await signIn('viewer'), 'insert', fresh)).toMatchObject({
      code: 100210,
      msg: '权限不足，请联系管理员',
      data: null,
    });
  });
});

describe('POST /api/v1/system/dict/update: body', () => {
  it('counts the version up, and refuses the version that was read before (10100)', async () => {
    const token = await signIn('editor');
    const row = await named(token, 'risk_level');
    expect(await write(token, 'update', { ...row, typeName: '风险等级二' })).toEqual(
      success('修改字典数据成功'),
    );
    expect(await named(token, 'risk_level')).toMatchObject({
      typeName: '风险等级二',
      version: 1,
      updateBy: '3',
    });
    expect(await write(token, 'update', { ...row, typeName: '风险等级三' })).toMatchObject({
      code: 10100,
      msg: '更新数据失败，是否刷新页面重试？',
    });
    expect(await write(token, 'update', { ...row, typeName: '风险等级四', version: null })).toMatchObject({
      code: 0,
    });
  });

  it('reads a version that comes as text, as a form sends it', async () => {
    const token = await signIn('editor');
    const row = await named(token, 'risk_level');
    expect(await write(token, 'update', { ...row, version: '0' })).toMatchObject({ code: 0 });
    expect(await write(token, 'update', { ...row, version: '0' })).toMatchObject({ code: 10100 });
  });

  it('takes the entries along when the code changes', async () => {
    const token = await signIn('editor');
    await write(token, 'update', { ...(await named(token, 'risk_level')), typeCode: 'risk_grade' });
    expect(await lookup(token, 'risk_level')).toEqual([]);
    expect(await lookup(token, 'risk_grade')).toHaveLength(2);
  });

  it('leaves built-in types to the super admin (20000)', async () => {
    const row = await named(await signIn('editor'), 'no_yes');
    expect(await write(await signIn('editor'), 'update', row)).toMatchObject({
      code: 20000,
      msg: '内置数据只有超级管理员可以更改',
    });
    expect(await write(await signIn('system'), 'update', row)).toMatchObject({ code: 0 });
  });

  it('strips scripts from what is written', async () => {
    const token = await signIn('editor');
    await write(token, 'update', {
      ...(await named(token, 'risk_level')),
      remark: '<script src=x>javascript:eval(1)</script>好',
    });
    expect(await named(token, 'risk_level')).toMatchObject({ remark: '好' });
  });
});

describe('POST /api/v1/system/dict/del and delAll: query', () => {
  it('deletes a type with its entries', async () => {
    const token = await signIn('admin');
    const { id } = await named(token, 'risk_level');
    expect(await write(token, `del?id=${id}`)).toEqual(success('删除字典数据成功'));
    expect(await lookup(token, 'risk_level')).toEqual([]);
    expect(await write(token, `del?id=${id}`)).toMatchObject({
      code: 10100,
      msg: '删除数据失败，是否刷新页面重试？',
    });
  });

  it('deletes many, none of them when one is built in', async () => {
    const token = await signIn('admin');
    const ids = [(await named(token, 'risk_level')).id, (await named(token, 'rcep_sector')).id];
    const { id } = await named(token, 'no_yes');
    expect((await write(token, `delAll?ids=${ids.join(',')},${id}`)).code).toBe(20000);
    expect((await find(token)).total).toBe(15);
    expect(await write(token, `delAll?ids=${ids.join(',')}`)).toEqual(success('批量删除字典数据成功'));
    expect((await find(token)).total).toBe(13);
  });

  it('del needs system_dict_delete, delAll the authority to insert', async () => {
    const token = await signIn('editor');
    const { id } = await named(token, 'risk_level');
    expect((await write(token, `del?id=${id}`)).code).toBe(100210);
    expect((await write(token, `delAll?ids=${id}`)).code).toBe(0);
  });
});

describe('Dictionary entries: dict/detail', () => {
  const entry = (typeId: string) => ({
    typeId,
    typeCode: 'risk_level',
    dictName: '中',
    dictValue: 'middle',
    izLock: '0',
    sortNo: 3,
    remark: null,
  });
  interface DetailPage {
    total: number;
    rows: { id: string; dictName: string; version: number }[];
  }

  it('finds, adds, changes and deletes entries of a type', async () => {
    const token = await signIn('admin');
    const { id } = await named(token, 'risk_level');
    const list = async () =>
      (await call<DetailPage>('GET', `${base}/detail/findPage?typeId_EQ=${id}&sortNo_ORDER=ASC`, { token }))
        .json.data;
    expect(await write(token, 'detail/insert', entry(id))).toEqual(success('新增字典数据成功'));
    expect((await list()).rows.map(({ dictName }) => dictName)).toEqual(['高', '低', '中']);
    const row = (await list()).rows[2]!;
    expect(await write(token, 'detail/update', { ...row, dictName: '中等' })).toEqual(
      success('修改字典数据成功'),
    );
    expect(await write(token, 'detail/update', { ...row, dictName: '中间' })).toMatchObject({ code: 10100 });
    expect(await write(token, `detail/del?id=${row.id}`)).toEqual(success('删除字典数据成功'));
    expect((await list()).total).toBe(2);
    expect(
      await write(token, `detail/delAll?ids=${(await list()).rows.map((left) => left.id).join(',')}`),
    ).toEqual(success('批量删除字典数据成功'));
    expect(await lookup(token, 'risk_level')).toEqual([]);
  });

  it('refuses a name or value used twice (20101), and built-in entries to others than the super admin (20000)', async () => {
    const token = await signIn('admin');
    const { id } = await named(token, 'risk_level');
    expect(await write(token, 'detail/insert', { ...entry(id), dictName: '高' })).toMatchObject({
      code: 20101,
      msg: '字典名称或值重复，该字典已存在',
    });
    expect(await write(token, 'detail/insert', { ...entry(id), dictValue: 'low' })).toMatchObject({
      code: 20101,
    });
    const builtIn = (await lookup(token, 'no_yes'))[0]!.model;
    expect(await write(token, `detail/del?id=${builtIn.id}`)).toMatchObject({ code: 20000 });
  });
});
