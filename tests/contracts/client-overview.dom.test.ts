import { beforeEach, describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { latestLoginsQuery, latestOperationsQuery } from '@/pages/console/overview/logs/logs-api';
import { recentChange } from '@/pages/console/overview/recent/recent-change';
import { serverMoment } from '@/shared/format/server-moment';
import {
  disabledUsersQuery,
  recentDictsQuery,
  recentMenusQuery,
  recentUsersQuery,
} from '@/pages/console/overview/recent/recent-api';
import { emptyRolesQuery } from '@/pages/console/overview/attention/roles-api';
import { dismissSearch, queueQuery } from '@/features/work-queue/queue-api';
import { BusinessError, isCancelled } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { system } from '../../mocks/handlers/system/state';
import { countSearch } from '../../mocks/queue/empty-searches';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';
import { signIn } from '../support/system-client';

const server = answerFromMocks();

let token = '';
let seen: ReturnType<typeof recordedPorts>['seen'];
let sent: string[] = [];
let tokens: (string | null)[] = [];

async function beginAs(username: string): Promise<void> {
  token = await signIn(username);
  const recorded = recordedPorts({ token });
  seen = recorded.seen;
  connectApi(recorded.ports);
  sent = [];
  tokens = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push(`${request.method} ${pathname}${search}`);
    tokens.push(request.headers.get('T-Authorization'));
  });
}

beforeEach(() => beginAs('admin'));

const requested = () => ({ signal: new AbortController().signal });
const system1 = '/rcep-boot/api/v1/system';

describe('what changed last', () => {
  it('GET dict/findPage, by updateTime, newest first, with the token', async () => {
    const changes = await recentDictsQuery.queryFn(requested());
    expect(sent).toEqual([`GET ${system1}/dict/findPage?pageSize=5&updateTime_ORDER=DESC`]);
    expect(tokens).toEqual([token]);
    expect(changes).toHaveLength(5);
    expect(changes[0]).toMatchObject({ name: '否是', code: 'no_yes', isNew: true });
  });

  it('puts what was just changed first', async () => {
    const row = system().dicts.at(-1)!;
    Object.assign(row, { version: 3, updateTime: '2026-11-21 09:00:00' });
    const [first] = await recentDictsQuery.queryFn(requested());
    expect(first).toEqual({
      id: row.id,
      name: '风险等级',
      code: 'risk_level',
      key: 'risk_level',
      isNew: false,
      moment: new Date('2026-11-21T01:00:00Z'),
    });
  });

  it('GET user/findPage over all organisations, and the disabled ones by enable_EQ=0', async () => {
    const users = await recentUsersQuery.queryFn(requested());
    const disabled = await disabledUsersQuery.queryFn(requested());
    expect(sent).toEqual([
      `GET ${system1}/user/findPage?orgIdGroup=org_all&pageSize=5&updateTime_ORDER=DESC`,
      `GET ${system1}/user/findPage?enable_EQ=0&orgIdGroup=org_all&pageSize=5&updateTime_ORDER=DESC`,
    ]);
    expect(users).toHaveLength(5);
    expect(disabled).toEqual({
      total: 1,
      names: [{ name: '示例员工14', code: expect.stringMatching(/^staff/) }],
    });
  });

  it('GET menu/findPage, entries only', async () => {
    const menus = await recentMenusQuery.queryFn(requested());
    expect(sent[0]).toContain(`GET ${system1}/menu/findPage?`);
    expect(sent[0]).toContain('type_EQ=1');
    expect(menus[0]).toMatchObject({ name: '组织机构', code: '/org' });
  });

  it('rejects with the code where the permission is missing, and says nothing itself', async () => {
    await beginAs('viewer');
    const refused = await recentUsersQuery.queryFn(requested()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BusinessError);
    expect(refused).toMatchObject({ code: 100210 });
    expect(seen).toMatchObject({ messages: [], resets: [] });
  });

  it('is cancelled by its signal', async () => {
    const stop = new AbortController();
    const call = recentDictsQuery.queryFn({ signal: stop.signal }).catch((error: unknown) => error);
    stop.abort();
    expect(isCancelled(await call)).toBe(true);
  });

  it('takes rows without time, version and name', async () => {
    server.use(
      http.get('*/rcep-boot/api/v1/system/dict/findPage', () =>
        HttpResponse.json({
          code: 0,
          msg: '',
          data: { total: 1, rows: [{ id: '1', typeCode: 'a', typeName: null }] },
        }),
      ),
    );
    expect(await recentDictsQuery.queryFn(requested())).toEqual([
      { id: '1', name: 'a', code: '', key: 'a', isNew: false, moment: null },
    ]);
  });
});

