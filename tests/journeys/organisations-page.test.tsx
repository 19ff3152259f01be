import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import OrganisationsPage from '@/pages/console/organisations/organisations-page';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
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

const server = useApiServer();
const BASE = '/api/v1/system/org';

const open = (query = '', user: 'admin' | 'viewer' = 'admin', language: Language = 'zh') =>
  openConsolePage({
    page: OrganisationsPage,
    areas: ['organisations'],
    address: `/org/org${query}`,
    user,
    language,
  });

describe('organisations', () => {
  it('adds one below another, settles a conflict and deletes it; one in use stays (20501)', async () => {
    const { token } = await open();
    expect(await screen.findByText('第一级 1 个组织')).toBeVisible();
    const opener = await screen.findByRole('button', { name: '展开示例服务中心' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    expect(await row('SAMPLE_CONTENT')).toBeDefined();
    expect(address()).toBe('/org/org?open=1');

    await press('新增下级 数据部');
    const form = await dialog('新增组织');
    await waitFor(() => expect(form.getByLabelText('组织名称')).toHaveFocus());
    expect(await form.findByText('数据部')).toBeVisible();
    fill(form.getByLabelText('组织名称'), '示例小组');
    fill(form.getByLabelText('组织编码'), 'SAMPLE');
    await saveUntil('组织机构编号重复，已存在', form);
    fill(form.getByLabelText('组织编码'), 'SAMPLE_TEAM');
    await saveUntil('已新增。', form);
    await press('展开数据部');
    const [saved] = (
      await call<{ id: string; version: number }[]>('GET', `${BASE}/findTreeLazy?parentId=2`, { token })
    ).json.data;

    await press('编辑 示例小组');
    const edit = await dialog('编辑组织 示例小组');
    await expectNoViolations();
    fill(edit.getByLabelText('备注'), '我写的');
    await call('POST', `${BASE}/update`, {
      token,
      body: { ...saved, orgName: '别人改的名字', remark: null },
    });
    await press('保存', edit);
    const conflict = await dialog('这条记录在你编辑时已在别处保存');
    const names = within(conflict.getByRole('group', { name: '组织名称' }));
    expect(names.getByRole('radio', { name: '服务器上的别人改的名字' })).toBeChecked();
    await press('再次保存', conflict);
    expect(await screen.findByText('已保存修改。')).toBeVisible();
    expect(await row('我写的')).toBeDefined();

    await press('删除 别人改的名字');
    await confirm('组织：别人改的名字');
    await waitFor(() => expect(screen.queryByText('SAMPLE_TEAM')).not.toBeInTheDocument());
    await press('删除 示例服务中心');
    await confirm('“示例服务中心”下面的所有组织会一起删除。');
    expect(await screen.findByText('组织机构已被引用，不能操作')).toBeVisible();
    await expectNoViolations();
  });

  it('is searched by code, at the address too', async () => {
    await open('?q=sample_content');
    expect(await screen.findByText('找到 1 项')).toBeVisible();
    expect(screen.getByLabelText('组织名称或编码')).toHaveValue('sample_content');
    expect(screen.getByText('SAMPLE_CONTENT', { selector: 'mark' })).toBeVisible();
    expect(await row('示例服务中心')).toBeDefined();
  });

  it('below 768 px are rows in place of a table', async () => {
    narrowWindow();
    await open('?open=1');
    const list = await screen.findByRole('list', { name: '组织管理' });
    expect(await within(list).findByRole('button', { name: '编辑 内容部' })).toBeVisible();
    expect(within(list).getByText('SAMPLE_CONTENT')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await expectNoViolations();
  });

  it('shows an error with a retry, and loaded rows as saved once they cannot be loaded again', async () => {
    const failing = http.get(`/rcep-boot${BASE}/findTreeLazy`, () =>
      HttpResponse.json({ code: -1, msg: '服务器异常' }),
    );
    server.use(failing);
    await open();
    expect(await screen.findByText('服务器异常')).toBeVisible();
    server.resetHandlers();
    await press('重试');
    expect(await row('SAMPLE')).toBeDefined();
    server.use(failing);
    await press('刷新');
    expect(await screen.findByText('服务器异常')).toBeVisible();
    expect(await row('SAMPLE')).toBeDefined();
  });

  it('a viewer sees which permission is missing', async () => {
    await open('', 'viewer');
    expect(screen.getByText(/system_org_select/)).toBeVisible();
  });

  it.each([
    ['en', 'Organisations', '1 organisation on the first level'],
    ['ja', '組織管理', '第 1 階層の組織 1 件'],
    ['ko', '조직 관리', '1단계 조직 1개'],
    ['vi', 'Quản lý tổ chức', '1 tổ chức ở cấp một'],
    ['ms', 'Pengurusan organisasi', '1 organisasi di peringkat pertama'],
  ] as const)('in %s', async (language, title, count) => {
    await open('', 'admin', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(count)).toBeVisible();
  });
});
