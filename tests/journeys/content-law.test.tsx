import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '@/features/session/session-store';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import type { Language } from '@/shared/i18n/languages';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { tickChoices } from '../support/tick-choices';
import { openConsolePage } from './console-harness';

useApiServer();

const LAW = '越南外贸管理法';
const ID = 'vn-law-1';

type User = 'system' | 'admin' | 'editor' | 'viewer';

const open = (query = '', user: User = 'editor', language: Language = 'zh') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'countries'],
    address: `/content/law${query}`,
    user,
    language,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const address = () => decodeURIComponent(window.location.hash.slice(1));
const title = async (language: string) =>
  (await requestPortal<{ law: { title: { text: string } } }>(`law/get?id=${ID}`, language)).law.title.text;

/** Replaces the text of a field. */
async function fill(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

/** Presses an action of the record, and the same in its dialog. */
async function press(name: string) {
  const user = userEvent.setup();
  await user.click(await button(name));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

it('a law goes from a draft in six languages to the portal, and back', async () => {
  const user = userEvent.setup();
  const titles = {
    '标题（中文）': '外贸管理法（改）',
    '标题（English）': 'Foreign trade law, revised',
    '标题（日本語）': '外国貿易管理法',
    '标题（한국어）': '대외무역관리법',
    '标题（Tiếng Việt）': 'Luật Quản lý ngoại thương (sửa)',
    '标题（Bahasa Melayu）': 'Undang-undang pengurusan perdagangan luar',
  };
  const before = await title('ja');
  const editor = await open('?name=' + encodeURIComponent(LAW));
  await user.click(await screen.findByRole('link', { name: LAW }));
  expect(address()).toContain(`record=${ID}`);
  expect(await screen.findAllByText(/缺少译文，门户显示（English）：Law on Foreign Trade/)).toHaveLength(3);
  expect(screen.getByText('门户显示“原文标题”：Luật Quản lý ngoại thương')).toBeVisible();
  for (const [name, text] of Object.entries(titles)) {
    await fill(name, text);
  }
  expect(screen.queryByText(/缺少译文，门户显示（English）：Law on Foreign Trade/)).toBeNull();
  expect(screen.getByText('请先保存草稿。')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '预览' }));
  await user.selectOptions(await screen.findByLabelText('读者的语言'), '日本語');
  expect(await screen.findByRole('heading', { name: titles['标题（日本語）'] })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '编辑' }));
  await user.click(await button('保存草稿'));
  await waitFor(() => expect(screen.getByText('草稿')).toBeVisible());
  expect(screen.getByText('门户仍显示已发布的版本')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '提交审核' })).toBeEnabled());
  await press('提交审核');
  expect(await screen.findByText('审核中')).toBeVisible();
  expect(await title('ja')).toBe(before);
  editor.leave();

  const admin = await open(`?record=${ID}`, 'admin');
  await press('发布');
  expect(await screen.findByText('已发布')).toBeVisible();
  expect(await title('ja')).toBe(titles['标题（日本語）']);
  expect(await title('ms')).toBe(titles['标题（Bahasa Melayu）']);

  await user.click(screen.getByRole('link', { name: '版本' }));
  await user.click(await button(/^第 1 版/));
  await user.click(await button('恢复并发布'));
  await user.click(await button('确定'));
  await waitFor(async () => expect(await title('ja')).toBe(before));

  await user.click(screen.getByRole('link', { name: '操作记录' }));
  const log = await screen.findByRole('table', { name: '操作记录' });
  const rows = within(log)
    .getAllByRole('row')
    .filter((row) => row.closest('table') === log)
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  for (const [at, words] of [
    /发布/,
    /恢复旧版本/,
    /发布/,
    /示例编辑.*提交审核/,
    /示例编辑.*保存草稿.*6 处改动/,
  ].entries())
    expect(rows[at]).toMatch(words);
  admin.leave();
});

