import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import ContentPage from '@/pages/console/content/content-page';
import type { Language } from '@/shared/i18n/languages';
import { system } from '../../mocks/handlers/system/state';
import { useApiServer } from '../support/api-server';
import { PATIENCE } from '../support/patience';
import { call, signIn } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

useApiServer();

const TODAY = '2026-11-24';
const DUE = `check=${TODAY}&order=nextCheck_ASC`;

beforeEach(() => {
  stubMedia();
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 9, 30), toFake: ['Date'] });
  system().now = () => Date.UTC(2026, 10, 24, 4);
});
afterEach(() => void vi.useRealTimers());

const open = (query: string, language: Language = 'zh') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'content-words', 'risk', 'countries'],
    address: `/content/riskCase?${query}`,
    user: 'admin',
    language,
  });

const heads = async () =>
  within(await screen.findByRole('table', {}, PATIENCE))
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean);

/** The cases due, the longest overdue first. */
async function dueCases(): Promise<ContentRow[]> {
  const token = await signIn('admin');
  const path = `/api/v1/content/riskCase/findPage?nextCheck_END=${TODAY}&nextCheck_ORDER=ASC`;
  return (await call<{ rows: ContentRow[] }>('GET', path, { token })).json.data.rows;
}

it('the list of the checks due says of each record since when and why, the earliest first', async () => {
  const rows = await dueCases();
  await open(DUE);
  expect(await heads()).toEqual(['进口国 · 产品', '状态', '核对日期', '原因', '类别', '操作']);
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('columnheader', { name: /核对日期/ })).toHaveAttribute('aria-sort', 'ascending');
  const days = rows.map(({ nextCheck }) => nextCheck?.due);
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => /\d{4}-\d{2}-\d{2}/.exec(row.textContent)?.[0]),
  ).toEqual(days);
  expect(table.getAllByText(/^(期限已过|距最近一步满一年|措施满五年|已定的核对日期)$/)).toHaveLength(
    rows.length,
  );
});

it('the whole list has the day of the next check, no reason', async () => {
  await open('');
  expect(await heads()).toEqual([
    '进口国 · 产品',
    '状态',
    '类别',
    '核对日期',
    '缺少的语言',
    '修改时间',
    '操作',
  ]);
  expect(within(screen.getByRole('table')).getAllByText(/^20\d\d-\d\d-\d\d$/).length).toBeGreaterThan(0);
});

it.each([
  ['zh', /^核对日期20\d\d年\d+月\d+日已到，原因：.+。$/],
  ['vi', /^Đến hạn kiểm tra từ ngày \d\d\/\d\d\/20\d\d\. Lý do: .+\.$/],
] as const)('the page of a record says since when its check is due, and why: %s', async (language, words) => {
  const [first] = await dueCases();
  await open(`record=${first?.id}`, language);
  const heading = await screen.findByRole('heading', { level: 1 }, PATIENCE);
  expect(within(heading.parentElement!).getByText(words)).toBeVisible();
});

it('the page of a record that is not due says nothing', async () => {
  const token = await signIn('admin');
  const path = '/api/v1/content/riskCase/findPage?pageSize=100';
  const { rows } = (await call<{ rows: ContentRow[] }>('GET', path, { token })).json.data;
  const later = rows.find(({ nextCheck }) => nextCheck !== null && nextCheck.due > TODAY);
  await open(`record=${later?.id}`);
  await screen.findByRole('heading', { level: 1 }, PATIENCE);
  expect(screen.queryByText(/已到，原因/)).toBeNull();
});

it('a record opened from the queue leads back to the list of the checks due, and on to the next', async () => {
  const [first, second] = await dueCases();
  await open(`${DUE}&record=${first?.id}`);
  await screen.findByRole('heading', { level: 1 }, PATIENCE);
  expect(screen.getByRole('link', { name: /^返回/ })).toHaveAttribute('href', `#/content/riskCase?${DUE}`);
  await userEvent.type(await screen.findByLabelText(/^产品（中文）/), '甲');
  await userEvent.click(await screen.findByRole('button', { name: '保存并编辑下一条' }));
  await waitFor(() => expect(window.location.hash).toContain(`record=${second?.id}`), PATIENCE);
  expect(window.location.hash).toContain(DUE);
});
