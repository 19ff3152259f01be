import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import AreasPage from '@/pages/console/areas/areas-page';
import type { Language } from '@/shared/i18n/languages';
import { systemControls } from '../../mocks/handlers/system/controls';
import { useApiServer } from '../support/api-server';
import { openConsolePage } from './console-harness';
import {
  address,
  confirm,
  downloads,
  textOf,
  dialog,
  expectNoViolations,
  fill,
  narrowWindow,
  press,
  row,
  saveUntil,
} from './page-parts';

useApiServer();

const open = (query = '', user: 'system' | 'admin' = 'system', language: Language = 'zh') =>
  openConsolePage({ page: AreasPage, areas: ['areas'], address: `/system/area${query}`, user, language });

it('opens level by level, adds below, settles a conflict and deletes with all below', async () => {
  await open();
  expect(await screen.findByText('第一级 1 个地域')).toBeVisible();
  (await screen.findByRole('button', { name: '展开示例地域' })).focus();
  await userEvent.keyboard('{Enter}');
  await press('展开示例省一');
  expect(await row('900101')).toBeDefined();
  expect(address()).toBe('/system/area?open=1,2');
  await press('新增下级 示例省一');
  const form = await dialog('新增地域');
  expect(await form.findByText('示例省一')).toBeVisible();
  fill(form.getByLabelText('地域名称'), '示例市三');
  fill(form.getByLabelText('地域编号'), '900101');
  await saveUntil('地域编号重复，已存在', form);
  fill(form.getByLabelText('地域编号'), '900103');
  await expectNoViolations();
  await saveUntil('已新增。', form);
  expect(await row('900103')).toBeDefined();
  await press('编辑 示例市一');
  const edit = await dialog('编辑地域 示例市一');
  expect(await edit.findByText('示例省一')).toBeVisible();
  fill(edit.getByLabelText('地域名称'), '我的名字');
  systemControls.touch('areas', '4', { areaCode: '900109' });
  await press('保存', edit);
  const conflict = await dialog('这条记录在你编辑时已在别处保存');
  const codes = within(conflict.getByRole('group', { name: '地域编号' }));
  expect(codes.getByRole('radio', { name: '服务器上的900109' })).toBeChecked();
  await press('再次保存', conflict);
  expect((await row('我的名字')).getByText('900109')).toBeVisible();
  await press('删除 示例省一');
  await confirm('“示例省一”下面的所有地域会一起删除。');
  await waitFor(() => expect(screen.queryByText('900109')).not.toBeInTheDocument());
  expect(await row('示例省二')).toBeDefined();
  await expectNoViolations();
});

it('is searched by name and code, with the areas above the matches, and exported whole', async () => {
  const files = downloads();
  await open();
  fill(screen.getByLabelText('地域名称或编号'), '示例市二');
  await press('查询');
  expect(await screen.findByText('找到 1 项')).toBeVisible();
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('示例市二');
  const table = within(screen.getByRole('table', { name: '地域管理' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((line) => line.textContent),
  ).toEqual([
    expect.stringContaining('示例地域'),
    expect.stringContaining('示例省一'),
    expect.stringContaining('示例市二'),
  ]);
  expect(table.getByText('示例市二', { selector: 'mark' })).toBeVisible();
  await expectNoViolations();
  fill(screen.getByLabelText('地域名称或编号'), '9001');
  await press('查询');
  expect(await screen.findByText('找到 3 项')).toBeVisible();
  await press('收起示例省一');
  await waitFor(() => expect(screen.queryByText('示例市二')).toBeNull());
  fill(screen.getByLabelText('地域名称或编号'), '没有');
  await press('查询');
  expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
  await press('清除条件');
  expect(await screen.findByText('第一级 1 个地域')).toBeVisible();
  await press('导出');
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0])).trim().split(/\r?\n/);
  expect(lines[0]).toContain('地域名称,上级地域,地域编号');
  expect(lines).toHaveLength(6);
  expect(lines[3]).toBe('示例市一,示例省一,900101');
});

it('below 768 px are rows in place of a table', async () => {
  narrowWindow();
  await open('?open=1');
  const list = await screen.findByRole('list', { name: '地域管理' });
  expect(await within(list).findByRole('button', { name: '编辑 示例省二' })).toBeVisible();
  await expectNoViolations();
});

it('an admin sees which permission is missing', async () => {
  await open('', 'admin');
  expect(screen.getByText(/system_area_select/)).toBeVisible();
});

it.each([
  ['en', 'Areas', '1 area on the first level'],
  ['ja', '地域管理', '第 1 階層の地域 1 件'],
  ['ko', '지역 관리', '1단계 지역 1개'],
  ['vi', 'Quản lý khu vực', '1 khu vực ở cấp một'],
  ['ms', 'Pengurusan kawasan', '1 kawasan di peringkat pertama'],
] as const)('in %s', async (language, title, count) => {
  await open('', 'system', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(count)).toBeVisible();
});