describe('the list of laws', () => {
  it('filters by state, field and language without a text', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await button(/^更多条件/));
    await screen.findByRole('button', { name: '国家 全部' });
    await tickChoices('状态', '草稿');
    await user.click(await button('查询'));
    expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
    await tickChoices('状态', '草稿', '已发布');
    await tickChoices('国家', '韩国');
    await tickChoices('缺少语言', '日本語');
    await user.click(await button('查询'));
    await waitFor(() => expect(address()).toBe('/content/law?state=published&missing=ja&country=KR'));
    await waitFor(() => expect(screen.getByText('3 条记录')).toBeVisible());
  });

  it('says to a user without the right what to request', async () => {
    await open('', 'viewer');
    act(() => useSession.setState({ perms: [] }));
    expect(await screen.findByText('你没有查看这类内容的权限。')).toBeVisible();
    expect(screen.getByText(/content_law_select/)).toBeVisible();
  });

  it.each([
    ['en', 'Laws', '70 records'],
    ['ja', '法令管理', '70 件'],
    ['ko', '법령 관리', '콘텐츠 70건'],
    ['vi', 'Quản lý văn bản pháp luật', '70 bản ghi'],
    ['ms', 'Pengurusan undang-undang', '70 rekod'],
  ] as const)('speaks %s', async (language, name, count) => {
    await open('', 'viewer', language);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(await screen.findByText(count)).toBeVisible();
  });
});