describe('roles without a menu', () => {
  it('GET role/findPage, then perms/getPerms of each', async () => {
    system().roleMenus.set('3', []);
    expect(await emptyRolesQuery.queryFn(requested())).toEqual({
      checked: 3,
      total: 3,
      names: [{ name: '只读人员', code: expect.any(String) }],
    });
    expect(sent[0]).toBe(`GET ${system1}/role/findPage?pageSize=10`);
    expect(sent.slice(1).toSorted()).toEqual(
      ['1', '2', '3'].map((id) => `GET ${system1}/role/perms/getPerms?roleId=${id}`),
    );
  });
});

describe('the latest logs', () => {
  it('GET login-logs/findPage and op-logs/findPage by createTime, newest first', async () => {
    const logins = await latestLoginsQuery.queryFn(requested());
    const operations = await latestOperationsQuery.queryFn(requested());
    expect(sent).toEqual([
      `GET ${system1}/login-logs/findPage?createTime_ORDER=DESC&pageSize=6`,
      `GET ${system1}/op-logs/findPage?createTime_ORDER=DESC&pageSize=6`,
    ]);
    expect(logins[0]).toMatchObject({ realName: '示例管理员', type: '1' });
    expect(operations[0]).toMatchObject({ description: '新增字典明细', createTime: '2026-11-20 15:28:44' });
  });
});

describe('back-end contract §1.0: dates "yyyy-MM-dd HH:mm:ss" in GMT+8', () => {
  it.each([
    ['2026-11-21 09:00:00', '2026-11-21T01:00:00.000Z'],
    ['2026-01-01 00:00:00', '2025-12-31T16:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(serverMoment(text)?.toISOString()).toBe(moment);
  });

  it.each(['', '2026-11-21', 'yesterday', '2026-13-40 09:00:00'])('"%s" is no moment', (text) => {
    expect(serverMoment(text)).toBeNull();
  });

  it('insert sets version 0, an update counts it up', () => {
    const row = { id: '1', createTime: '2026-11-21 09:00:00' };
    expect(recentChange({ ...row, version: 0 }, 'a', 'b')).toMatchObject({
      isNew: true,
      name: 'a',
      code: 'b',
      key: 'b',
    });
    expect(recentChange({ ...row, version: 1 }, '', 'b')).toMatchObject({
      isNew: false,
      name: 'b',
      code: '',
      key: 'b',
    });
  });
});

describe('work queue', () => {
  it('GET queue/get, one call for all numbers', async () => {
    const queue = await queueQuery('zh').queryFn(requested());
    expect(sent).toEqual(['GET /rcep-boot/api/v1/content/queue/get']);
    expect(tokens).toEqual([token]);
    expect(queue.editions?.rows.length).toBeGreaterThan(0);
    expect(queue.checks?.total).toBeGreaterThan(0);
  });

  it('POST queue/dismissSearch takes words off the list', async () => {
    countSearch('zzxqv', 0, { language: 'zh', where: 'goods', day: '2026-11-20' });
    const [row] = (await queueQuery('zh').queryFn(requested())).searches?.rows ?? [];
    expect(row).toMatchObject({ words: 'zzxqv', times: 1 });
    await dismissSearch(row!);
    expect((await queueQuery('zh').queryFn(requested())).searches).toEqual({ total: 0, rows: [] });
  });
});
