import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { openConsolePage } from './console-harness';

useApiServer();

const BODY = '正文（中文）';

const open = (user: 'editor' | 'viewer' = 'editor') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'news', 'countries', 'editor'],
    address: '/content/news?pageSize=1',
    user,
  });

/** Opens the first news item of the list. */
async function openNews(user?: 'editor' | 'viewer') {
  const { token } = await open(user);
  const table = await screen.findByRole('table');
  await userEvent.setup().click((await within(table).findAllByRole('link'))[0]!);
  await screen.findByRole('textbox', { name: BODY });
  const id = new URLSearchParams(window.location.hash.split('?')[1]).get('record') ?? '';
  const saved = async () => {
    const { json } = await call<{ values: Record<string, string> }>(
      'GET',
      `/api/v1/content/news/get?id=${id}`,
      { token },
    );
    return json.data.values['bodyZh'];
  };
  return { saved };
}

const text = () => screen.getByRole('textbox', { name: BODY });
/** The part of the form with the Chinese text and its buttons. */
const field = () => within(text().closest<HTMLElement>('.rich-text')!);
const press = (name: string) => userEvent.setup().click(field().getByRole('button', { name }));

async function writeSource(html: string) {
  const user = userEvent.setup();
  await press('源代码');
  await user.clear(text());
  await user.click(text());
  await user.paste(html);
}

async function save() {
  await userEvent.setup().click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText('草稿');
}

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

it('the body of a news item is edited as text, and saved as the HTML of it', async () => {
  const { saved } = await openNews();
  expect(text()).toHaveAttribute('contenteditable', 'true');
  // Nothing was edited: nothing is to be saved.
  expect(screen.getByRole('button', { name: '撤销改动' })).toBeDisabled();
  text().focus();
  fireEvent.keyDown(text(), { key: 'a', ctrlKey: true });
  await press('引用');
  await save();
  expect(await saved()).toMatch(/^<blockquote><p>/);
});

it('source and text are two ways to edit the same, and nothing is lost between them', async () => {
  const { saved } = await openNews();
  const html =
    '<h2>一</h2><p>二<sup>2</sup> <a href="https://example.org/a">链接</a></p>' +
    '<ol start="3"><li>三</li></ol>' +
    '<table><thead><tr><th>列</th><th>值</th></tr></thead><tbody><tr><td>甲</td><td colspan="1">1</td></tr></tbody></table>';
  await writeSource(html);
  await press('排版');
  expect(within(text()).getByRole('heading', { level: 2, name: '一' })).toBeVisible();
  expect(within(text()).getAllByRole('columnheader')).toHaveLength(2);
  await press('源代码');
  expect(text()).toHaveValue(html);
  await save();
  expect(await saved()).toBe(html);
});

it('a text that cannot be shown whole stays source, and says so', async () => {
  await openNews();
  const html = '<table><caption>表一</caption><tbody><tr><td>甲</td></tr></tbody></table>';
  await writeSource(html);
  await press('排版');
  expect(await field().findByText(/内容没有丢失/)).toBeVisible();
  expect(text()).toHaveValue(html);
});

it('what the portal does not show is taken out of the source', async () => {
  const { saved } = await openNews();
  await writeSource(
    '<p onclick="a()">好<script>alert(1)</script></p><iframe src="https://example.org"></iframe>',
  );
  await userEvent.setup().tab();
  expect(await field().findByText('门户不显示的标签和属性已去掉。')).toBeVisible();
  expect(text()).toHaveValue('<p>好</p>');
  await save();
  expect(await saved()).toBe('<p>好</p>');
});

it('makes a table whose cells the Tab key visits, and a link by keyboard', async () => {
  const user = userEvent.setup();
  await openNews();
  await writeSource('<p>字</p>');
  await press('排版');
  text().focus();
  fireEvent.keyDown(text(), { key: 'a', ctrlKey: true });
  await press('链接');
  const form = within(field().getByRole('group', { name: '链接' }));
  await user.type(form.getByRole('textbox', { name: '链接地址' }), 'https://example.org/b{Enter}');
  expect(within(text()).getByRole('link', { name: '字' })).toHaveAttribute('href', 'https://example.org/b');
  await press('表格');
  expect(within(text()).getAllByRole('row')).toHaveLength(3);
  await press('下方加行');
  await waitFor(() => expect(within(text()).getAllByRole('row')).toHaveLength(4));
  await press('删除表格');
  await waitFor(() => expect(within(text()).queryByRole('table')).toBeNull());
});

it('is read only without the right to write', async () => {
  await openNews('viewer');
  expect(text()).toHaveAttribute('contenteditable', 'false');
  expect(text()).toHaveAttribute('aria-disabled', 'true');
  expect(field().queryByRole('button', { name: '加粗' })).toBeNull();
});

it('the buttons have no visible text that their names lack', async () => {
  await openNews();
  for (const button of within(field().getByRole('group', { name: '格式' })).getAllByRole('button'))
    expect(button.textContent.length).toBeLessThan(2);
});
