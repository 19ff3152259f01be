import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDictionary } from '@/features/dictionary/dictionary';
import { useTabs } from '@/features/tabs/tabs-store';
import DictionaryPage from '@/pages/console/dictionary/dictionary-page';
import PersonnelPage from '@/pages/console/personnel/personnel-page';
import { setOwner, useOwner } from '@/shared/storage/owner';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

const download = vi.hoisted(() => vi.fn<(name: string, type: string, text: string) => void>());
vi.mock('@/shared/files/download', () => ({ downloadText: download }));

useApiServer();

const openDicts = (query = '', user: 'system' | 'admin' = 'system') =>
  openConsolePage({ page: DictionaryPage, areas: ['dictionary'], address: `/system/dict${query}`, user });
const openUsers = (query = '') =>
  openConsolePage({
    page: PersonnelPage,
    areas: ['personnel'],
    address: `/personnelManagement${query}`,
    user: 'admin',
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const check = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const field = (name: string) => screen.findByLabelText(name, { selector: '.edit-form *' });
const nameOf = (box: HTMLElement) => box.getAttribute('aria-label') ?? '';
const rowChecks = () => screen.findAllByRole('checkbox', { name: /^选择 staff/ });
const heads = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean);

beforeEach(() => {
  stubMedia();
  clearDictionary();
  download.mockReset();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('the columns of a list', () => {
  it('are chosen, ordered and spaced by each user, also by keyboard, and the file follows', async () => {
    const page = await openDicts();
    expect(await heads()).toEqual(['字典类型编号', '字典类型名称', '是否内置', '备注', '操作']);
    await press('列');
    const dialog = within(await screen.findByRole('dialog', { name: '列和行距' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '备注' }));
    dialog.getByRole('button', { name: '“是否内置”前移' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(dialog.getByRole('radio', { name: '紧凑' }));
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    expect(await heads()).toEqual(['是否内置', '字典类型编号', '字典类型名称', '操作']);
    expect(document.querySelector('.list-body')).toHaveAttribute('data-density', 'compact');
    await press('导出');
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    expect(download.mock.calls[0]?.[2].split('\r\n')[0]?.replace('\uFEFF', '')).toBe(
      '是否内置,字典类型编号,字典类型名称',
    );
    const owner = useOwner.getState();
    page.leave();
    const again = await openDicts();
    expect(await heads()).toEqual(['是否内置', '字典类型编号', '字典类型名称', '操作']);
    again.leave();
    const other = await openDicts('', 'admin');
    expect(useOwner.getState()).not.toBe(owner);
    expect(await heads()).toEqual(['字典类型编号', '字典类型名称', '是否内置', '备注', '操作']);
    other.leave();
    setOwner(null);
  });
});

describe('the selection of a list', () => {
  it('survives paging, is exported, and ends with its deletion', async () => {
    await openUsers();
    const [first] = await rowChecks();
    await userEvent.click(first!);
    await press('第 2 页');
    await waitFor(async () => expect((await rowChecks())[0]).not.toHaveAccessibleName(nameOf(first!)));
    const [second] = await rowChecks();
    await userEvent.click(second!);
    const bar = within(await screen.findByRole('group', { name: '对选中项的操作' }));
    expect(bar.getByText('其中 1 项在其他页')).toBeVisible();
    expect(screen.getByText('已选 2 项')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: '导出选中项' }));
    expect(download.mock.calls[0]?.[2]).toContain(nameOf(second!).replace('选择 ', ''));
    expect(download.mock.calls[0]?.[2].trim().split('\r\n')).toHaveLength(3);
    await press(/^删除.*2/);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('已删除。')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^已选/)).not.toBeInTheDocument());
  });

  it('of users is disabled at once', async () => {
    const { token } = await openUsers('?realName=示例员工1');
    await check('选择本页全部');
    await press('停用选中用户');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText(/^已停用 \d+ 个账号。$/)).toBeVisible();
    const { data } = (
      await call<{ rows: { enable: string }[] }>(
        'GET',
        `/api/v1/system/user/findPage?orgIdGroup=org_all&realName_LIKE=${encodeURIComponent('示例员工1')}`,
        { token },
      )
    ).json;
    expect(new Set(data.rows.map(({ enable }) => enable))).toEqual(new Set(['0']));
  });
});

describe('saved filters', () => {
  it('are saved by name, applied, opened with, and deleted', async () => {
    const page = await openDicts('?typeCode=no_yes');
    await screen.findByText('1 个字典类型');
    await press('已存条件');
    let dialog = within(await screen.findByRole('dialog', { name: '已存条件' }));
    await userEvent.type(dialog.getByLabelText('名称'), '是与否{Enter}');
    await userEvent.click(await dialog.findByRole('checkbox', { name: '打开列表时使用“是与否”' }));
    expect(dialog.getByText('字典类型编号: no_yes')).toBeVisible();
    page.leave();

    const again = await openDicts();
    await waitFor(() => expect(window.location.hash).toBe('#/system/dict?typeCode=no_yes'));
    await screen.findByText('1 个字典类型');
    await press('重置');
    await waitFor(() => expect(window.location.hash).toBe('#/system/dict'));
    await press('已存条件');
    dialog = within(await screen.findByRole('dialog', { name: '已存条件' }));
    await userEvent.click(dialog.getByRole('button', { name: '应用“是与否”' }));
    await waitFor(() => expect(window.location.hash).toBe('#/system/dict?typeCode=no_yes'));
    await press('已存条件');
    dialog = within(await screen.findByRole('dialog', { name: '已存条件' }));
    await userEvent.click(dialog.getByRole('button', { name: '删除“是与否”' }));
    expect(await dialog.findByText('还没有保存过条件。')).toBeVisible();
    again.leave();
  });
});

describe('the form of a list', () => {
  it('saves and goes on to the next record', async () => {
    await openDicts('?type=rcep_sector');
    const rows = within(await screen.findByRole('table', { name: /rcep_sector/ }));
    const [first, second] = (await rows.findAllByRole('button', { name: /^编辑 / })).map((each) =>
      (each.getAttribute('aria-label') ?? '').replace('编辑 ', ''),
    );
    await press(`编辑 ${first}`);
    await userEvent.clear(await field('排序'));
    await userEvent.type(await field('排序'), '1');
    await press('保存并编辑下一条');
    await waitFor(async () => expect(await field('字典名称')).toHaveValue(second));
  });

  it('adds one after the other, and a copy as a new record', async () => {
    await openDicts();
    await press('新增字典');
    await userEvent.type(await field('字典类型编号'), 'comfort_one');
    await userEvent.type(await field('字典类型名称'), '第一个');
    await press('保存并继续新增');
    await waitFor(async () => expect(await field('字典类型编号')).toHaveValue(''));
    await press('取消');
    await press('编辑 comfort_one');
    await press('复制新增');
    expect(await field('字典类型名称')).toHaveValue('第一个');
    await userEvent.clear(await field('字典类型编号'));
    await userEvent.type(await field('字典类型编号'), 'comfort_two');
    await press('保存');
    expect(await screen.findByRole('button', { name: '编辑 comfort_two' })).toBeVisible();
    expect(screen.getByRole('button', { name: '编辑 comfort_one' })).toBeVisible();
  });
});
