import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useSession } from '@/features/session/session-store';
import ActionLogPage from '@/pages/console/logs/action-log-page';
import SignInLogPage from '@/pages/console/logs/sign-in-log-page';
import type { Language } from '@/shared/i18n/languages';
import { onReadersClock } from '@/shared/format/server-moment';
import { useApiServer } from '../support/api-server';
import { openConsolePage } from './console-harness';
import { address, downloads, expectNoViolations, fill, narrowWindow, press, row, textOf } from './page-parts';

useApiServer();

const PAGES = {
  signIn: { page: SignInLogPage, path: '/log/login-logs' },
  action: { page: ActionLogPage, path: '/log/logs' },
} as const;

const open = (
  name: keyof typeof PAGES,
  query = '',
  user: 'admin' | 'viewer' = 'admin',
  language: Language = 'zh',
) =>
  openConsolePage({
    page: PAGES[name].page,
    areas: ['logs'],
    address: PAGES[name].path + query,
    user,
    language,
  });

describe('the sign-in log', () => {
  it('is filtered by user, kind and days, sorted, and exported as it is filtered', async () => {
    const files = downloads();
    await open('signIn', '?username=editor');
    expect(await screen.findByText('4 条登录记录')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('登录或退出'), '退出');
    fill(screen.getByLabelText('开始日期'), '2026-11-19');
    fill(screen.getByLabelText('结束日期'), '2026-11-19');
    await press('查询');
    expect(await screen.findByText('1 条登录记录')).toBeVisible();
    expect(address()).toBe('/log/login-logs?username=editor&type=2&from=2026-11-19&to=2026-11-19');
    const shown = await row(onReadersClock('2026-11-19 17:30:21'));
    expect(shown.getByText('退出')).toBeVisible();
    expect(shown.getByText('PC')).toBeVisible();
    await expectNoViolations();
    await press('导出');
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await textOf(files[0])).trim().split(/\r?\n/);
    expect(lines[0]).toContain('用户名,真实姓名,登录或退出,来自,设备,浏览器,时间');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('editor,示例编辑,退出,192.0.2.12,PC,');
    await press('重置');
    await press('时间');
    await waitFor(() => expect(address()).toContain('order=createTime_ASC'));
    const table = screen.getByRole('table', { name: '登录日志' });
    await waitFor(() =>
      expect(within(table).getAllByRole('row')[1]).toHaveTextContent(onReadersClock('2026-11-18 09:00:46')),
    );
  });

  it('names a range of days the wrong way round at its end, and does not search with it', async () => {
    await open('signIn', '?username=editor&from=2026-11-20&to=2026-11-19');
    expect(await screen.findByText('4 条登录记录')).toBeVisible();
    const end = screen.getByLabelText('结束日期');
    expect(end).toHaveAccessibleDescription('结束日期早于开始日期，这两个日期不用于查询。');
    await expectNoViolations();
    fill(end, '2026-11-18');
    await press('查询');
    expect(end).toHaveFocus();
    expect(address()).toContain('to=2026-11-19');
    fill(end, '2026-11-20');
    expect(end).toBeValid();
    await press('查询');
    expect(await screen.findByText('2 条登录记录')).toBeVisible();
  });

  it('below 768 px are rows in place of a table', async () => {
    narrowWindow();
    await open('signIn');
    const list = await screen.findByRole('list', { name: '登录日志' });
    expect(within(list).getAllByText('192.0.2.12').length).toBeGreaterThan(0);
    await expectNoViolations();
  });
});

describe('the action log', () => {
  it('is filtered, and shows one action with what was sent and returned, by keyboard', async () => {
    await open('action', '?module=04');
    expect(await screen.findByText('1 条操作记录')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('级别'), 'INFO');
    await press('查询');
    expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
    await press('清除条件');
    expect(await screen.findByText('8 条操作记录')).toBeVisible();
    (await screen.findByRole('button', { name: '查看 修改组织' })).focus();
    await userEvent.keyboard('{Enter}');
    const detail = within(await screen.findByRole('dialog'));
    expect(await detail.findByText('SysOrgRestApi.update')).toBeVisible();
    expect(address()).toContain('log=6008');
    for (const words of ['组织', '修改', 'ERROR', '42 毫秒', '后台', onReadersClock('2026-11-18 09:19:57')])
      expect(detail.getAllByText(words).length).toBeGreaterThan(0);
    expect(detail.getByText(/"code": 10100/)).toBeVisible();
    await expectNoViolations();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).not.toContain('log='));
  });

  it('an unknown action says so; without the permission there is no export', async () => {
    await open('action', '?log=none');
    expect(await screen.findByText('没有这条操作记录。')).toBeVisible();
    expect(screen.getByRole('button', { name: '导出', hidden: true })).toBeInTheDocument();
    useSession.setState(({ perms }) => ({
      perms: perms.filter((perm) => perm !== 'system_op_logs_export'),
    }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '导出', hidden: true })).toBeNull());
  });
});

it.each([
  ['signIn', 'devops_login_logs_select'],
  ['action', 'system_op_logs_select'],
] as const)('%s: a viewer sees that %s is missing', async (name, perm) => {
  await open(name, '', 'viewer');
  expect(screen.getByText(new RegExp(perm))).toBeVisible();
});

it.each([
  ['en', 'Action log', '8 actions'],
  ['ja', '操作履歴', '操作履歴 8 件'],
  ['ko', '작업 기록', '작업 기록 8건'],
  ['vi', 'Nhật ký thao tác', '8 thao tác'],
  ['ms', 'Log tindakan', '8 tindakan'],
] as const)('in %s', async (language, title, count) => {
  await open('action', '', 'admin', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(count)).toBeVisible();
});

it.each([
  ['zh', '修改字典数据'],
  ['en', 'Changed: Dictionaries'],
  ['ja', '変更：辞書'],
  ['ko', '변경: 사전'],
  ['vi', 'Sửa: Từ điển'],
  ['ms', 'Diubah: Kamus'],
] as const)('an action of the product is in the language of the reader: %s', async (language, words) => {
  await open('action', '', 'admin', language);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
});