describe('the form of a law', () => {
  it('keeps what was typed over a change by somebody else, and settles it field by field', async () => {
    const user = userEvent.setup();
    const { token } = await open(`?record=${ID}`, 'editor');
    await fill('标题（English）', 'Mine');
    const { json } = await call<{ values: object }>('GET', `/api/v1/content/law/get?id=${ID}`, { token });
    const values = { ...json.data.values, titleEn: 'Theirs', titleZh: '别人' };
    await call('POST', '/api/v1/content/law/update', { token, body: { id: ID, version: 0, values } });
    await user.click(await button('保存草稿'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Theirs')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '再次保存' }));
    await waitFor(async () => {
      const after = await call<{ values: object }>('GET', `/api/v1/content/law/get?id=${ID}`, { token });
      expect(after.json.data.values).toMatchObject({ titleEn: 'Mine', titleZh: '别人' });
    });
  });

  it('offers what was not saved after the page was left', async () => {
    const user = userEvent.setup();
    const first = await open(`?record=${ID}`, 'editor');
    await user.type(await field('文号'), 'X');
    first.leave();
    await open('', 'editor');
    await user.click(await button('继续填写'));
    expect(await field('文号')).toHaveValue('05/2017/QH14X');
    expect(screen.getByText('已恢复你上次没有保存的内容。')).toBeVisible();
  });

  it('shows at its field what is wrong, and says why there is no preview', async () => {
    const user = userEvent.setup();
    await open(`?record=${ID}`, 'editor');
    await user.type(await field('来源网址'), 'nowhere');
    await user.click(await button('保存草稿'));
    expect(await screen.findByText('请填写以 http:// 或 https:// 开头的网址')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '预览' }));
    expect(await screen.findByText('还不能预览：请检查“来源网址”。')).toBeVisible();
  });

  it('cannot be edited by a viewer, nor in review', async () => {
    const viewer = await open(`?record=${ID}`, 'viewer');
    expect(await field('标题（English）')).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
    viewer.leave();

    await open(`?record=${ID}`, 'editor');
    await fill('标题（English）', 'Foreign trade law, revised');
    await userEvent.click(await button('保存草稿'));
    await waitFor(() => expect(screen.getByRole('button', { name: '提交审核' })).toBeEnabled());
    await press('提交审核');
    expect(await screen.findByText('审核中')).toBeVisible();
    expect(await field('标题（English）')).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
  });

  it('adds a record as a copy, with dated steps row by row', async () => {
    const user = userEvent.setup();
    await open(`?record=new&copyOf=${ID}`, 'editor');
    const steps = await screen.findByRole('group', { name: '日期' });
    await user.click(within(steps).getByRole('button', { name: '增加一行' }));
    const dates = within(steps).getAllByRole('textbox', { name: '日期' });
    await user.type(dates[1]!, '2026-05');
    await user.selectOptions(within(steps).getAllByLabelText('事项')[1]!, '修正');
    await user.click(await button('保存草稿'));
    await waitFor(() => expect(address()).toContain('record=law-1'));
    expect(await screen.findByText('草稿')).toBeVisible();
    expect(
      within(await screen.findByRole('group', { name: '日期' })).getAllByRole('textbox', { name: '日期' }),
    ).toHaveLength(2);
  });

  it('begins a row without choices, not yet verified, and checks it once it is left', async () => {
    const user = userEvent.setup();
    await open(`?record=new`, 'editor');
    const steps = await screen.findByRole('group', { name: '日期' });
    await user.click(within(steps).getByRole('button', { name: '增加一行' }));
    expect(within(steps).getByLabelText('事项')).toHaveDisplayValue('请选择');
    expect(within(steps).getByLabelText('标记')).toHaveDisplayValue('待核');
    const incomplete = /^第 1 行，事项：/;
    await user.type(within(steps).getByRole('textbox', { name: '日期' }), '2026-05');
    expect(screen.queryByText(incomplete)).toBeNull();
    await user.click(await field('文号'));
    expect(await screen.findByText(incomplete)).toBeVisible();
    await user.selectOptions(within(steps).getByLabelText('事项'), '修正');
    await user.click(await field('文号'));
    await waitFor(() => expect(screen.queryByText(incomplete)).toBeNull());
  });

  it('saves and goes on to the next record of the list, also of its next page', async () => {
    const user = userEvent.setup();
    const { token } = await open('?country=VN', 'editor');
    const rows = await screen.findAllByRole('link', { name: /./ });
    const names = rows.map((row) => row.textContent);
    await user.click(rows[0]!);
    await user.type(await field('文号'), 'X');
    await user.click(await button('保存并编辑下一条'));
    expect(await screen.findByRole('heading', { level: 1, name: names[1] })).toBeVisible();
    expect(address()).toMatch(/^\/content\/law\?country=VN&record=/);
    const drafts = await call<{ total: number }>('GET', '/api/v1/content/law/findPage?state_EQ=draft', {
      token,
    });
    expect(drafts.json.data.total).toBe(1);
    // Without a change it goes on, and saves nothing.
    await user.click(await button('保存并编辑下一条'));
    expect(await screen.findByRole('heading', { level: 1, name: names[2] })).toBeVisible();
    const after = await call<{ total: number }>('GET', '/api/v1/content/law/findPage?state_EQ=draft', {
      token,
    });
    expect(after.json.data.total).toBe(1);
  });

  it('saves and begins another new record, empty', async () => {
    const user = userEvent.setup();
    await open(`?record=new&copyOf=${ID}`, 'editor');
    await fill('标题（中文）', '草稿甲');
    await user.click(await button('保存并继续新增'));
    expect(await screen.findByRole('heading', { level: 1, name: '新增法规' })).toBeVisible();
    expect(await field('标题（中文）')).toHaveValue('');
    expect(address()).toBe('/content/law?record=new');
    await user.click(screen.getByRole('link', { name: '返回：法规管理' }));
    expect(await screen.findByRole('link', { name: '草稿甲' })).toBeVisible();
  });

  it('says of a record that was never changed where its first version is from', async () => {
    await open(`?record=${ID}&part=audit`, 'viewer');
    expect(await screen.findByText('收录后还没有操作；第 1 版是收录时发布的。')).toBeVisible();
    expect(screen.queryByText('还没有记录。')).toBeNull();
  });

  it.each(['edit', 'preview', 'versions', 'audit'])('has no fault of accessibility: %s', async (part) => {
    await open(`?record=${ID}&part=${part}`, 'admin');
    await screen.findAllByRole('heading', { level: 1, name: LAW });
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
