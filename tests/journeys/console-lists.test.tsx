import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearDictionary } from '@/features/dictionary/dictionary';
import { useTabs } from '@/features/tabs/tabs-store';
import DictionaryPage from '@/pages/console/dictionary/dictionary-page';
import PersonnelPage from '@/pages/console/personnel/personnel-page';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

useApiServer();

const openDicts = (query = '', language: Language = 'zh') =>
  openConsolePage({
    page: DictionaryPage,
    areas: ['dictionary'],
    address: `/system/dict${query}`,
    language,
  });
const openUsers = (query = '') =>
  openConsolePage({
    page: PersonnelPage,
    areas: ['personnel'],
    address: `/personnelManagement${query}`,
    user: 'admin',
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(name, { selector: '.edit-form *' });
/** What the menu of a user's row offers. */
const more = async (username: string, item: string) => {
  await userEvent.click(await button(`更多 ${username}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(() => {
  stubMedia();
  clearDictionary();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('the entries of a dictionary', () => {
  it('console 14: a new one stands after the last one', async () => {
    await openDicts('?type=rcep_sector');
    await userEvent.click(await button('新增字典项'));
    expect(await field('排序')).toHaveValue('5');
  });
});

describe('unsaved forms', () => {
  it('console 21: the list says that there are some, opens them and throws them away', async () => {
    const page = await openDicts();
    await userEvent.click(await button('新增字典'));
    await userEvent.type(await field('字典类型编号'), 'half_done');
    page.leave();
    await openDicts();
    expect(await screen.findByText('有 1 份没有填完、没有保存的表单。')).toBeVisible();
    await userEvent.click(await button('继续填写'));
    expect(await field('字典类型编号')).toHaveValue('half_done');
    expect(screen.queryByText(/没有填完/)).not.toBeInTheDocument();
    page.leave();
  });

  it('console 21: one of a record opens with the record, and can be thrown away', async () => {
    const page = await openDicts('?typeCode=no_yes');
    await userEvent.click(await button('编辑 no_yes'));
    await userEvent.type(await field('备注'), '写了一半');
    page.leave();
    await openDicts();
    await userEvent.click(await button('继续填写'));
    expect(await field('字典类型编号')).toHaveValue('no_yes');
    expect(await field('备注')).toHaveValue('写了一半');
    page.leave();
  });

  it('console 21: is thrown away after a question', async () => {
    const page = await openDicts();
    await userEvent.click(await button('新增字典'));
    await userEvent.type(await field('字典类型编号'), 'half_done');
    page.leave();
    await openDicts();
    await userEvent.click(await button('放弃'));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: '放弃' }));
    await waitFor(() => expect(screen.queryByText(/没有填完/)).not.toBeInTheDocument());
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });
});

describe('a list', () => {
  it('console 26: a head that sorts shows it before it is pressed', async () => {
    await openDicts();
    const heads = await screen.findAllByRole('columnheader');
    const marked = heads.filter((head) => head.querySelector('svg')).map(({ textContent }) => textContent);
    expect(marked).toEqual(['字典类型编号', '字典类型名称']);
  });

  it('console 22: on a phone the filters are folded, and say how many are set', async () => {
    stubMedia({ width: 390 });
    await openDicts('?typeCode=no_yes');
    const opener = await button('筛选（1）');
    expect(screen.queryByRole('textbox', { name: '字典类型编号' })).not.toBeInTheDocument();
    await userEvent.click(opener);
    await userEvent.clear(screen.getByRole('textbox', { name: '字典类型编号' }));
    await userEvent.type(screen.getByRole('textbox', { name: '字典类型名称' }), '日志{Enter}');
    await waitFor(() => expect(decodeURIComponent(window.location.hash)).toContain('typeName=日志'));
    expect(screen.queryByRole('textbox', { name: '字典类型名称' })).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('console 18: yes and no are said in the language of the reader', async () => {
    await openDicts('?typeCode=no_yes', 'en');
    const row = within(await screen.findByRole('row', { name: /no_yes/ }));
    expect(row.getByRole('cell', { name: 'Yes' }).querySelector('[lang]')).toBeNull();
    expect(await screen.findByRole('option', { name: 'No' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: '否' })).not.toBeInTheDocument();
  });
});

describe('users', () => {
  it('console 6: a mobile number of somebody else is taken only after a question', async () => {
    const { token } = await openUsers('?username=staff07');
    const available = async () =>
      (
        await call<{ rows: { mobile: string | null }[] }>(
          'GET',
          '/api/v1/system/user/findPage?orgIdGroup=org_all&username_EQ=editor',
          { token },
        )
      ).json.data.rows[0]?.mobile;
    const number = (await available()) ?? '';
    await userEvent.click(await button('编辑 staff07'));
    await userEvent.clear(await field('手机'));
    await userEvent.type(await field('手机'), number);
    await userEvent.click(await button('保存'));
    const words = `手机号 ${number} 现在属于用户 editor。保存后会转移到正在编辑的用户，原来的用户不能再用它登录。`;
    expect(await screen.findByText(words)).toBeInTheDocument();
    const question = () => within(screen.getAllByRole('dialog').at(-1)!);
    await userEvent.click(question().getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(await available()).toBe(number);
    expect(await field('手机')).toHaveValue(number);
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: '保存' }));
      expect(screen.getByText(words)).toBeInTheDocument();
    });
    await userEvent.click(question().getByRole('button', { name: '转移并保存' }));
    expect(await screen.findByText('已保存修改。')).toBeVisible();
    expect(await available()).toBeNull();
  });

  it('console 17: a user is put into organisations, one of them the default', async () => {
    const { token } = await openUsers('?username=viewer');
    await more('viewer', '设置组织');
    await userEvent.click(await screen.findByRole('checkbox', { name: '内容部' }));
    await userEvent.click(screen.getByRole('radio', { name: '把内容部设为默认组织' }));
    await userEvent.click(await button('保存'));
    expect(await screen.findByText('已设置组织。')).toBeVisible();
    const { data } = (
      await call<{ orgId: string; izDef: string }[]>('GET', '/api/v1/system/user/getOrgByUserId?userId=4', {
        token,
      })
    ).json;
    expect(data.map(({ orgId, izDef }) => [orgId, izDef])).toEqual(
      expect.arrayContaining([
        ['2', '0'],
        ['3', '1'],
      ]),
    );
  });

  it('console 29: are filtered by their state', async () => {
    await openUsers('?enable=0');
    expect(await screen.findByText('1 个用户')).toBeVisible();
    expect(screen.getByLabelText('状态')).toHaveDisplayValue('停用');
    expect(await screen.findByText('staff14', { selector: 'td' })).toBeVisible();
  });
});
