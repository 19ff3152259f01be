import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearDictionary } from '@/features/dictionary/dictionary';
import { useTabs } from '@/features/tabs/tabs-store';
import DictionaryPage from '@/pages/console/dictionary/dictionary-page';
import { useApiServer } from '../support/api-server';
import { openConsolePage } from './console-harness';

const server = useApiServer();
const BASE = '*/rcep-boot/api/v1/system/dict';

const open = (query = '') =>
  openConsolePage({ page: DictionaryPage, areas: ['dictionary'], address: `/system/dict${query}` });
const answer = (code: number, msg: string) =>
  HttpResponse.json({ msg, code, data: null, timestamp: Date.now() });
const button = (name: string) => screen.findByRole('button', { name });
const confirm = async () => userEvent.click(await button('确定'));

/** Answers a call once the test says so. */
function delayed(path: string) {
  let release = () => {};
  let isRequested = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post(BASE + path, async () => {
      isRequested = true;
      await released;
      return undefined;
    }),
  );
  return { release, requested: () => waitFor(() => expect(isRequested).toBe(true)) };
}

async function fillNewType() {
  await userEvent.click(await button('新增字典'));
  await userEvent.type(await screen.findByLabelText('字典类型编号', { selector: '.edit-form *' }), 'fresh');
  await userEvent.type(screen.getByLabelText('字典类型名称', { selector: '.edit-form *' }), '新的');
}

beforeEach(() => {
  clearDictionary();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('a deletion that is refused', () => {
  it('console 2: is said in the drawer, beside the buttons, and can be closed', async () => {
    const { seen } = await open('?type=rcep_sector');
    server.use(http.post(`${BASE}/detail/del`, () => answer(20000, '内置数据只有超级管理员可以更改')));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click((await drawer.findAllByRole('button', { name: /^删除 / }))[0]!);
    await confirm();
    expect(await drawer.findByRole('alert')).toHaveTextContent('内置数据只有超级管理员可以更改');
    expect(seen.messages).toEqual([]);
    await userEvent.click(within(drawer.getByRole('alert')).getByRole('button', { name: '关闭' }));
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('console 2: is said over the list of types too; a row lock is a question instead', async () => {
    const { seen } = await open('?typeCode=no_yes');
    server.use(
      http.post(`${BASE}/del`, () => answer(20000, '内置数据只有超级管理员可以更改'), { once: true }),
    );
    await userEvent.click(await button('删除 no_yes'));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('内置数据只有超级管理员可以更改');
    server.use(http.post(`${BASE}/del`, () => answer(10100, '删除数据失败，是否刷新页面重试？')));
    await userEvent.click(await button('删除 no_yes'));
    await confirm();
    await waitFor(() =>
      expect(seen.questions.map(({ serverMessage }) => serverMessage)).toEqual([
        '删除数据失败，是否刷新页面重试？',
      ]),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a form that is being saved', () => {
  it('console 9: takes nothing more, and asks nothing that would stay behind', async () => {
    await open();
    await fillNewType();
    const call = delayed('/insert');
    await userEvent.click(await button('保存'));
    await call.requested();
    const field = screen.getByLabelText('备注', { selector: '.edit-form *' });
    expect(field.closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '正在保存…' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('有未保存的修改。离开后这些修改会丢失。')).not.toBeInTheDocument();
    call.release();
    expect(await screen.findByText('新增字典数据成功')).toBeVisible();
    await waitFor(() => expect(field).not.toBeInTheDocument());
  });

  it('console 9: is live again after a refusal, with the focus where it was', async () => {
    await open();
    await fillNewType();
    server.use(http.post(`${BASE}/insert`, () => answer(100210, '权限不足，请联系管理员')));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    const field = screen.getByLabelText('字典类型名称', { selector: '.edit-form *' });
    expect(field.closest('[inert]')).toBeNull();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('新的');
  });
});

describe('a form that was not saved', () => {
  it('console 31: says why in one line, and that what was typed is there in another', async () => {
    await open();
    await fillNewType();
    server.use(http.post(`${BASE}/insert`, () => new HttpResponse(null, { status: 502 })));
    await userEvent.click(await button('保存'));
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText('后端接口502异常')).toBeVisible();
    expect(refusal.getByRole('paragraph')).toHaveTextContent(/^你填的内容都在。$/);
  });
});

describe('a row lock on a new record', () => {
  it('console 24, row 110: is a question whose answer loads the page again; what was typed stays', async () => {
    const { seen } = await open();
    await fillNewType();
    server.use(http.post(`${BASE}/insert`, () => answer(10100, '新增数据失败，是否刷新页面重试？')));
    await userEvent.click(await button('保存'));
    await waitFor(() =>
      expect(seen.questions.map(({ serverMessage }) => serverMessage)).toEqual([
        '新增数据失败，是否刷新页面重试？',
      ]),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('字典类型编号', { selector: '.edit-form *' })).toHaveValue('fresh');
  });
});

describe('a list that cannot be read again', () => {
  it("console 7, row 107: says the server's own reason beside the rows of before", async () => {
    await open('?typeCode=no_yes');
    await button('编辑 no_yes');
    server.use(http.get(`${BASE}/findPage`, () => answer(100210, '权限不足，请联系管理员')));
    await userEvent.click(await button('刷新'));
    expect(await screen.findByText('权限不足，请联系管理员')).toBeVisible();
    expect(screen.queryByText(/无法连接服务器/)).not.toBeInTheDocument();
    expect(await button('编辑 no_yes')).toBeVisible();
  });
});
