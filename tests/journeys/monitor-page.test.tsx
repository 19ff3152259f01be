import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import MonitorPage from '@/pages/console/monitor/monitor-page';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { openConsolePage } from './console-harness';
import { expectNoViolations, press } from './page-parts';

const server = useApiServer();
const BASE = '/rcep-boot/api/v1/system/monitor';
const POLL_MS = 5000;

beforeEach(
  () =>
    void vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    }),
);
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const open = (user: 'system' | 'admin' = 'system', language: Language = 'zh') =>
  openConsolePage({ page: MonitorPage, areas: ['monitor'], address: '/log/sysmonitor', user, language });
const used = () => screen.getByRole('meter', { name: '处理器' }).getAttribute('value');

/** How many times the processor was requested. */
function countPolls() {
  let polls = 0;
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/getCpuInfo')) polls += 1;
  });
  return () => polls;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows processor, memory, virtual machine and disks', async () => {
  await open();
  expect(await screen.findByText('示例服务器')).toBeVisible();
  const disks = within(screen.getByRole('table', { name: '磁盘' }));
  expect(disks.getByRole('meter', { name: '/data' })).toHaveAttribute('value', '91');
  expect(disks.getByText('已用 91%')).toBeVisible();
  expect(screen.getByText('OpenJDK 64-Bit Server VM')).toBeVisible();
  await expectNoViolations();
});

it('is requested again while it is visible, and not in a hidden window', async () => {
  const polls = countPolls();
  await open();
  await screen.findByText('示例服务器');
  await waitFor(() => expect(polls()).toBe(1));
  const first = used();
  await wait(POLL_MS);
  await waitFor(() => expect(used()).not.toBe(first));
  const before = polls();
  act(() => focusManager.setFocused(false));
  await wait(3 * POLL_MS);
  expect(polls()).toBe(before);
  act(() => focusManager.setFocused(true));
  await wait(POLL_MS);
  await waitFor(() => expect(polls()).toBeGreaterThan(before));
});

it('keeps the last figures, marked as saved, when the server fails, and recovers', async () => {
  await open();
  await screen.findByText('示例服务器');
  server.use(http.get(`${BASE}/getMemInfo`, () => HttpResponse.json({ code: -1, msg: '服务器异常' })));
  await wait(POLL_MS);
  expect(await screen.findByText('服务器异常')).toBeVisible();
  expect(screen.getByText('示例服务器')).toBeVisible();
  server.resetHandlers();
  await press('重新加载');
  await waitFor(() => expect(screen.queryByText('服务器异常')).not.toBeInTheDocument());
});

it('shows an error with a retry where nothing is saved', async () => {
  server.use(http.get(`${BASE}/getSystemInfo`, () => HttpResponse.json({ code: -1, msg: '服务器异常' })));
  await open();
  expect(await screen.findByText('系统监控加载失败。')).toBeVisible();
  server.resetHandlers();
  await press('重试');
  expect(await screen.findByText('示例服务器')).toBeVisible();
});

it('an admin sees which permission is missing', async () => {
  await open('admin');
  expect(screen.getByText(/devops_sysmonitor_select/)).toBeVisible();
});

it.each([
  ['en', 'Monitor', 'Processor'],
  ['ja', 'システム監視', 'プロセッサー'],
  ['ko', '시스템 모니터링', '프로세서'],
  ['vi', 'Giám sát hệ thống', 'Bộ xử lý'],
  ['ms', 'Pemantauan sistem', 'Pemproses'],
] as const)('in %s', async (language, title, part) => {
  await open('system', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: part })).toBeVisible();
});
