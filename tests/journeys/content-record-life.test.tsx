import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { draftKeys } from '@/shared/storage/draft-keys';
import { useApiServer } from '../support/api-server';
import { contentCall as api } from '../support/content-call';
import { call, signIn } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

const server = useApiServer();

const ID = 'vn-law-1';

const openLaws = (query: string, user: 'admin' | 'editor' = 'editor') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'countries', 'notifications'],
    address: `/content/law${query}`,
    user,
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });

afterEach(() => server.events.removeAllListeners());
beforeEach(() => {
  stubMedia();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('a copy', () => {
  it('has a draft of its own, which the list opens again with the whole copy', async () => {
    const user = userEvent.setup();
    const { leave } = await openLaws(`?record=new&copyOf=${ID}`);
    const whole = ((await field('标题（中文）')) as HTMLInputElement).value;
    await user.type(await field('文号'), ' bis');
    leave();

    const other = await openLaws('?record=new&copyOf=vn-law-2');
    expect(await field('标题（中文）')).not.toHaveValue(whole);
    expect(((await field('文号')) as HTMLInputElement).value).not.toContain('bis');
    other.leave();

    const empty = await openLaws('?record=new');
    expect(await field('文号')).toHaveValue('');
    empty.leave();

    await openLaws('');
    await user.click(await button('继续填写'));
    expect(await field('标题（中文）')).toHaveValue(whole);
    expect(((await field('文号')) as HTMLInputElement).value).toMatch(/ bis$/);
  });
});

it('a withdrawn record is sent to review from its page, to be published again', async () => {
  const admin = await signIn('admin');
  const { version } = await api(admin, `law/get?id=${ID}`);
  await api(admin, 'law/withdraw', { id: ID, version });
  await openLaws(`?record=${ID}`);
  await userEvent.click(await button('提交审核，重新发布'));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('审核中')).toBeVisible();
});

describe('a draft', () => {
  it('is saved with a name only, and says at the fields what it lacks when it is sent to review', async () => {
    const user = userEvent.setup();
    await openLaws('?record=new');
    await user.type(await field('文号'), '09/2026');
    await user.click(await button('保存草稿'));
    await waitFor(async () =>
      expect(await field('标题（中文）')).toHaveAccessibleDescription(/名称至少填写一种语言/),
    );
    expect(await field('标题（中文）')).toHaveFocus();

    await user.type(await field('标题（Tiếng Việt）'), 'Nghị định');
    await user.click(await button('保存草稿'));
    await user.click(await screen.findByRole('link', { name: '操作记录' }));
    await user.click(await button('提交审核'));
    expect(await screen.findByText(/^还不能提交或发布。请先填好并保存：.*标题（中文）/)).toBeVisible();
    await waitFor(async () => expect(await field('标题（中文）')).toHaveAccessibleDescription(/不能为空/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('over a published record is discarded after a question', async () => {
    const token = await signIn('editor');
    const { version, values } = await api(token, `law/get?id=${ID}`);
    await api(token, 'law/update', { id: ID, version, values: { ...values, number: 'Other' } });
    await openLaws(`?record=${ID}`);
    expect(await field('文号')).toHaveValue('Other');
    await userEvent.click(await button('放弃草稿'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/保持已发布的内容/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '放弃草稿' }));
    await waitFor(async () => expect(await field('文号')).toHaveValue(values['number']));
    expect(screen.queryByRole('button', { name: '放弃草稿' })).toBeNull();
  });

  it('that the server finds incomplete says so at the field', async () => {
    const token = await signIn('editor');
    const { version, values } = await api(token, `law/get?id=${ID}`);
    await api(token, 'law/update', { id: ID, version, values: { ...values, country: null } });
    await openLaws('?state=draft');
    const user = userEvent.setup();
    await screen.findByText('1 条记录');
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    const bar = within(await screen.findByRole('group', { name: '对选中项的操作' }));
    await user.click(bar.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('还有必填字段没有填好（1 条）')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: '提交审核' })).toBeDisabled();
    await waitFor(async () => expect((await api(token, `law/get?id=${ID}`)).state).toBe('draft'));
  });
});

/** An editor writes another number and sends the law to review. */
async function sendToReview(number = 'Other') {
  const token = await signIn('editor');
  const { version, values } = await api(token, `law/get?id=${ID}`);
  const saved = await api(token, 'law/update', { id: ID, version, values: { ...values, number } });
  return api(token, 'law/submit', { id: ID, version: saved.version });
}

it('a record deleted on its page can be brought back from the list, and the focus is there', async () => {
  const user = userEvent.setup();
  const token = await signIn('admin');
  const { values } = await api(token, `law/get?id=${ID}`);
  const { id } = await api(token, 'law/insert', { values: { ...values, titleZh: '草稿甲' } });
  await openLaws(`?record=${id}`, 'admin');
  await user.click(await button('删除'));
  await user.click(await button('确定'));
  const undo = await button('撤销删除');
  await waitFor(() => expect(undo).toHaveFocus());
  expect(await api(token, `law/get?id=${id}`)).toBeNull();
  await user.click(undo);
  expect(await screen.findByText('删除的记录已恢复。')).toBeVisible();
  expect((await api(token, `law/get?id=${id}`)).values['titleZh']).toBe('草稿甲');
});

describe('the line about who edits a record', () => {
  const others = async () => {
    const body = { kind: 'law', recordId: ID };
    return (await call('POST', '/api/v1/content/editing', { token: await signIn('admin'), body })).json.data;
  };

  it('is shown with the form only, and ends when another part is opened', async () => {
    await others();
    await openLaws(`?record=${ID}`);
    expect(await screen.findByText(/正在编辑这条记录。$/)).toBeVisible();
    await userEvent.type(await field('文号'), 'X');
    await waitFor(async () => expect(await others()).toMatchObject([{ name: '示例编辑' }]));
    await userEvent.click(screen.getByRole('link', { name: '版本' }));
    expect(screen.queryByText(/正在编辑这条记录。$/)).toBeNull();
    await waitFor(async () => expect(await others()).toEqual([]));
  });

  it('names the user to others only from the first change until it is saved or taken back', async () => {
    await openLaws(`?record=${ID}`);
    expect(await field('文号')).toBeEnabled();
    expect(await others()).toEqual([]);
    await userEvent.type(await field('文号'), 'X');
    await waitFor(async () => expect(await others()).toMatchObject([{ name: '示例编辑' }]));
    await userEvent.click(await button('撤销改动'));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: '撤销改动' }));
    await waitFor(async () => expect(await others()).toEqual([]));
    await userEvent.type(await field('文号'), 'X');
    await waitFor(async () => expect(await others()).toMatchObject([{ name: '示例编辑' }]));
    await userEvent.click(await button('保存草稿'));
    await waitFor(async () => expect(await others()).toEqual([]));
  });

  it('is not there, and nobody is named, while the record is in review', async () => {
    await sendToReview();
    await others();
    let marks = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/content/editing')) marks += 1;
    });
    await openLaws(`?record=${ID}`);
    expect(await screen.findByText('审核中不能修改。需要修改时，请先撤回提交。')).toBeVisible();
    expect(marks).toBe(0);
    expect(screen.queryByText(/正在编辑这条记录。$/)).toBeNull();
  });
});

