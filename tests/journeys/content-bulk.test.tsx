import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { draftKeys } from '@/shared/storage/draft-keys';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

const server = useApiServer();

type User = 'system' | 'admin' | 'editor' | 'viewer';

const BASE = '/api/v1/content/law';

const openLaws = (query: string, user: User) =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'countries'],
    address: `/content/law${query}`,
    user,
  });
const get = async (token: string, id: string) =>
  (await call<ContentRow>('GET', `${BASE}/get?id=${id}`, { token })).json.data;
/** Writes a draft of a law as a user; with `submit` it is sent to review. */
async function draft(token: string, id: string, isSubmitted = false): Promise<void> {
  const { version, values } = await get(token, id);
  const body = { id, version, values: { ...values, number: `${id} (2026)` } };
  const saved = await call<{ version: number }>('POST', `${BASE}/update`, { token, body });
  if (isSubmitted)
    await call('POST', `${BASE}/submit`, { token, body: { id, version: saved.json.data.version } });
}
const bar = async () => within(await screen.findByRole('group', { name: '对选中项的操作' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const selectAll = async (count: number) => {
  await screen.findByText(`${count} 条记录`);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
};
const start = async (action: string) => userEvent.click((await bar()).getByRole('button', { name: action }));
const send = async (action: string) =>
  userEvent.click((await dialog()).getByRole('button', { name: action }));

beforeEach(() => {
  stubMedia();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('actions on several records', () => {
  it('send drafts to review, say which are none, and are undone', async () => {
    const token = await signIn('editor');
    await draft(token, 'vn-law-1');
    await draft(token, 'vn-law-2');
    await openLaws('?country=VN&size=50', 'editor');
    const { total } = (await call<{ total: number }>('GET', `${BASE}/findPage?country_EQ=VN`, { token })).json
      .data;
    await selectAll(total);
    await start('提交审核');
    expect((await dialog()).getByText('可以处理：2 条')).toBeVisible();
    expect((await dialog()).getByText(`当前状态不能这样处理（${total - 2} 条）`)).toBeVisible();
    await send('提交审核');
    expect(await screen.findByText('已完成：2 条')).toBeVisible();
    expect((await get(token, 'vn-law-2')).state).toBe('review');
    await userEvent.click((await dialog()).getByRole('button', { name: '撤销（2 条）' }));
    expect(await screen.findByText('已撤销：2 条')).toBeVisible();
    expect((await get(token, 'vn-law-2')).state).toBe('draft');
    await userEvent.click((await dialog()).getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('publish from a day what others wrote, not the user’s own draft nor what was changed meanwhile', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    await draft(editor, 'vn-law-1', true);
    await draft(editor, 'vn-law-2', true);
    await draft(admin, 'vn-law-3', true);
    await openLaws('?state=review', 'admin');
    await selectAll(3);
    const { version } = await get(editor, 'vn-law-2');
    await call('POST', `${BASE}/sendBack`, { token: editor, body: { id: 'vn-law-2', version } });
    await start('发布');
    expect((await dialog()).getByText('草稿是你写的，须由另一位审核人发布（1 条）')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('radio', { name: '从指定日期起' }));
    await userEvent.type((await dialog()).getByLabelText('起始日期'), '2020-01-01');
    await send('发布');
    expect((await dialog()).getByText('请选择今天或以后的日期。')).toBeVisible();
    await userEvent.clear((await dialog()).getByLabelText('起始日期'));
    await userEvent.type((await dialog()).getByLabelText('起始日期'), '2099-01-01');
    await send('发布');
    expect(await screen.findByText('已完成：1 条')).toBeVisible();
    expect(screen.getByText('未完成：2 条')).toBeVisible();
    expect(screen.getByText(/^已被他人修改或删除。.*（1 条）$/)).toBeVisible();
    expect(await get(admin, 'vn-law-1')).toMatchObject({ state: 'published', publishFrom: '2099-01-01' });
    expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull();
    await userEvent.click((await dialog()).getByRole('button', { name: '完成' }));
    // The record that is no longer in review has left the list.
    expect(await screen.findByText('已选 1 项')).toBeVisible();
  });

  it('withdraw at once, and bring it back', async () => {
    const admin = await signIn('admin');
    await openLaws('?country=KR', 'admin');
    const { total } = (
      await call<{ total: number }>('GET', `${BASE}/findPage?country_EQ=KR`, { token: admin })
    ).json.data;
    await selectAll(total);
    await start('撤下');
    await send('撤下');
    expect(await screen.findByText(`已完成：${total} 条`)).toBeVisible();
    expect((await get(admin, 'kr-law-1')).published).toBeNull();
    await userEvent.click((await dialog()).getByRole('button', { name: `撤销（${total} 条）` }));
    expect(await screen.findByText(`已撤销：${total} 条`)).toBeVisible();
    expect((await get(admin, 'kr-law-1')).published).not.toBeNull();
  });

  it('mark as verified what is no sample data and not verified yet', async () => {
    const token = await signIn('editor');
    const { rows } = (
      await call<{ rows: ContentRow[] }>('GET', `${BASE}/findPage?mark_EQ=unchecked&pageSize=50`, { token })
    ).json.data;
    const { version, values } = await get(token, rows[0]!.id);
    const body = { id: rows[0]!.id, version, values: { ...values, mark: 'sample' } };
    await call('POST', `${BASE}/update`, { token, body });
    await openLaws(`?name=${encodeURIComponent(String(rows[1]!.values['titleZh']))}`, 'editor');
    await selectAll(1);
    await start('标为已核');
    await send('标为已核');
    expect(await screen.findByText('已完成：1 条')).toBeVisible();
    expect(await get(token, rows[1]!.id)).toMatchObject({ state: 'draft', values: { mark: 'fact' } });
    await userEvent.click((await dialog()).getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
  });

  it('are offered by right', async () => {
    const viewer = await openLaws('?country=KR', 'viewer');
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /^选择 / }))[0]!);
    const offered = (await bar()).getAllByRole('button').map((each) => each.textContent);
    expect(offered).toEqual(['导出选中项', '取消选择']);
    viewer.leave();
  });

  it('delete what visitors do not see, and leave what is published with the reason', async () => {
    const token = await signIn('editor');
    const { values } = await get(token, 'vn-law-1');
    await call('POST', `${BASE}/insert`, {
      token,
      body: { values: { ...values, titleZh: `${String(values['titleZh'])}（草稿）` } },
    });
    await openLaws(`?name=${encodeURIComponent(String(values['titleZh']))}`, 'admin');
    await selectAll(2);
    await userEvent.click(screen.getByRole('button', { name: '删除所选（2）' }));
    expect(await screen.findByRole('dialog', { name: '删除：1 条记录' })).toBeVisible();
    expect((await dialog()).getByText('已发布或已定于以后发布，请先撤下（1 条）')).toBeVisible();
    await send('删除');
    expect(await screen.findByText('已完成：1 条')).toBeVisible();
    expect(await screen.findByText('1 条记录')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: '撤销（1 条）' }));
    expect(await screen.findByText('2 条记录')).toBeVisible();
  });

  it('send back what others wrote with a reason only', async () => {
    await draft(await signIn('editor'), 'vn-law-1', true);
    const page = await openLaws('?state=review', 'admin');
    await selectAll(1);
    await start('退回');
    await waitFor(async () => expect((await dialog()).getByLabelText('退回原因')).toHaveFocus());
    await send('退回');
    expect((await dialog()).getByText('请写明退回原因。')).toBeVisible();
    await userEvent.type((await dialog()).getByLabelText('退回原因'), 'A');
    page.leave();
    // As after the end of the session.
    await openLaws('?state=review', 'admin');
    await selectAll(1);
    await start('退回');
    expect((await dialog()).getByLabelText('退回原因')).toHaveValue('A');
    await send('退回');
    expect(await screen.findByText('已完成：1 条')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: '关闭' }));
    expect(draftKeys('content-note:')).toEqual([]);
    expect((await get(await signIn('editor'), 'vn-law-1')).sentBack).toMatchObject({ note: 'A' });
  });

  it('are taking back for who may not review, without a reason', async () => {
    await draft(await signIn('editor'), 'vn-law-1', true);
    await openLaws('?state=review', 'editor');
    await selectAll(1);
    expect((await bar()).queryByRole('button', { name: '退回' })).toBeNull();
    await start('撤回提交');
    expect(await screen.findByRole('dialog', { name: '撤回提交：1 条记录' })).toBeVisible();
    expect((await dialog()).getByText('这些记录回到草稿，你可以继续修改。')).toBeVisible();
    await send('撤回提交');
    expect(await screen.findByText('已完成：1 条')).toBeVisible();
    expect((await get(await signIn('editor'), 'vn-law-1')).state).toBe('draft');
  });

  it('count in the title what goes, and are disabled where nothing does', async () => {
    await openLaws('?country=KR', 'admin');
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /^选择 / }))[0]!);
    await start('退回');
    expect(await screen.findByRole('dialog', { name: '退回：0 条记录' })).toBeVisible();
    expect((await dialog()).getByRole('button', { name: '退回' })).toBeDisabled();
  });

  it('bring deleted records back', async () => {
    const token = await signIn('editor');
    const { values } = await get(token, 'vn-law-1');
    await call('POST', `${BASE}/insert`, { token, body: { values: { ...values, titleZh: '草稿甲' } } });
    await openLaws('?name=' + encodeURIComponent('草稿甲'), 'admin');
    await selectAll(1);
    await userEvent.click(screen.getByRole('button', { name: '删除所选（1）' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '确定' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销删除' }));
    expect(await screen.findByText('1 条记录')).toBeVisible();
  });
});

it('a refusal by its state is in the reader’s language', async () => {
  const token = await signIn('editor');
  const { values } = await get(token, 'vn-law-1');
  const body = { values: { ...values, titleEn: 'A late draft' } };
  const { data } = (await call<{ id: string; version: number }>('POST', `${BASE}/insert`, { token, body }))
    .json;
  await openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'countries'],
    address: '/content/law?name=A+late+draft',
    user: 'admin',
    language: 'en',
  });
  const remove = await screen.findByRole('button', { name: /^Delete A late draft/ });
  const submitted = await call<{ version: number }>('POST', `${BASE}/submit`, { token, body: data });
  await call('POST', `${BASE}/publish`, {
    token: await signIn('admin'),
    body: { id: data.id, version: submitted.json.data.version },
  });
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByText(/^Not possible in the present status/)).toBeVisible();
});

