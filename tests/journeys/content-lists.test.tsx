import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentAuditPage from '@/pages/console/content/content-audit-page';
import ContentPage from '@/pages/console/content/content-page';
import EditionsPage from '@/pages/console/editions/editions-page';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { choicesButton, tickChoices } from '../support/tick-choices';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

const download = vi.hoisted(() => vi.fn<(name: string, type: string, text: string) => void>());
vi.mock('@/shared/files/download', () => ({ downloadText: download }));

useApiServer();

type User = 'system' | 'admin' | 'editor' | 'viewer';

const openLaws = (query = '', user: User = 'editor') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'countries'],
    address: `/content/law${query}`,
    user,
  });
const openEditions = (query = '', language: Language = 'zh') =>
  openConsolePage({
    page: EditionsPage,
    areas: ['editions', 'countries'],
    address: `/content/edition${query}`,
    user: 'editor',
    language,
  });
const openAudit = (query = '') =>
  openConsolePage({
    page: ContentAuditPage,
    areas: ['content', 'content-words', 'law', 'countries'],
    address: `/content/audit${query}`,
    user: 'admin',
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heads = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean);
const rowChecks = () => screen.findAllByRole('checkbox', { name: /^选择 / });
const address = () => decodeURIComponent(window.location.hash.slice(1));

beforeEach(() => {
  stubMedia();
  download.mockReset();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('the list of a kind of content', () => {
  it('is filtered by several choices at once, as the work queue links to it', async () => {
    const { token } = await openConsolePage({
      page: ContentPage,
      areas: ['content', 'countries'],
      address: '/content/pair?importer=KR&exporter=CN,JP&applies=yes',
      user: 'editor',
    });
    expect(await screen.findByText('2 条记录')).toBeVisible();
    expect(choicesButton('出口国')).toHaveAccessibleName('出口国 中国、日本');
    await tickChoices('出口国', '全部');
    await press('查询');
    const path = '/api/v1/content/pair/findPage?importer_EQ=KR&applies_EQ=yes';
    const { total } = (await call<{ total: number }>('GET', path, { token })).json.data;
    expect(total).toBeGreaterThan(2);
    expect(await screen.findByText(`${total} 条记录`)).toBeVisible();
  });

  it('has its columns chosen and ordered by the user, in words', async () => {
    const page = await openLaws();
    expect(await heads()).toEqual([
      '名称',
      '状态',
      '国家',
      '类别',
      '数据标记',
      '缺少的语言',
      '修改时间',
      '操作',
    ]);
    await press('列');
    const dialog = within(await screen.findByRole('dialog', { name: '列和行距' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '缺少的语言' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '撰写人' }));
    await userEvent.click(dialog.getByRole('button', { name: '“状态”前移' }));
    await userEvent.click(dialog.getByRole('radio', { name: '紧凑' }));
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    const arranged = ['状态', '名称', '国家', '类别', '数据标记', '撰写人', '修改时间', '操作'];
    expect(await heads()).toEqual(arranged);
    page.leave();
    const again = await openLaws();
    expect(await heads()).toEqual(arranged);
    expect(document.querySelector('.list-body')).toHaveAttribute('data-density', 'compact');
    again.leave();
  });

  it('shows of standards number, title and state first, and the rest once chosen', async () => {
    await openConsolePage({
      page: ContentPage,
      areas: ['content', 'countries'],
      address: '/content/standard',
      user: 'editor',
    });
    const usual = ['标准号', '状态', '标题', '国家', '标准状态', '数据标记', '修改时间', '操作'];
    expect(await heads()).toEqual(usual);
    expect(screen.getByRole('textbox', { name: '标准号' })).toBeVisible();
    await press('列');
    const dialog = within(await screen.findByRole('dialog', { name: '列和行距' }));
    const others = ['发布机构', '所属行业', '指标数', '关系数', '缺少的语言', '撰写人'];
    for (const name of others) expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: '所属行业' }));
    expect(await heads()).toEqual(usual.toSpliced(4, 0, '所属行业'));
    await userEvent.click(dialog.getByRole('button', { name: '恢复默认' }));
    expect(await heads()).toEqual(usual);
  });

  it('states several missing languages as a number, with their names as a hint and for screen readers', async () => {
    await openLaws();
    const table = within(await screen.findByRole('table', { name: '法规管理' }));
    const [cell] = await table.findAllByText(/^缺 4 种/);
    const names = '日本語、한국어、Tiếng Việt、Bahasa Melayu';
    expect(cell).toHaveAttribute('title', names);
    // A title alone is not read in a cell.
    expect(cell).toHaveTextContent(`缺 4 种 ${names}`);
  });

  it('exports the selection of several pages so that it can be imported, also for a viewer', async () => {
    await openLaws('', 'viewer');
    await userEvent.click((await rowChecks())[0]!);
    await press('第 2 页');
    await screen.findByText('其中 1 项在其他页');
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
    await userEvent.click((await rowChecks())[0]!);
    await press('导出选中项');
    const [head = '', ...lines] = (download.mock.calls[0]?.[2] ?? '')
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
    expect(head).toMatch(/^id,state,country,kind,titleZh,titleEn,/);
    expect(lines.filter((line) => /^[a-z]{2}-law-\d+,published,/.test(line))).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^删除所选/ })).toBeNull();
  });

  it('shows the first of its many filters and those that are used, the others on request', async () => {
    await openLaws('?missing=ja');
    expect(await screen.findByRole('button', { name: '缺少语言 日本語' })).toBeVisible();
    expect(screen.getByLabelText('名称')).toBeVisible();
    expect(screen.queryByLabelText('撰写人')).toBeNull();
    const more = screen.getByRole('button', { name: /^更多条件（\d）$/ });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(screen.getByLabelText('撰写人'), '示例');
    await userEvent.click(more);
    // What was entered is not out of sight.
    expect(screen.getByLabelText('撰写人')).toHaveValue('示例');
    await press('查询');
    expect(address()).toBe('/content/law?missing=ja&writer=示例');
    await press('重置');
    await waitFor(() => expect(screen.queryByLabelText('撰写人')).toBeNull());
    expect(screen.queryByRole('button', { name: '缺少语言 日本語' })).toBeNull();
  });

  it('is filtered by whole days and by who wrote it', async () => {
    const token = await signIn('editor');
    const { json } = await call<{ values: object }>('GET', '/api/v1/content/law/get?id=vn-law-1', { token });
    const values = { ...json.data.values, number: '1/2026' };
    await call('POST', '/api/v1/content/law/update', { token, body: { id: 'vn-law-1', version: 0, values } });
    await openLaws('?until=2026-11-01');
    expect(await screen.findByText('69 条记录')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('修改日期不晚于'));
    await press(/^更多条件/);
    await userEvent.type(screen.getByLabelText('撰写人'), '示例编辑');
    await press('查询');
    expect(await screen.findByText('1 条记录')).toBeVisible();
    expect(address()).toBe('/content/law?writer=示例编辑');
  });

  it('deletes what was selected on other pages too', async () => {
    const token = await signIn('editor');
    const { json } = await call<{ values: object }>('GET', '/api/v1/content/law/get?id=vn-law-1', { token });
    const rows = Array.from({ length: 11 }, (_, at) => ({
      id: null,
      values: { ...json.data.values, titleZh: `草稿甲 ${10 + at}` },
    }));
    await call('POST', '/api/v1/content/law/importAll', { token, body: { rows } });
    await openLaws('?name=' + encodeURIComponent('草稿甲') + '&order=name_ASC', 'admin');
    await screen.findByText('11 条记录');
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await press('第 2 页');
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择 草稿甲 20' }));
    await press('删除所选（11）');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
  });
});