describe('what another user does with an open record', () => {
  const save = async (change: Record<string, string>) => {
    const token = await signIn('admin');
    const { version, values } = await api(token, `law/get?id=${ID}`);
    await api(token, 'law/update', { id: ID, version, values: { ...values, ...change } });
  };
  /** The user returns to the window. */
  const comeBack = () => fireEvent.focus(window);

  it('is shown when the window gets the focus: sent back, the untouched form can be edited', async () => {
    const { version } = await sendToReview();
    await openLaws(`?record=${ID}`);
    expect(await field('文号')).toBeDisabled();
    await api(await signIn('admin'), 'law/sendBack', { id: ID, version });
    comeBack();
    expect(await button('提交审核')).toBeEnabled();
    expect(await field('文号')).toBeEnabled();
    await save({ number: 'Theirs' });
    comeBack();
    await waitFor(async () => expect(await field('文号')).toHaveValue('Theirs'));
  });

  it('leaves a touched form as it is, and the save reports the conflict', async () => {
    const user = userEvent.setup();
    await openLaws(`?record=${ID}`);
    await user.clear(await field('文号'));
    await user.type(await field('文号'), 'Mine');
    await save({ number: 'Theirs' });
    const token = await signIn('admin');
    await api(token, 'law/submit', { id: ID, version: (await api(token, `law/get?id=${ID}`)).version });
    comeBack();
    expect(await screen.findByText('审核中')).toBeVisible();
    expect(await field('文号')).toHaveValue('Mine');
    await user.click(await button('保存草稿'));
    expect(await screen.findByText('这条记录在你编辑时已在别处保存')).toBeVisible();
  });

  it('leaves a touched form of a record that was deleted', async () => {
    const user = userEvent.setup();
    const token = await signIn('admin');
    const { version } = await api(token, `law/get?id=${ID}`);
    await api(token, 'law/withdraw', { id: ID, version });
    const { queryClient } = await openLaws(`?record=${ID}`);
    await user.type(await field('文号'), ' mine');
    await api(token, `law/del?id=${ID}`, {});
    comeBack();
    await waitFor(() => expect(queryClient.getQueryData(['content', 'law', 'get', ID])).toBeNull());
    expect(((await field('文号')) as HTMLInputElement).value).toMatch(/ mine$/);
    await user.click(await button('保存草稿'));
    expect(await screen.findByText('这条记录在你编辑时被删除')).toBeVisible();
  });

  it('leaves an open dialog with its note, whose action is then refused', async () => {
    const user = userEvent.setup();
    const { version } = await sendToReview();
    await openLaws(`?record=${ID}`, 'admin');
    await user.click(await button('退回'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('退回原因'), 'Wrong number');
    await api(await signIn('system'), 'law/publish', { id: ID, version });
    comeBack();
    await waitFor(() => expect(screen.getByText('已发布')).toBeInTheDocument());
    expect(dialog.getByLabelText('退回原因')).toHaveValue('Wrong number');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
  });
});

describe('a record in review', () => {
  it('is sent back by a reviewer with a reason only', async () => {
    const user = userEvent.setup();
    await sendToReview();
    await openLaws(`?record=${ID}&part=edit`, 'admin');
    expect(await screen.findByText('审核中的记录不能修改。需要修改时，请先退回。')).toBeVisible();
    await user.click(await button('退回'));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByRole('textbox', { name: '退回原因' });
    await waitFor(() => expect(reason).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(reason).toHaveAccessibleDescription('请写明退回原因。');
    await waitFor(() => expect(reason).toHaveFocus());
    await user.paste('A word is wrong');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await screen.findByText('A word is wrong')).toBeInTheDocument();
  });

  it('has the reason again that was typed before the session ended, until the user gives it up', async () => {
    const user = userEvent.setup();
    await sendToReview();
    const reason = async () => {
      await user.click(await button('退回'));
      const dialog = within(await screen.findByRole('dialog'));
      return [dialog.getByRole('textbox', { name: '退回原因' }), dialog] as const;
    };
    const page = await openLaws(`?record=${ID}`, 'admin');
    await user.type((await reason())[0], 'A long reason');
    page.leave();
    await openLaws(`?record=${ID}`, 'admin');
    const [typed, dialog] = await reason();
    expect(typed).toHaveValue('A long reason');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [empty, second] = await reason();
    expect(empty).toHaveValue('');
    await user.type(empty, 'Another');
    await user.click(second.getByRole('button', { name: '退回' }));
    expect(await screen.findByText('Another')).toBeInTheDocument();
    expect(draftKeys('content-note:')).toEqual([]);
  });

  it('is taken back by its writer without one', async () => {
    const user = userEvent.setup();
    await sendToReview();
    await openLaws(`?record=${ID}`);
    await user.click(await button('撤回提交'));
    const dialog = within(await screen.findByRole('dialog', { name: '撤回提交' }));
    expect(dialog.getByLabelText('备注')).not.toBeRequired();
    await user.click(dialog.getByRole('button', { name: '撤回提交' }));
    expect(await screen.findByText(/^已撤回提交：/)).toBeVisible();
    expect(await button('提交审核')).toBeEnabled();
  });
});

it('a record that was sent back shows who did so, when and why, until it is submitted again', async () => {
  const { version } = await sendToReview();
  await api(await signIn('admin'), 'law/sendBack', { id: ID, version, note: 'The number is wrong' });
  await openLaws(`?record=${ID}`);
  expect(await screen.findByText(/^示例管理员于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 退回。$/)).toBeVisible();
  expect(screen.getByText(/The number is wrong/)).toBeVisible();
  expect(screen.getByText('被退回')).toBeVisible();
  await userEvent.click(await button('提交审核'));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(screen.queryByText(/The number is wrong/)).toBeNull());
});

