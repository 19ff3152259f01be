import { expect, it } from 'vitest';
import { loadQuery, serverQuery } from '@/features/monitor/monitor-api';
import { useApiServer } from '../support/api-server';
import { recordCalls } from '../support/recorded-calls';
import { call, signIn } from '../support/system-client';

const { lastLine } = recordCalls(useApiServer(), 'system');
const { signal } = new AbortController();

it('monitor/getSystemInfo: everything', async () => {
  const server = await serverQuery.queryFn({ signal });
  expect(lastLine()).toBe('GET /rcep-boot/api/v1/system/monitor/getSystemInfo');
  expect(server).toMatchObject({
    systemInfo: { computerName: '示例服务器', computerIp: '192.0.2.1' },
    cpuInfo: { cpuNum: 4 },
    memInfo: { total: '16 GB' },
    JVMInfo: { total: '4 GB' },
    sysFileInfo: [
      { diskName: '/', usage: 60 },
      { diskName: '/data', usage: 91 },
    ],
  });
});

it('monitor/getCpuInfo, getMemInfo, getJVMInfo: what changes', async () => {
  const first = await loadQuery.queryFn({ signal });
  expect(Object.keys(first)).toEqual(['cpuInfo', 'memInfo', 'JVMInfo']);
  expect((await loadQuery.queryFn({ signal })).cpuInfo.used).not.toBe(first.cpuInfo.used);
});

it.each(['getSystemInfo', 'getCpuInfo', 'getMemInfo', 'getJVMInfo'])(
  'monitor/%s needs its authority (100210)',
  async (path) => {
    const token = await signIn('admin');
    expect((await call('GET', `/api/v1/system/monitor/${path}`, { token })).json.code).toBe(100210);
  },
);
