import { describe, expect, it } from 'vitest';
import { findLogins, findOperations, loginLogQuery, operationQuery } from '@/features/logs/logs-api';
import { useApiServer } from '../support/api-server';
import { codeOf, recordCalls } from '../support/recorded-calls';
import { call, signIn } from '../support/system-client';

const { lastLine } = recordCalls(useApiServer(), 'admin');
const base = '/rcep-boot/api/v1/system';
const { signal } = new AbortController();

describe('login-logs/findPage', () => {
  it('filters by user, kind and time', async () => {
    const page = await loginLogQuery({
      pageNo: 1,
      pageSize: 10,
      username_EQ: 'editor',
      type_EQ: '2',
      createTime_BEGIN: '2026-11-19 00:00:00',
      createTime_END: '2026-11-19 23:59:59',
    }).queryFn({ signal });
    expect(page).toMatchObject({
      total: 1,
      rows: [{ realName: '示例编辑', remoteAddr: '192.0.2.12', loginFrom: '0' }],
    });
    expect(lastLine()).toContain(`GET ${base}/login-logs/findPage?createTime_BEGIN=2026-11-19`);
  });

  it('a page number that is none is refused (9802)', async () => {
    expect(await codeOf(findLogins({ pageNo: 0, pageSize: 10 }))).toBe(9802);
  });
});

describe('op-logs/findPage and get', () => {
  it('filters by module, kind and level, and loads one', async () => {
    const { rows } = await findOperations({
      pageNo: 1,
      pageSize: 10,
      moduleId_EQ: '05',
      operationType_EQ: 'delete',
      level_EQ: '1',
    });
    expect(rows).toMatchObject([{ description: '删除字典明细', runTime: 31, logType: '2' }]);
    const id = rows[0]?.id ?? '';
    expect(await operationQuery(id).queryFn({ signal })).toEqual(rows[0]);
    expect(lastLine()).toBe(`GET ${base}/op-logs/get?id=${id}`);
  });

  it('is null for an unknown one', async () => {
    expect(await operationQuery('none').queryFn({ signal })).toBeNull();
  });
});

it.each(['login-logs/findPage', 'op-logs/findPage', 'op-logs/get?id=6001'])(
  '%s needs its authority (100210)',
  async (path) => {
    const token = await signIn('editor');
    expect((await call('GET', `/api/v1/system/${path}`, { token })).json.code).toBe(100210);
  },
);
