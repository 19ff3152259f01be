import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { tradeCompetitiveness } from '@/domain/indices';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { indexValue } from '@/features/trade-index/index-values';
import { indexInfoQuery } from '@/features/trade-index/trade-index-api';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { tickChoices } from '../support/tick-choices';
import { openConsolePage } from './console-harness';

useApiServer();

const PATH = '/content/indexInput';

const open = (query = '', user: 'admin' | 'editor' | 'viewer' = 'editor', language: Language = 'zh') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'countries'],
    address: PATH + query,
    user,
    language,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => decodeURIComponent(window.location.hash.slice(1));

/** Presses an action of the record, and the same in its dialog. */
async function press(name: string) {
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

it('figures are filtered by what they measure, and shown in words', async () => {
  const user = userEvent.setup();
  await open('?country=VN&year=2024');
  await screen.findByRole('button', { name: '指标 全部' });
  await tickChoices('指标', '出口额');
  await user.click(await button('查询'));
  await waitFor(() => expect(address()).toContain('indicator=exports'));
  await waitFor(() => expect(screen.getByText('1 条记录')).toBeVisible());
  const [, row] = within(screen.getByRole('table', { name: '指数数据管理' })).getAllByRole('row');
  expect(
    within(row!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['出口额 · 越南 · 2024', '429.383', '十亿美元', '已核']));
});

it('a figure is flush right, with separators of thousands and all its decimals; a year is none', async () => {
  await open('?country=CN&year=2018&indicator=exports');
  const row = within(await screen.findByRole('table', { name: '指数数据管理' })).getByRole('row', {
    name: /出口额 · 中国 · 2018/,
  });
  expect(within(row).getByRole('cell', { name: '2,651.01' })).toHaveClass('list-number');
});

it('a published figure changes the index that visitors read', async () => {
  const user = userEvent.setup();
  const editor = await open('?record=exports-VN-2024');
  const info = () => editor.queryClient.query({ ...indexInfoQuery('ev', 'zh'), staleTime: 0 });
  const tc = async () =>
    indexValue(await info(), { index: 'tc', country: 'VN', year: 2024, sector: 'ev', subject: 'VN' });
  const before = await tc();
  const value = await screen.findByRole('textbox', { name: '数值' });
  await user.clear(value);
  await user.type(value, '-5');
  await user.click(await button('保存草稿'));
  expect(await screen.findByText('请填写数字')).toBeVisible();
  await user.clear(value);
  await user.type(value, '500.5');
  await user.click(await button(/^(保存草稿|正在保存…)$/));
  await press('提交审核');
  expect(await tc()).toBe(before);
  editor.leave();

  await open('?record=exports-VN-2024', 'admin');
  await press('发布');
  expect(await screen.findByText('已发布')).toBeVisible();
  await waitFor(async () => expect(await tc()).toBe(tradeCompetitiveness(500.5, 398.672)));
});

it('figures of a new year come from a file', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await button('导入'));
  const dialog = await screen.findByRole('dialog');
  const text = [
    'indicator,country,year,value,unit,source,asOf,mark',
    'exports,VN,2025,480.5,usdBn,world-factbook-years,2026-11,unchecked',
    'imports,VN,2025,450,usdBn,world-factbook-years,2026-11,unchecked',
  ].join('\n');
  const file = new File([text], 'figures.csv', { type: 'text/csv' });
  // Files in jsdom have no such method.
  const bytes = async () => new TextEncoder().encode(text).buffer;
  await user.upload(
    within(dialog).getByLabelText('选择 CSV 或 XLSX 文件'),
    Object.defineProperty(file, 'arrayBuffer', { value: bytes }),
  );
  await user.click(await within(dialog).findByRole('button', { name: '导入 2 行' }));
  expect(await screen.findByText('已导入。新增 2，更新 0，没有变化 0')).toBeVisible();
  window.location.hash = `#${PATH}?year=2025`;
  await waitFor(() => expect(screen.getByText('2 条记录')).toBeVisible());
  expect(screen.getByRole('link', { name: '进口额 · 越南 · 2025' })).toBeVisible();
});

it.each([
  ['en', 'Index data', 'World'],
  ['ja', '指数データ管理', '世界'],
  ['ko', '지수 데이터 관리', '세계'],
  ['vi', 'Quản lý số liệu chỉ số', 'Thế giới'],
  ['ms', 'Pengurusan data indeks', 'Dunia'],
] as const)('the list speaks %s', async (language, name, world) => {
  await open('?country=world&pageSize=10', 'viewer', language);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect((await screen.findAllByRole('cell', { name: new RegExp(` · ${world} · `) })).length).toBeGreaterThan(
    0,
  );
});
