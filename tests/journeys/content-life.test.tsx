import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import { clearMenu, setMenu } from '@/features/menu/menu-store';
import { useTabs } from '@/features/tabs/tabs-store';
import { SampleData } from '@/layouts/console/drawer/sample-data';
import ContentAuditPage from '@/pages/console/content/content-audit-page';
import ContentPage from '@/pages/console/content/content-page';
import { announceContentChange } from '@/shared/api/cache/content-changes';
import { controlFunctions } from '../../mocks/controls';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { requestPortal } from '../support/request-mocks';
import { contentCall as api } from '../support/content-call';
import { call, signIn } from '../support/system-client';
import { choicesButton, tickChoices } from '../support/tick-choices';
import { watchReload } from '../support/watch-reload';
import { openConsolePage } from './console-harness';

const { made } = vi.hoisted(() => ({ made: vi.fn<(...of: unknown[]) => void>() }));
vi.mock('@/shared/files/download', () => ({ downloadText: made }));

useApiServer();
const reload = watchReload();

const ID = 'vn-law-1';
const DAY_MS = 86_400_000;

/** An editor writes another English title and sends it to review. */
async function inReview(titleEn: string): Promise<ContentRow> {
  const editor = await signIn('editor');
  const { version, values } = await api(editor, `law/get?id=${ID}`);
  const saved = await api(editor, 'law/update', { id: ID, version, values: { ...values, titleEn } });
  return api(editor, 'law/submit', { id: ID, version: saved.version });
}

async function published(titleEn: string): Promise<void> {
  const { version } = await inReview(titleEn);
  await api(await signIn('admin'), 'law/publish', { id: ID, version });
}

const title = async () =>
  (await requestPortal<{ law: { title: { text: string } } }>(`law/get?id=${ID}`, 'en')).law.title.text;
const openLaws = (query = '') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'countries'],
    address: `/content/law${query}`,
    user: 'admin',
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  made.mockClear();
  useTabs.setState(useTabs.getInitialState(), true);
});

it('the log shows what an action changed of a tariff edition, and exports it', async () => {
  const token = await signIn('admin');
  const { version } = await api(token, 'edition/get?id=VN');
  await api(token, 'edition/withdraw', { id: 'VN', version });
  await openConsolePage({
    page: ContentAuditPage,
    areas: ['content', 'content-words', 'countries'],
    address: '/content/audit?kind=edition',
  });
  await userEvent.click(await button('1 处改动'));
  expect(screen.getByRole('row', { name: '状态 已发布 已撤下' })).toBeVisible();
  await userEvent.click(await button('导出'));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect((made.mock.lastCall as string[])[2]).toContain(',撤下,状态,状态：已发布,状态：已撤下,');
});

it('the log is filtered by kind, action, name and user, and exported as it is filtered', async () => {
  await published('Changed');
  await openConsolePage({
    page: ContentAuditPage,
    areas: ['content', 'content-words', 'law', 'countries'],
    address: '/content/audit',
  });
  expect(await screen.findByText('3 条操作')).toBeVisible();
  const user = userEvent.setup();
  await tickChoices('操作', '保存草稿');
  await tickChoices('内容类型', '法规');
  await user.type(screen.getByLabelText('操作人'), '示例编辑');
  await user.click(await button('查询'));
  expect(await screen.findByText('1 条操作')).toBeVisible();
  expect(window.location.hash).toContain('kind=law&action=save');
  await user.click(screen.getAllByRole('button', { name: '1 处改动' })[0]!);
  expect(screen.getByText('Changed')).toBeVisible();
  await user.click(await button('导出'));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  const [name, , text] = made.mock.lastCall as string[];
  expect(name).toBe('内容操作记录.csv');
  const [head, entry, ...others] = text!.trim().split('\r\n');
  expect(others).toEqual([]);
  expect(head).toContain('操作时间,操作人,内容类型,名称,操作,项目,改动前,改动后,备注');
  expect(entry).toMatch(
    /,法规,[^,]+,保存草稿,标题（English）,标题（English）：Law on Foreign Trade.*,标题（English）：Changed,$/,
  );

  await tickChoices('内容类型', '法规', '税则与规则版本');
  await user.click(await button('查询'));
  expect(await screen.findByText('0 条操作')).toBeVisible();
});