/** The next call of `verb` has no answer: it was carried out, or never arrived. */
const loseAnswer = (token: string, verb: string, isCarriedOut: boolean) =>
  server.use(
    http.post(
      `*/content/law/${verb}`,
      async ({ request }) => {
        const body = (await request.json()) as object;
        const query = new URL(request.url).search;
        if (isCarriedOut) await call('POST', `${BASE}/${verb}${query}`, { token, body });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

describe('an action on several records', () => {
  async function startSubmitting(count: number) {
    const token = await signIn('editor');
    for (let number = 1; number <= count; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- In the order of the list.
      await draft(token, `vn-law-${number}`);
    }
    const page = await openLaws('?country=VN&state=draft', 'editor');
    await selectAll(count);
    await start('提交审核');
    return page;
  }

  it('counts as done what was carried out though the answer was lost, and undoes it', async () => {
    const { token } = await startSubmitting(2);
    loseAnswer(token, 'submit', true);
    await send('提交审核');
    expect(await screen.findByText('已完成：2 条')).toBeVisible();
    expect(screen.queryByText(/^未完成/)).toBeNull();
    loseAnswer(token, 'sendBack', true);
    await userEvent.click((await dialog()).getByRole('button', { name: '撤销（2 条）' }));
    expect(await screen.findByText('已撤销：2 条')).toBeVisible();
    const states = await Promise.all(
      ['vn-law-1', 'vn-law-2'].map(async (id) => (await get(token, id)).state),
    );
    expect(states).toEqual(['draft', 'draft']);
  });

  it('does not count what never arrived, and says where nobody knows', async () => {
    const { token } = await startSubmitting(2);
    loseAnswer(token, 'submit', false);
    await send('提交审核');
    expect(await screen.findByText('已完成：1 条')).toBeVisible();
    expect(screen.getByText('后端接口连接异常（1 条）')).toBeVisible();
    server.use(http.get('*/content/law/get', () => HttpResponse.error(), { once: true }));
    loseAnswer(token, 'sendBack', true);
    await userEvent.click((await dialog()).getByRole('button', { name: '撤销（1 条）' }));
    expect(await screen.findByText('未收到响应，可能已经处理。请在列表中核对（1 条）')).toBeVisible();
  });

  it('stops where the session ends, and the list says after the next sign-in how far it came', async () => {
    const page = await startSubmitting(3);
    let calls = 0;
    server.use(
      http.post('*/content/law/submit', () => {
        calls += 1;
        return calls === 1
          ? undefined
          : HttpResponse.json({ code: 402, msg: '登录已过期', data: null, timestamp: 0 });
      }),
    );
    await send('提交审核');
    expect(await screen.findByText('已完成：1 条')).toBeVisible();
    expect(screen.getByText('已停止，没有处理（1 条）')).toBeVisible();
    expect(calls).toBe(2);
    page.leave();
    await openLaws('?country=VN', 'editor');
    const note = (await screen.findByText('“提交审核”未全部完成。')).closest<HTMLElement>('.note');
    expect(note).toHaveTextContent('已完成：1 条。未处理，或未收到响应：2 条（');
    await userEvent.click(within(note ?? document.body).getByRole('button', { name: '关闭' }));
    expect(screen.queryByText('“提交审核”未全部完成。')).toBeNull();
  });
});
