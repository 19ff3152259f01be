import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { writeDraft } from '@/shared/storage/draft';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

useApiServer();

const open = (address: string) =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'law', 'risk', 'countries', 'notifications'],
    address: `/content/${address}`,
    user: 'editor',
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowsOf = async (field: string) => within(await screen.findByRole('group', { name: field }));

beforeEach(() => {
  stubMedia();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('a draft that cannot be saved', () => {
  it('leads to the part of the row that is wrong, and says what it takes', async () => {
    const user = userEvent.setup();
    await open('law?record=new');
    await user.type(await screen.findByRole('textbox', { name: '标题（中文）' }), '草稿');
    const steps = await rowsOf('日期');
    await user.click(steps.getByRole('button', { name: '增加一行' }));
    expect(steps.getByLabelText('日期')).toHaveAccessibleDescription(
      '年、年月或日期，例如 2026、2026-11、2026-11-20。',
    );
    await user.selectOptions(steps.getByLabelText('事项'), '通过');
    await user.click(steps.getByLabelText('日期'));
    await user.paste('2026.11.20');
    await user.click(await button('保存草稿'));
    expect(await screen.findByText('第 1 行，日期：请写成 2026、2026-11 或 2026-11-20')).toBeVisible();
    await waitFor(() => expect(steps.getByLabelText('日期')).toHaveFocus());
    await waitFor(() => expect(steps.getByLabelText('日期')).toBeInvalid());
    expect(steps.getByLabelText('日期')).toHaveAccessibleDescription('请写成 2026、2026-11 或 2026-11-20');
    expect(steps.getByLabelText('事项')).toBeValid();
  });

  it('opens the folded row', async () => {
    const user = userEvent.setup();
    const token = await signIn('editor');
    const { json } = await call<{ rows: ContentRow[] }>(
      'GET',
      '/api/v1/content/standard/findPage?pageSize=50',
      {
        token,
      },
    );
    const row = json.data.rows.find(({ values }) => values['indicators'] !== null);
    await open(`standard?record=${row!.id}`);
    const indicators = await rowsOf('指标');
    const [first] = indicators.getAllByRole('button', { expanded: false });
    await user.click(first!);
    await user.clear(indicators.getByLabelText('指标名称'));
    await user.click(first!);
    await user.click(await button('保存草稿'));
    await waitFor(() => expect(indicators.getByLabelText('指标名称')).toHaveFocus());
  });
});

it('the hint of dates is shown once above the rows, and read with each date', async () => {
  const hint = '年、年月或日期，例如 2026、2026-11、2026-11-20。';
  const user = userEvent.setup();
  await open('riskCase?record=new');
  const steps = await rowsOf('进展');
  const add = steps.getByRole('button', { name: '增加一行' });
  expect(steps.queryByText(hint)).toBeNull();
  await user.click(add);
  await user.click(add);
  expect(steps.getAllByText(hint)).toHaveLength(1);
  expect(steps.getByRole('term')).toHaveTextContent('日期、至');
  for (const label of ['日期', '至'])
    for (const input of steps.getAllByLabelText(label)) expect(input).toHaveAccessibleDescription(hint);
  for (const input of steps.getAllByLabelText('文件')) expect(input).not.toHaveAccessibleDescription();
});

it('a choice in a row that is none names those that are', async () => {
  const list = await open('law');
  await screen.findByRole('table');
  const changes = { titleEn: 'Changed', steps: 'begun | 2026-01-05 | fact' };
  writeDraft('content-record-law:vn-law-1', { changes, version: 0 });
  list.leave();
  await open('law?record=vn-law-1&part=edit');
  const steps = await rowsOf('日期');
  await userEvent.click(await button('保存草稿'));
  const reason = /“begun”不在可选范围内。可以填的例如：通过、公布、/;
  await waitFor(() => expect(steps.getByLabelText('事项')).toHaveAccessibleDescription(reason));
  expect(
    await screen.findByText(/^第 1 行，事项：“begun”不在可选范围内。可以填的例如：通过、/),
  ).toBeVisible();
});

it('a record that cannot go to review leads to a list of choices that is empty', async () => {
  const token = await signIn('editor');
  const { json } = await call<ContentRow>('GET', '/api/v1/content/law/get?id=vn-law-1', { token });
  const { version, values } = json.data;
  const body = { id: 'vn-law-1', version, values: { ...values, productType: null } };
  await call('POST', '/api/v1/content/law/update', { token, body });
  await open('law?record=vn-law-1');
  await userEvent.click(await button('提交审核'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: '产品类型' })).toHaveFocus());
});

it('after a row was deleted the next one has the focus, at last the button that adds one', async () => {
  const user = userEvent.setup();
  await open('law?record=new');
  const steps = await rowsOf('日期');
  const add = steps.getByRole('button', { name: '增加一行' });
  await user.click(add);
  await user.click(add);
  await user.click(steps.getByRole('button', { name: '删除第 1 行' }));
  await waitFor(() => expect(steps.getByLabelText('事项')).toHaveFocus());
  await user.click(steps.getByRole('button', { name: '删除第 1 行' }));
  await waitFor(() => expect(add).toHaveFocus());
});

it('the hint under a formatted text shows the words that replace it, without tags', async () => {
  const token = await signIn('editor');
  const news = '/api/v1/content/news';
  const [found] = (await call<{ rows: ContentRow[] }>('GET', `${news}/findPage?pageSize=1`, { token })).json
    .data.rows;
  const japanese = Object.keys(found!.values).filter((name) => name.endsWith('Ja'));
  const values = { ...found!.values, ...Object.fromEntries(japanese.map((name) => [name, null])) };
  const { data } = (await call<{ id: string }>('POST', `${news}/insert`, { token, body: { values } })).json;
  await open(`news?record=${data.id}`);
  const hints = await screen.findAllByText(/^缺少译文/);
  expect(hints).toHaveLength(2);
  for (const hint of hints) expect(hint).not.toHaveTextContent(/[<>]/);
});