it('the log is filtered by several kinds and actions at once; an address with one of each goes on working', async () => {
  await published('Changed');
  const token = await signIn('admin');
  const { version } = await api(token, 'edition/get?id=VN');
  await api(token, 'edition/withdraw', { id: 'VN', version });
  await openConsolePage({
    page: ContentAuditPage,
    areas: ['content', 'content-words', 'law', 'countries'],
    address: '/content/audit?kind=law&action=save',
  });
  expect(await screen.findByText('1 条操作')).toBeVisible();
  expect(choicesButton('内容类型')).toHaveAccessibleName('内容类型 法规');
  await tickChoices('内容类型', '税则与规则版本');
  await tickChoices('操作', '撤下');
  await userEvent.click(await button('查询'));
  expect(await screen.findByText('2 条操作')).toBeVisible();
  const shown = decodeURIComponent(window.location.hash);
  expect(shown).toMatch(/kind=law,edition&action=save,withdraw$/);
  const rows = within(screen.getByRole('table', { name: '内容操作记录' }));
  expect(rows.getByRole('row', { name: /税则与规则版本.*撤下/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /法规.*保存草稿/ })).toBeVisible();
});

it('an entry of the log leads to its record while there is one', async () => {
  const token = await signIn('editor');
  const { values } = await api(token, `law/get?id=${ID}`);
  const added = await api(token, 'law/insert', { values: { ...values, titleZh: '留下的法规' } });
  const gone = await api(token, 'law/insert', { values: { ...values, titleZh: '删掉的法规' } });
  await api(await signIn('admin'), `law/del?id=${gone.id}`, {});
  const { json } = await call('POST', '/api/v1/system/menu/findMenuTree', { token: await signIn('admin') });
  setMenu(parseMenu(json.data as never, 'http://localhost'));
  await openConsolePage({
    page: ContentAuditPage,
    areas: ['content', 'content-words', 'law', 'countries'],
    address: '/content/audit',
  });
  expect(await screen.findByRole('link', { name: '留下的法规' })).toHaveAttribute(
    'href',
    `#/content/law?record=${added.id}`,
  );
  expect(screen.getAllByText('删掉的法规', { selector: 'span' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: '删掉的法规' })).toBeNull();
  act(clearMenu);
});

it('what is published in another tab is seen in this one', async () => {
  await openApp(`/home/lawService/details/${ID}`, 'en');
  const heading = { level: 1, name: 'Published elsewhere' } as const;
  await screen.findByRole('heading', { level: 1, name: /Foreign Trade/ });
  await act(() => published('Published elsewhere'));
  expect(screen.queryByRole('heading', heading)).toBeNull();
  act(announceContentChange);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

it('a publication from a day on is seen when the day has come', async () => {
  await inReview('From tomorrow');
  const before = await title();
  await openLaws(`?record=${ID}`);
  const user = userEvent.setup();
  await user.click(await button('发布'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: '从指定日期起' }));
  const tomorrow = new Date(Date.now() + DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10);
  await user.type(dialog.getByLabelText('起始日期'), '2020-01-01');
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect(dialog.getByText('请选择今天或以后的日期。')).toBeVisible();
  await user.clear(dialog.getByLabelText('起始日期'));
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect(dialog.getByText('请选择今天或以后的日期。')).toBeVisible();
  await user.type(dialog.getByLabelText('起始日期'), tomorrow);
  await user.click(dialog.getByRole('radio', { name: '立即' }));
  expect(dialog.queryByLabelText('起始日期')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: '从指定日期起' }));
  expect(dialog.getByLabelText('起始日期')).toHaveValue(tomorrow);
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect(await screen.findByText(/^自.*起显示$/)).toBeVisible();
  expect(screen.getByText('待发布')).toBeVisible();
  expect(screen.getByText(/^已定于\d+年\d+月\d+日发布：/)).toBeVisible();
  expect(screen.getByText(/^要改起始日期，/)).toBeVisible();
  expect(await title()).toBe(before);
  await user.click(screen.getByRole('link', { name: '操作记录' }));
  await user.click((await screen.findAllByRole('button', { name: '1 处改动' }))[0]!);
  expect(screen.getByRole('row', { name: `起始日期 — ${tomorrow}` })).toBeVisible();
  controlFunctions.advance(2 * DAY_MS);
  expect(await title()).toBe('From tomorrow');
});

