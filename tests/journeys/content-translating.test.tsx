import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

useApiServer();

const open = (query: string, kind = 'law') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'risk', 'countries', 'notifications', 'list-view'],
    address: `/content/${kind}${query}`,
    user: 'editor',
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const address = () => decodeURIComponent(window.location.hash.slice(1));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shown = (name: string) => screen.queryByRole('textbox', { name });
const drafts = async (token: string) => {
  const path = '/api/v1/content/law/findPage?state_EQ=draft';
  return (await call<{ total: number }>('GET', path, { token })).json.data.total;
};
const typeIn = async (name: string, text: string) => {
  await userEvent.click(await field(name));
  await userEvent.paste(text);
};

beforeEach(() => {
  stubMedia();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('the translations alone', () => {
  it('are shown for a list of what lacks one language: both sources beside it, the first missing text has the focus', async () => {
    await open('?missing=vi');
    const [first] = await screen.findAllByRole('link', { name: /./ });
    await userEvent.click(first!);
    const title = await field('标题（Tiếng Việt）');
    await waitFor(() => expect(title).toHaveFocus());
    expect(shown('标题（中文）')).toBeVisible();
    expect(shown('标题（English）')).toBeVisible();
    expect(shown('标题（日本語）')).toBeNull();
    expect(shown('文号')).toBeNull();
    expect(screen.queryByRole('group', { name: '日期' })).toBeNull();
    expect(screen.getByLabelText('显示的字段')).toHaveDisplayValue('只看译文：越南语');
  });

  it('begin at the text that is missing, not at a title that visitors read in the original', async () => {
    await open('?missing=ja&country=JP');
    const [first] = await screen.findAllByRole('link', { name: /./ });
    await userEvent.click(first!);
    const summary = await field('内容提要（日本語）');
    await waitFor(() => expect(summary).toHaveFocus());
  });

  it('stay for the next record, and other fields keep what they had', async () => {
    const { token } = await open('?country=VN');
    const rows = await screen.findAllByRole('link', { name: /./ });
    const names = rows.map(({ textContent }) => textContent);
    await userEvent.click(rows[0]!);
    expect(await field('文号')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('显示的字段'), '只看译文：日语');
    expect(address()).toContain('texts=ja');
    expect(shown('文号')).toBeNull();
    await typeIn('内容提要（日本語）', 'テスト');
    await userEvent.click(await button('保存并编辑下一条'));
    expect(await heading(names[1]!)).toBeVisible();
    expect(await field('标题（日本語）')).toBeVisible();
    expect(shown('文号')).toBeNull();
    const { rows: saved } = (
      await call<{ rows: { values: Record<string, string> }[] }>(
        'GET',
        '/api/v1/content/law/findPage?state_EQ=draft',
        { token },
      )
    ).json.data;
    expect(saved.map(({ values }) => [values['country'], values['contentJa']])).toEqual([['VN', 'テスト']]);
    await userEvent.selectOptions(screen.getByLabelText('显示的字段'), '全部字段');
    expect(await field('文号')).toBeVisible();
  });

  it('are left for all fields where another one must be corrected', async () => {
    const { token } = await open('?record=new');
    await typeIn('标题（中文）', '草稿甲');
    await userEvent.click(await button('保存草稿'));
    await button('提交审核');
    expect(await drafts(token)).toBe(1);
    await userEvent.selectOptions(screen.getByLabelText('显示的字段'), '只看译文：越南语');
    await userEvent.click(await button('提交审核'));
    expect(await field('文号')).toBeVisible();
    expect(screen.getByLabelText('显示的字段')).toHaveDisplayValue('全部字段');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '国家' })).toHaveFocus());
  });

  it('are previewed in their language', async () => {
    await open('?missing=vi&record=vn-law-1&texts=ja');
    await field('标题（日本語）');
    await userEvent.click(screen.getByRole('link', { name: '预览' }));
    expect(await screen.findByLabelText('读者的语言')).toHaveDisplayValue('日本語');
  });

  it('are no choice for words that are matched, nor for a new record', async () => {
    const { leave } = await open('?missing=vi&record=new');
    await field('文号');
    expect(screen.queryByLabelText('显示的字段')).toBeNull();
    leave();
  });
});

describe('keys', () => {
  it('Ctrl S saves what is typed, and nothing without a change', async () => {
    const { token } = await open('?record=vn-law-1');
    await field('文号');
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    await typeIn('标题（日本語）', '貿易管理法');
    expect(await drafts(token)).toBe(0);
    const typed = await field('标题（日本語）');
    (typed as HTMLInputElement).setSelectionRange(2, 2);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(await drafts(token)).toBe(1));
    expect(await screen.findByText('草稿')).toBeVisible();
    // Typing goes on where it was.
    await waitFor(() => expect(typed).not.toBeInTheDocument());
    await waitFor(async () => expect(await field('标题（日本語）')).toHaveFocus());
    expect(await field('标题（日本語）')).toHaveProperty('selectionStart', 2);
  });

  it('Ctrl Enter saves and opens the next record', async () => {
    const { token } = await open('?country=VN');
    const rows = await screen.findAllByRole('link', { name: /./ });
    const name = rows[1]!.textContent;
    await userEvent.click(rows[0]!);
    await typeIn('标题（日本語）', '貿易管理法');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await heading(name)).toBeVisible();
    expect(await drafts(token)).toBe(1);
  });

  it('are named at their buttons', async () => {
    await open('?country=VN&record=vn-law-1');
    await screen.findByRole('button', { name: '保存并编辑下一条' });
    expect(await button('保存草稿')).toHaveAttribute('aria-keyshortcuts', 'Control+S');
    expect(screen.getByText('Ctrl S：保存；Ctrl Enter：保存并编辑下一条')).toBeVisible();
  });
});

describe('the next record of the list', () => {
  it('is a link at each record, of what left the list and is in review too', async () => {
    await open('?country=VN');
    const rows = await screen.findAllByRole('link', { name: /./ });
    const names = rows.map(({ textContent }) => textContent);
    await userEvent.click(rows[1]!);
    expect(await screen.findByRole('link', { name: `下一条：${names[2]}` })).toBeVisible();
    await typeIn('标题（日本語）', '貿易管理法');
    await userEvent.click(await button('保存草稿'));
    await userEvent.click(await button('提交审核'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('审核中')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: `下一条：${names[2]}` }));
    expect(await heading(names[2]!)).toBeVisible();
    expect(address()).toMatch(/^\/content\/law\?country=VN&record=/);
  });
});

it('on a phone the steps of a case are a line each until they are opened', async () => {
  stubMedia({ width: 390 });
  await open('?record=id-ad-ceramic-tile-2024', 'riskCase');
  const steps = within(await screen.findByRole('group', { name: '进展' }));
  expect(steps.queryByRole('textbox', { name: '日期' })).toBeNull();
  const [first] = steps.getAllByRole('button', { expanded: false });
  expect(first).toHaveTextContent(/2024-10-09/);
  await userEvent.click(first!);
  expect(steps.getByRole('textbox', { name: '日期' })).toHaveValue('2024-10-09');
});
