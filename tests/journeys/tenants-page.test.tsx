import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import TenantsPage from '@/pages/console/tenants/tenants-page';
import type { Language } from '@/shared/i18n/languages';
import { systemControls } from '../../mocks/handlers/system/controls';
import { useApiServer } from '../support/api-server';
import { login } from '../support/system-client';
import { openConsolePage } from './console-harness';
import {
  address,
  confirm,
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
  openConsolePage({ page: TenantsPage, areas: ['tenants'], address: `/org/tenant${query}`, user, language });

it('adds a tenant, settles a conflict, disables one so that its users cannot sign in, and deletes', async () => {
  await open();
  expect(await screen.findByText('3 个租户')).toBeVisible();
  await press('新增租户');
  const form = await dialog('新增租户');
  await waitFor(() => expect(form.getByLabelText('租户名称')).toHaveFocus());
  await userEvent.keyboard('示例租户一{Enter}');
  expect(await screen.findByText('租户名称重复，该租户已存在')).toBeVisible();
  fill(form.getByLabelText('租户名称'), '示例租户四');
  await expectNoViolations();
  await saveUntil('已新增。', form);
  expect(await screen.findByText('4 个租户')).toBeVisible();

  await press('编辑 示例租户二');
  const edit = await dialog('编辑租户 示例租户二');
  fill(edit.getByLabelText('备注'), '我写的');
  systemControls.touch('tenants', '2', { enable: '0' });
  await press('保存', edit);
  const conflict = await dialog('这条记录在你编辑时已在别处保存');
  const states = within(conflict.getByRole('group', { name: '状态' }));
  expect(states.getByRole('radio', { name: '服务器上的停用' })).toBeChecked();
  await press('再次保存', conflict);
  expect(await screen.findByText('已保存修改。')).toBeVisible();
  await waitFor(async () =>
    expect((await row('示例租户二')).getByText('停用', { selector: 'td' })).toBeVisible(),
  );

  await press('停用 示例租户一');
  await confirm('停用后，租户 示例租户一 的用户不能再登录，直到重新启用。确定停用吗？');
  expect(await screen.findByText('租户已停用。')).toBeVisible();
  expect((await login('staff13')).json.code).toBe(12105);
  await press('启用 示例租户一');
  expect(await screen.findByText('租户已启用。')).toBeVisible();

  await press('删除 示例租户一');
  await confirm('租户：示例租户一');
  expect(await screen.findByText('该租户正在被其他用户绑定，无法删除')).toBeVisible();
  fill(screen.getByLabelText('租户编号'), '3');
  await press('查询');
  await waitFor(() => expect(address()).toBe('/org/tenant?id=3'));
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 示例租户三' }));
  await press('删除所选（1）');
  await confirm('共 1 个租户');
  expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
  await expectNoViolations();
});

it('enables and disables the selected tenants, all of the page at once on a narrow screen too', async () => {
  narrowWindow();
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  expect(screen.getByText('已选 3 项')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '选择 示例租户一' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 示例租户一' }));
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked();
  await press('停用选中租户');
  await confirm('停用选中的 2 个租户？停用后，这些租户的用户不能再登录，直到重新启用。');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^启用 示例租户/ })).toHaveLength(2));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  await press('启用选中租户');
  expect(await screen.findByText('已启用 2 个租户。')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^启用 示例租户/ })).toBeNull());
  await expectNoViolations();
});

it('below 768 px are rows in place of a table', async () => {
  narrowWindow();
  await open();
  const list = await screen.findByRole('list', { name: '租户管理' });
  expect(within(list).getByRole('button', { name: '编辑 示例租户一' })).toBeVisible();
  await expectNoViolations();
});

it('an admin sees which permission is missing', async () => {
  await open('', 'admin');
  expect(screen.getByText(/system_tenant_select/)).toBeVisible();
});

it.each([
  ['en', 'Tenants', '3 tenants'],
  ['ja', 'テナント管理', 'テナント 3 件'],
  ['ko', '테넌트 관리', '테넌트 3개'],
  ['vi', 'Quản lý bên thuê', '3 bên thuê'],
  ['ms', 'Pengurusan penyewa', '3 penyewa'],
] as const)('in %s', async (language, title, count) => {
  await open('', 'system', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(count)).toBeVisible();
});
