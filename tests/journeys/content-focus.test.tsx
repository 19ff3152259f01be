import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

useApiServer();

const ID = 'vn-law-1';
const BASE = '/api/v1/content/law';

const open = (query: string, user: 'admin' | 'editor' = 'editor') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'countries', 'notifications', 'list-view'],
    address: `/content/law${query}`,
    user,
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });
const answer = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
};
/** An editor writes a draft over the published law; with `submit` it is in review. */
async function draft(isSubmitted = false): Promise<void> {
  const token = await signIn('editor');
  const { data } = (await call<ContentRow>('GET', `${BASE}/get?id=${ID}`, { token })).json;
  const body = { id: ID, version: data.version, values: { ...data.values, number: 'Other' } };
  const saved = await call<{ version: number }>('POST', `${BASE}/update`, { token, body });
  const { version } = saved.json.data;
  if (isSubmitted) await call('POST', `${BASE}/submit`, { token, body: { id: ID, version } });
}

beforeEach(() => {
  stubMedia();
  useTabs.setState(useTabs.getInitialState(), true);
});

it('after a draft was saved the button that saved it has the focus, of a new record too', async () => {
  const user = userEvent.setup();
  await open('?record=new');
  await user.click(await screen.findByRole('textbox', { name: '标题（中文）' }));
  await user.paste('草稿');
  await user.click(await button('保存草稿'));
  expect(await button('提交审核')).toBeVisible();
  await waitFor(async () => expect(await button('保存草稿')).toHaveFocus());
  await user.click(await screen.findByRole('textbox', { name: '文号' }));
  await user.paste('1');
  await user.click(await button('保存草稿'));
  await waitFor(() => expect(screen.getByRole('button', { name: '撤销改动' })).toBeDisabled());
  await waitFor(async () => expect(await button('保存草稿')).toHaveFocus());
});

it('after an action that is no longer possible the heading of the record has the focus', async () => {
  await draft();
  const { leave } = await open(`?record=${ID}`);
  await userEvent.click(await button('提交审核'));
  await answer('提交审核');
  expect(await screen.findByText('审核中')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(await button('撤回提交'));
  await answer('撤回提交');
  expect(await screen.findByText('草稿')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(await button('放弃草稿'));
  await answer('放弃草稿');
  expect(await screen.findByText('已发布')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
  leave();
});

it('after a version was restored the heading has the focus; a dialog that is left gives it back', async () => {
  await draft();
  await open(`?record=${ID}&part=versions`);
  const submit = await button('提交审核');
  await userEvent.click(submit);
  await answer('取消');
  await waitFor(() => expect(submit).toHaveFocus());
  await userEvent.click(await button(/^第 1 版/));
  await userEvent.click(await button('恢复为草稿'));
  await answer('确定');
  expect(await screen.findByText('已恢复为草稿：第 1 版')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('the bin gives the focus back, and so does the bar of a selection that is left', async () => {
  await open('?country=KR', 'admin');
  const bin = await button('回收站');
  await userEvent.click(bin);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('回收站是空的。')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: /close|关闭/i }));
  await waitFor(() => expect(bin).toHaveFocus());
  const all = await screen.findByRole('checkbox', { name: '选择本页全部' });
  await userEvent.click(all);
  await userEvent.click(await button('取消选择'));
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
  await waitFor(() => expect(screen.getByRole('group', { name: '法规管理' })).toHaveFocus());
});

it('the heading of the list has the focus after an action on several records that left none in it', async () => {
  await draft();
  await open('?state=draft', 'editor');
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  const bar = within(await screen.findByRole('group', { name: '对选中项的操作' }));
  await userEvent.click(bar.getByRole('button', { name: '提交审核' }));
  await answer('提交审核');
  expect(await screen.findByText('已完成：1 条')).toBeVisible();
  expect(await screen.findByText('0 条记录')).toBeVisible();
  await answer('完成');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('saved filters begin at the name of the one to save', async () => {
  await open('?country=KR', 'admin');
  await userEvent.click(await button(/^已存条件/));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveFocus());
});

it('a record that is opened has the focus at its heading, and the list gives it back to the link', async () => {
  const user = userEvent.setup();
  await open('?country=VN', 'admin');
  const name = '越南外贸管理法';
  (await screen.findByRole('link', { name })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
  screen.getByRole('link', { name: '返回：法规管理' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
});

it('the heading of the next record has the focus after “save and next”', async () => {
  const user = userEvent.setup();
  await open('?country=VN');
  const [first, second] = await screen.findAllByRole('link', { name: /./ });
  const name = second!.textContent;
  await user.click(first!);
  await user.type(await screen.findByRole('textbox', { name: '文号' }), 'X');
  await user.click(await button('保存并编辑下一条'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
});

it('a new record that is left gives the focus back to the button that began it', async () => {
  await open('?country=VN', 'admin');
  await userEvent.click(await button('新增'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '新增法规' })).toHaveFocus());
  await userEvent.click(screen.getByRole('link', { name: '返回：法规管理' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '新增' })).toHaveFocus());
});