it('the source of a record is opened from its field, once it is an address', async () => {
  await openLaws(`?record=${ID}`);
  fireEvent.change(await field('来源网址'), { target: { value: 'https://example.com/law' } });
  const link = await screen.findByRole('link', { name: /^打开网址/ });
  expect(link).toHaveAttribute('href', 'https://example.com/law');
  fireEvent.change(await field('来源网址'), { target: { value: 'example' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^打开网址/ })).toBeNull());
});

describe('a record in review opens', () => {
  it('with all that it changes of the published record for whoever may publish it', async () => {
    const token = await signIn('editor');
    const { version, values } = await api(token, `law/get?id=${ID}`);
    await api(token, 'law/update', { id: ID, version, values: { ...values, titleEn: 'A new title' } });
    await sendToReview();
    await openLaws(`?record=${ID}`, 'admin');
    const table = within(await screen.findByRole('table', { name: '2 处改动' }));
    expect(table.getByText('A new title')).toBeVisible();
    expect(table.getByText('Other')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '编辑' }));
    expect(await field('文号')).toBeVisible();
  });

  it('with only what changed of a text marked in it', async () => {
    const token = await signIn('editor');
    const { version, values } = await api(token, `law/get?id=${ID}`);
    const title = String(values['titleEn']);
    await api(token, 'law/update', { id: ID, version, values: { ...values, titleEn: `${title} (amended)` } });
    await sendToReview();
    await openLaws(`?record=${ID}`, 'admin');
    const table = within(await screen.findByRole('table', { name: '2 处改动' }));
    expect(table.getByText('(amended)', { selector: 'ins' })).toBeVisible();
    expect(table.queryByText(title, { selector: 'del' })).toBeNull();
    expect(table.getAllByText(title)).toHaveLength(2);
  });

  it('with the HTML of a text as readers see it', async () => {
    const token = await signIn('editor');
    const { rows } = await api<{ rows: ContentRow[] }>(token, 'news/findPage?pageNo=1&pageSize=1');
    const { version, values, id } = rows[0]!;
    const bodyEn = `${String(values['bodyEn'])}<p>More at <a href="https://example.org/more">the agency</a>.</p>`;
    await api(token, 'news/update', { id, version, values: { ...values, bodyEn } });
    const saved = await api(token, `news/get?id=${id}`);
    await api(token, 'news/submit', { id, version: saved.version });
    await openConsolePage({
      page: ContentPage,
      areas: ['content', 'news', 'countries', 'notifications'],
      address: `/content/news?record=${id}`,
      user: 'admin',
    });
    const table = within(await screen.findByRole('table', { name: '1 处改动' }));
    expect(table.getByText(/More at the agency \(https:\/\/example\.org\/more\)\./)).toBeVisible();
    expect(table.queryByText(/<p>/)).toBeNull();
  });

  it('with its preview where nothing is published', async () => {
    const token = await signIn('editor');
    const { values } = await api(token, `law/get?id=${ID}`);
    const draft = await api(token, 'law/insert', { values });
    await api(token, 'law/submit', { id: draft.id, version: draft.version });
    await openLaws(`?record=${draft.id}`, 'admin');
    expect(await screen.findByRole('region', { name: '预览' })).toBeVisible();
  });

  it('with its form for its writer, who reads on the page why they may not publish it', async () => {
    const token = await signIn('admin');
    const { version, values } = await api(token, `law/get?id=${ID}`);
    const saved = await api(token, 'law/update', { id: ID, version, values: { ...values, number: 'Other' } });
    await api(token, 'law/submit', { id: ID, version: saved.version });
    await openLaws(`?record=${ID}`, 'admin');
    expect(await field('文号')).toBeVisible();
    expect(screen.getByText('这份草稿是你写的，须由另一位审核人发布。')).toBeVisible();
    expect(await button('发布')).toBeDisabled();
    expect(await button('发布')).toHaveAccessibleDescription('这份草稿是你写的，须由另一位审核人发布。');
  });
});
