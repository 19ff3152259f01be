import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { clearMenu, setMenu } from '@/features/menu/menu-store';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import ContentPage from '@/pages/console/content/content-page';
import OverviewPage from '@/pages/console/overview/overview-page';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';

useApiServer();

const WORDS = '氪星水晶';

interface Suggested {
  total: number;
  rows: { hs: string }[];
}

const visitorSearches = () =>
  requestPortal<Suggested>(`hs/suggest?q=${encodeURIComponent(WORDS)}&pageSize=5`, 'zh');

async function showMenu(user: string) {
  const token = await signIn(user);
  const { json } = await call('POST', '/api/v1/system/menu/findMenuTree', { token });
  setMenu(parseMenu(json.data as never, window.location.origin));
}

afterEach(clearMenu);

it('what a visitor did not find gets a synonym in two presses, and is found', async () => {
  expect((await visitorSearches()).total).toBe(0);
  expect((await visitorSearches()).total).toBe(0);

  const user = userEvent.setup();
  await showMenu('editor');
  const home = await openConsolePage({
    page: OverviewPage,
    areas: ['shell', 'overview', 'content-words', 'countries', 'admin'],
    address: '/index',
    user: 'editor',
  });
  const table = await screen.findByRole('table', { name: '没有结果的搜索' });
  const row = within(within(table).getByRole('rowheader', { name: WORDS }).closest('tr')!);
  expect(row.getByText('2')).toBeVisible();
  const add = row.getByRole('link', { name: `加同义词：${WORDS}` });
  const address = decodeURIComponent(add.getAttribute('href')!.slice(1));
  expect(address).toBe(`/content/synonym?record=new&fill.wordsZh=${WORDS}`);
  home.leave();

  // The first press has led here; the second one saves.
  await openConsolePage({ page: ContentPage, areas: ['content', 'countries'], address, user: 'editor' });
  expect(await screen.findByRole('textbox', { name: '同义词（中文）' })).toHaveValue(WORDS);
  await user.type(screen.getByRole('combobox', { name: 'HS 编码' }), '700490,');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(window.location.hash).toMatch(/record=synonym-1$/));

  await act(async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const body = { id: 'synonym-1', version: 0 };
    const sent = await call<{ version: number }>('POST', '/api/v1/content/synonym/submit', {
      token: editor,
      body,
    });
    const published = { id: 'synonym-1', version: sent.json.data.version };
    await call('POST', '/api/v1/content/synonym/publish', { token: admin, body: published });
  });
  const found = await visitorSearches();
  expect(found.rows.map(({ hs }) => hs)).toContain('700490');
  const { json } = await call<{ searches: { total: number } }>('GET', '/api/v1/content/queue/get', {
    token: await signIn('editor'),
  });
  expect(json.data.searches.total).toBe(0);
});