it('a draft over what is to be published says from when on that is shown, on its page and in the list', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const { values } = await api(editor, `law/get?id=${ID}`);
  const added = await api(editor, 'law/insert', { values: { ...values, titleZh: '将来的法规' } });
  const sent = await api(editor, 'law/submit', { id: added.id, version: added.version });
  const day = { id: added.id, version: sent.version, from: '2099-12-10' };
  const { version } = await api(admin, 'law/publish', day);
  const draft = { ...values, titleZh: '将来的法规', number: 'Other' };
  await api(editor, 'law/update', { id: added.id, version, values: draft });
  const { leave } = await openLaws(`?record=${added.id}`);
  expect(await screen.findByText('草稿')).toBeVisible();
  expect(screen.getByText('已发布的版本自2099年12月10日起显示')).toBeVisible();
  leave();
  await openLaws('?name=' + encodeURIComponent('将来的法规'));
  expect(await screen.findByText('已发布的版本自2099年12月10日起显示')).toBeVisible();
});

it('“back to the sample data” discards what was changed, here and in other tabs', async () => {
  const before = await title();
  await published('To be discarded');
  const heard = vi.fn<() => void>();
  const channel = new BroadcastChannel('rcep:content');
  channel.addEventListener('message', heard);
  Object.assign(globalThis, { mocks: controlFunctions });
  await openConsolePage({ page: SampleData, areas: ['admin'], address: '/index', user: 'admin' });
  await userEvent.click(await button('恢复示例数据，放弃全部改动'));
  const question = within(screen.getByRole('dialog', { name: '放弃全部改动？' }));
  expect(question.getByText(/不能撤销/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: '放弃改动并恢复' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(await title()).toBe(before);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  channel.close();
  Reflect.deleteProperty(globalThis, 'mocks');
});

describe('a deleted draft', () => {
  const NAME = '试写的法规';
  const deleted = async () => {
    const token = await signIn('editor');
    const { values } = await api(token, `law/get?id=${ID}`);
    await api(token, 'law/insert', { values: { ...values, titleZh: NAME } });
    await openLaws(`?name=${encodeURIComponent(NAME)}`);
    await userEvent.click(await button(`删除 ${NAME}`));
    await userEvent.click(await button('确定'));
    await waitFor(() => expect(screen.queryByRole('link', { name: NAME })).toBeNull());
  };

  it('comes back at once by “undo”', async () => {
    await deleted();
    await userEvent.click(await button('撤销删除'));
    expect(await screen.findByRole('link', { name: NAME })).toBeVisible();
  });

  it('comes back from the bin', async () => {
    await deleted();
    await userEvent.click(await button('回收站'));
    const row = await screen.findByRole('row', { name: new RegExp(`${NAME}.*示例管理员.*还剩 30 天`) });
    expect(row).toBeVisible();
    await userEvent.click(await button(`恢复 ${NAME}`));
    expect(await screen.findByText(`已恢复：${NAME}`)).toBeVisible();
    expect(await screen.findByRole('link', { name: NAME })).toBeVisible();
    expect(screen.queryByRole('button', { name: '撤销删除', hidden: true })).toBeNull();
  });
});

it('the button that clears a choice has a name in the reader’s language', async () => {
  await openLaws(`?record=${ID}`);
  expect((await screen.findAllByRole('button', { name: '取消选择' })).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('button', { name: 'Clear' })).toEqual([]);
});

it('a browser without room says that the draft is on the page only, and loses nothing on the page', async () => {
  await openLaws(`?record=${ID}`);
  const field = await screen.findByRole('textbox', { name: '文号' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(field, 'X');
  expect(await screen.findByText(/^此浏览器没有空间保存草稿。/)).toBeVisible();
  await userEvent.click(await button('保存草稿'));
  await waitFor(() => expect(screen.getByText('草稿')).toBeVisible());
  expect(screen.queryByText(/^此浏览器没有空间保存草稿。/)).toBeNull();
  expect(await screen.findByRole('textbox', { name: '文号' })).toHaveValue('05/2017/QH14X');
  full.mockRestore();
});
