import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { readDraft, writeDraft } from '@/shared/storage/draft';
import { draftKeys } from '@/shared/storage/draft-keys';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

const server = useApiServer();

const PATH = '/api/v1/content/news';

const open = (query: string) =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'news', 'countries', 'notifications'],
    address: `/content/news${query}`,
    user: 'editor',
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const address = () => decodeURIComponent(window.location.hash.slice(1));

async function type(name: string, text: string) {
  await userEvent.click(await field(name));
  await userEvent.paste(text);
}

async function named(token: string, name: string): Promise<ContentRow[]> {
  const path = `${PATH}/findPage?name_LIKE=${encodeURIComponent(name)}`;
  return (await call<{ rows: ContentRow[] }>('GET', path, { token })).json.data.rows;
}

async function insert(token: string, headlineZh: string): Promise<string> {
  const sent = { token, body: { values: { headlineZh } } };
  return (await call<{ id: string }>('POST', `${PATH}/insert`, sent)).json.data.id;
}

/** The next call is carried out, and its answer never arrives. */
const loseAnswer = (verb: string, token: string) =>
  server.use(
    http.post(
      `*/content/news/${verb}`,
      async ({ request }) => {
        await call('POST', `${PATH}/${verb}`, { token, body: (await request.json()) as object });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

beforeEach(() => {
  stubMedia();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('a new record is saved once', () => {
  it('where it cannot be read after it was written', async () => {
    const { token } = await open('?record=new');
    await type('标题（中文）', '读不到');
    server.use(http.get('*/content/news/get', () => HttpResponse.error(), { once: true }));
    await userEvent.click(await button('保存草稿'));
    await waitFor(() => expect(address()).toMatch(/record=news-\d+$/));
    expect(await named(token, '读不到')).toHaveLength(1);
  });

  it('where the answer to the first attempt was lost, with what was typed since', async () => {
    const { token } = await open('?record=new');
    await type('标题（中文）', '没有答复');
    loseAnswer('insert', token);
    await userEvent.click(await button('保存草稿'));
    expect(await screen.findByRole('alert')).toHaveTextContent('你填的内容都在。');
    await type('标题（English）', 'No answer');
    await userEvent.click(await button('保存草稿'));
    await waitFor(() => expect(address()).toMatch(/record=news-\d+$/));
    expect(await named(token, '没有答复')).toMatchObject([{ values: { headlineEn: 'No answer' } }]);
  });

  it('where the first attempt never arrived', async () => {
    const { token } = await open('?record=new');
    await type('标题（中文）', '没有到达');
    server.use(http.post('*/content/news/insert', () => HttpResponse.error(), { once: true }));
    await userEvent.click(await button('保存草稿'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(await button('保存草稿'));
    await waitFor(() => expect(address()).toMatch(/record=news-\d+$/));
    expect(await named(token, '没有到达')).toHaveLength(1);
  });
});

it('a record that somebody deleted meanwhile is added again, and the new one is open', async () => {
  const [token, admin] = [await signIn('editor'), await signIn('admin')];
  const id = await insert(token, '会被删除');
  await open(`?record=${id}`);
  await type('标题（English）', 'Mine');
  await call('POST', `${PATH}/del?id=${id}`, { token: admin, body: {} });
  await userEvent.click(await button('保存草稿'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '重新添加' }));
  await waitFor(() => expect(address()).not.toContain(`record=${id}`));
  const [added] = await named(token, '会被删除');
  expect(address()).toBe(`/content/news?record=${added?.id}`);
  expect(await field('标题（English）')).toHaveValue('Mine');
});

it('what was typed is taken back only after a question', async () => {
  const id = await insert(await signIn('editor'), '有改动');
  await open(`?record=${id}`);
  await type('标题（English）', 'Long text');
  await userEvent.click(await button('撤销改动'));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: '继续编辑' }));
  expect(await field('标题（English）')).toHaveValue('Long text');
  await userEvent.click(await button('撤销改动'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤销改动' }));
  await waitFor(async () => expect(await field('标题（English）')).toHaveValue(''));
});

it('a save leaves what another tab has typed into the same record', async () => {
  const id = await insert(await signIn('editor'), '两个标签页');
  await open(`?record=${id}`);
  await type('标题（English）', 'Here');
  const theirs = { changes: { headlineJa: '向こう' }, version: 0 };
  writeDraft(`content-record-news:${id}`, theirs);
  await userEvent.click(await button('保存草稿'));
  expect(await screen.findByText('草稿已保存')).toBeVisible();
  expect(readDraft(`content-record-news:${id}`, (value): value is object => value !== null)).toEqual(theirs);
});

it('a draft without a category has a dash in the list', async () => {
  await insert(await signIn('editor'), '没有类别');
  await open('?state=draft');
  const row = await screen.findByRole('row', { name: /没有类别/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(within(row).getAllByRole('cell')[heads.indexOf('类别')]).toHaveTextContent(/^—$/);
});

describe('what was typed into a record that a colleague deleted meanwhile', () => {
  async function deletedMeanwhile() {
    const [token, admin] = [await signIn('editor'), await signIn('admin')];
    const id = await insert(token, '已删除');
    const page = await open(`?record=${id}`);
    await type('标题（English）', 'A long text');
    page.leave();
    await call('POST', `${PATH}/del?id=${id}`, { token: admin, body: {} });
    return { token, id };
  }

  it('goes on as a new record, beside another new one', async () => {
    const { token, id } = await deletedMeanwhile();
    const other = await open('?record=new');
    await type('标题（中文）', '另一条');
    other.leave();
    await open(`?record=${id}`);
    expect(await screen.findByText(/没有保存的内容还在此浏览器里：标题（English）。/)).toBeVisible();
    await userEvent.click(await button('作为新记录打开'));
    expect(await field('标题（English）')).toHaveValue('A long text');
    expect(await field('标题（中文）')).toHaveValue('');
    await userEvent.click(await button('保存草稿'));
    await waitFor(() => expect(address()).toMatch(/record=news-\d+$/));
    expect(address()).not.toContain(id);
    expect(await named(token, 'A long text')).toMatchObject([{ values: { headlineEn: 'A long text' } }]);
    expect(draftKeys('content-record-news:')).toEqual(['new']);
  });

  it('is there after a reload of the new record, and from the list', async () => {
    const { id } = await deletedMeanwhile();
    const gone = await open('');
    await userEvent.click(await button('继续填写'));
    await userEvent.click(await button('作为新记录打开'));
    await type('标题（中文）', '接着写');
    expect(address()).toBe(`/content/news?record=new&copyOf=${id}`);
    gone.leave();
    await open(`?record=new&copyOf=${id}`);
    expect(await field('标题（English）')).toHaveValue('A long text');
    expect(await field('标题（中文）')).toHaveValue('接着写');
  });

  it('is discarded after a question', async () => {
    const { id } = await deletedMeanwhile();
    await open(`?record=${id}`);
    await userEvent.click(await button('放弃'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃' }));
    expect(await screen.findByText('它可能已被删除。')).toBeVisible();
    expect(draftKeys('content-record-news:')).toEqual([]);
  });
});

it('a record that went to review while the user typed says so first, and is saved once it was sent back', async () => {
  const [token, admin] = [await signIn('editor'), await signIn('admin')];
  const whole = {
    headlineZh: '送审',
    headlineEn: 'Sent',
    kind: 'agreement',
    date: '2026-11-01',
    mark: 'sample',
  };
  const texts = { bodyZh: '<p>甲</p>', bodyEn: '<p>A</p>', countries: 'CN' };
  const sent = { token: admin, body: { values: { ...whole, ...texts } } };
  const { id, version } = (await call<{ id: string; version: number }>('POST', `${PATH}/insert`, sent)).json
    .data;
  await openConsolePage({
    page: ContentPage,
    areas: ['content', 'news', 'countries', 'notifications'],
    address: `/content/news?record=${id}`,
    user: 'admin',
  });
  await type('标题（日本語）', '書いた');
  expect((await call('POST', `${PATH}/submit`, { token, body: { id, version } })).json.code).toBe(0);
  await userEvent.click(await button('保存草稿'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^这条记录已提交审核，现在不能保存。/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: '再次保存' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '回到表单' }));
  expect(await field('标题（日本語）')).toHaveValue('書いた');
  // The reviewer sends it back from the same page, with what was typed in the form.
  fireEvent.focus(window);
  const back = await button(/^(退回|撤回提交)$/);
  expect(screen.getByText(/^这条记录已提交审核，现在不能保存。/)).toBeVisible();
  await userEvent.click(back);
  const action = within(await screen.findByRole('dialog'));
  await userEvent.click(action.getByRole('button', { name: /^(退回|撤回提交)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field('标题（日本語）')).toHaveValue('書いた');
  await userEvent.click(await button('保存草稿'));
  const conflict = within(await screen.findByRole('dialog'));
  await userEvent.click(conflict.getByRole('button', { name: '再次保存' }));
  await waitFor(async () =>
    expect((await named(token, '送审'))[0]?.values).toMatchObject({ headlineJa: '書いた' }),
  );
});
