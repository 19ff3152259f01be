import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { readDraft, writeDraft } from '@/shared/storage/draft';
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
  const row = (await screen.findByRole('link', { name: '没有类别' })).closest('tr');
  expect(within(row ?? document.body).queryByText('news')).toBeNull();
});