describe('the list of editions', () => {
  it('is filtered, sorted and arranged as the other lists', async () => {
    await openEditions();
    expect(await screen.findByText('6 条记录')).toBeVisible();
    const lines = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(within(row).getAllByRole('cell')[4]?.textContent.replace(',', '')));
    await press(/^税则行/);
    await waitFor(() => expect(address()).toBe('/content/edition?order=lines_ASC'));
    await waitFor(() => expect(lines()).toEqual(lines().toSorted((a, b) => a - b)));
    expect(lines()).toHaveLength(6);
    expect(new Set(lines()).size).toBeGreaterThan(3);
    await press(/^税则行/);
    await waitFor(() => expect(lines()).toEqual(lines().toSorted((a, b) => b - a)));
    await press(/^税则行/);
    await waitFor(() => expect(address()).toBe('/content/edition'));
    await tickChoices('版本所属', '越南');
    await press('查询');
    expect(await screen.findByText('1 条记录')).toBeVisible();
    expect(address()).toBe('/content/edition?importer=VN');
    await press('列');
    const dialog = within(await screen.findByRole('dialog', { name: '列和行距' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '税则行' }));
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    expect(await heads()).toEqual(['版本所属', '文件名称', '有效期', '状态', '修改时间', '操作']);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 越南' }));
    await press('导出选中项');
    expect(download.mock.calls[0]?.[2]).toMatch(/越南,.*,已发布/);
  });

  it.each([
    ['en', '6 records'],
    ['ja', '6 件'],
    ['ko', '6건'],
    ['vi', '6 bản ghi'],
    ['ms', '6 rekod'],
  ] as const)('counts in %s', async (language, count) => {
    await openEditions('', language);
    expect(await screen.findByText(count)).toBeVisible();
  });
});

it.each([
  ['zh', /^\d{4}-\d{2}-\d{2}$/],
  ['vi', /^\d{2}\/\d{2}\/\d{4}$/],
] as const)('writes days as the reader’s language does: %s', async (language, day) => {
  await openConsolePage({
    page: ContentPage,
    areas: ['content', 'content-words', 'news', 'countries'],
    address: '/content/news?pageSize=10',
    language,
  });
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByText(day)).toHaveLength(10);
});

it('the log names tariff editions and is filtered by kind and by day', async () => {
  const token = await signIn('admin');
  const row = (await call<{ version: number }>('GET', '/api/v1/content/edition/get?id=VN', { token })).json
    .data;
  await call('POST', '/api/v1/content/edition/withdraw', { token, body: { id: 'VN', version: row.version } });
  await openAudit();
  const table = await screen.findByRole('table', { name: '内容操作记录' });
  expect(within(table).getByRole('row', { name: /税则与规则版本.*撤下/ })).toBeVisible();
  await tickChoices('内容类型', '法规');
  await press('查询');
  await waitFor(() => expect(screen.queryByRole('row', { name: /税则与规则版本/ })).toBeNull());
  await press('重置');
  expect(await screen.findByRole('row', { name: /税则与规则版本.*撤下/ })).toBeVisible();
  await userEvent.type(screen.getByLabelText('修改日期不晚于'), '2026-11-01');
  await press('查询');
  await waitFor(() => expect(screen.queryByRole('row', { name: /税则与规则版本/ })).toBeNull());
});
