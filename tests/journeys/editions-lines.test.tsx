import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import { contentDay } from '../../mocks/content/store';
import { useTabs } from '@/features/tabs/tabs-store';
import EditionsPage from '@/pages/console/editions/editions-page';
import { useApiServer } from '../support/api-server';
import { postEdition, uploadEdition } from '../support/editions';
import { signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';
import { downloads, textOf } from './page-parts';

useApiServer();
const PATH = '/content/edition';

const open = (query: string, user: 'admin' | 'editor' | 'viewer' = 'editor') =>
  openConsolePage({
    page: EditionsPage,
    areas: ['editions', 'content', 'countries', 'notifications'],
    address: PATH + query,
    user,
    language: 'zh',
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = (name: string) => screen.findByRole('region', { name });
const address = () => decodeURIComponent(window.location.hash.slice(1));

const ROWS = [
  ['94054210', 'Searchlights', '20', '11'],
  ['94054299', '- A line of its own', '20', '7'],
];

/** The published edition of Cambodia, with two lines of lamps; returns its id. */
async function published(): Promise<string> {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const lines = { file: 'cambodia', columns: ['code', 'en', 'mfn', 'rcepCn'], rows: ROWS };
  expect((await postEdition(editor, 'uploadLines', { ...lines, part: 0, parts: 1 })).code).toBe(0);
  const values = await uploadEdition(editor, 'of-other-columns', 'KH');
  const saved = await postEdition(editor, 'insert', {
    values: { ...values, file: 'cambodia', validFrom: '2026-01-01' },
  });
  const review = await postEdition(editor, 'submit', saved.data);
  expect((await postEdition(admin, 'publish', { ...review.data, from: contentDay() })).code).toBe(0);
  return saved.data.id;
}

beforeEach(() => {
  useTabs.setState(useTabs.getInitialState(), true);
  // Files in jsdom have no such method.
  Blob.prototype.arrayBuffer = async function arrayBuffer(this: Blob) {
    return new TextEncoder().encode(await textOf(this)).buffer;
  };
});

it('the number of lines of an edition leads to them: searched by code or name, and as a file that is read again', async () => {
  const user = userEvent.setup();
  await open(`?edition=${await published()}`, 'viewer');
  const versions = await part('版本');
  const [newest] = await within(versions).findAllByRole('link', { name: '2' });
  await user.click(newest!);
  expect(await screen.findByRole('heading', { name: '税则行：柬埔寨' })).toBeVisible();
  expect(address()).toMatch(/\?edition=.+&lines=cambodia$/);
  const rows = async () => within(await screen.findByRole('table', { name: '税则行' })).getAllByRole('row');
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect((await rows())[0]).toHaveTextContent('税号品名（英语）最惠国税率RCEP 税率（中国）');
  expect((await rows())[1]).toHaveTextContent('94054210Searchlights2011');
  await user.type(screen.getByLabelText('税号或品名'), 'own');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows())[1]).toHaveTextContent('94054299');
  expect(screen.getByText('找到：1')).toBeVisible();
  expect(address()).toMatch(/&lines=cambodia&q=own$/);
  await user.clear(screen.getByLabelText('税号或品名'));
  await user.type(screen.getByLabelText('税号或品名'), '9405.42.1');
  await waitFor(async () => expect((await rows())[1]).toHaveTextContent('94054210'));
  await user.type(screen.getByLabelText('税号或品名'), 'x');
  expect(await screen.findByText('没有符合条件的税则行。')).toBeVisible();
  const files = downloads();
  await user.click(await button('下载全部行（CSV）'));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await textOf(files[0]);
  expect(text).toContain('code,en,mfn,rcepCn\r\n94054210,Searchlights,20,11\r\n');
  // A viewer may not correct them.
  expect(screen.queryByRole('link', { name: '修正个别行' })).toBeNull();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.click(screen.getByRole('link', { name: '返回版本记录' }));
  expect(await screen.findByRole('heading', { name: '税则版本：柬埔寨' })).toBeVisible();
});

it('a search of lines is in the address', async () => {
  await open(`?edition=${await published()}&lines=cambodia&q=9405.42.9`);
  const [, ...rows] = within(await screen.findByRole('table', { name: '税则行' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['94054299- A line of its own207']);
  expect(screen.getByLabelText('税号或品名')).toHaveValue('9405.42.9');
});

it('a rate that a line does not have is a dash', async () => {
  await open('?edition=MY&lines=packed-my&q=8703801100');
  const [, line] = within(await screen.findByRole('table', { name: '税则行' })).getAllByRole('row');
  const cells = within(line!).getAllByRole('cell');
  expect(cells.filter(({ textContent }) => textContent === '—')).not.toHaveLength(0);
  expect(cells.filter(({ textContent }) => textContent === '')).toHaveLength(0);
});

it('the lines found are at once those to correct', async () => {
  await open(`?edition=${await published()}&lines=cambodia&q=9405.42.9`);
  await userEvent.click(await screen.findByRole('link', { name: '修正个别行' }));
  const rows = within(await part('逐行修正'));
  expect(rows.getByLabelText('税号或品名')).toHaveValue('9405.42.9');
  expect(await rows.findByRole('button', { name: '修正第 3 行' })).toBeVisible();
  expect(rows.queryByRole('button', { name: '修正第 2 行' })).toBeNull();
});

it('lines that no edition of the record has are none', async () => {
  await open(`?edition=${await published()}&lines=other`);
  expect(await screen.findByText('没有这条记录。')).toBeVisible();
});

it('single lines are corrected, left out and added, compared and sent to review', async () => {
  const user = userEvent.setup();
  await open(`?edition=${await published()}&lines=cambodia`);
  await user.click(await screen.findByRole('link', { name: '修正个别行' }));
  const check = await part('检查结果');
  await waitFor(() => expect(check).toHaveTextContent('全部行都可读。税则行：2'));
  // The edition's own facts: it is to be corrected.
  expect(screen.getByLabelText('文件名称')).toHaveValue('Tariff 2027');
  expect(screen.getByLabelText('生效日')).toHaveDisplayValue(/2026/);
  expect(screen.getByText('KH-2026-01-01.csv')).toBeVisible();

  const rows = await part('逐行修正');
  expect(within(rows).queryByRole('table')).toBeNull();
  await user.type(within(rows).getByLabelText('税号或品名'), '9405');
  await user.click(await within(rows).findByRole('button', { name: '修正第 2 行' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText('税号')).toHaveValue('94054210');
  await user.clear(form.getByLabelText('RCEP 税率（中国）'));
  await user.type(form.getByLabelText('RCEP 税率（中国）'), 'nine{Enter}');
  const refused = form.getByLabelText('RCEP 税率（中国）');
  await waitFor(() => expect(refused).toHaveAccessibleDescription(/^无法识别该税率/));
  await waitFor(() => expect(refused).toHaveFocus());
  expect(check).toHaveTextContent('无法识别该税率');
  await user.clear(refused);
  await user.type(refused, '9');
  expect(refused).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: '修正第 2 行' })).toHaveFocus();
  expect(check).toHaveTextContent('全部行都可读');
  expect(check).toHaveTextContent('已修正：1');

  await user.click(await within(rows).findByRole('button', { name: '不采用此行（第 3 行）' }));
  await waitFor(() => expect(check).toHaveTextContent('税则行：1'));
  expect(check).toHaveTextContent('不采用的行：1');
  await waitFor(() => expect(screen.getByRole('button', { name: '撤销第 3 行的修正' })).toHaveFocus());

  await user.click(within(rows).getByRole('button', { name: '新增一行' }));
  const added = within(await screen.findByRole('dialog'));
  await user.click(added.getByRole('button', { name: '新增' }));
  expect(added.getByLabelText('税号')).toHaveAccessibleDescription('请先填写：税号');
  expect(added.getByLabelText('税号')).toHaveFocus();
  await user.type(added.getByLabelText('税号'), '94054110');
  await user.type(added.getByLabelText('最惠国税率'), '15{Enter}');
  await waitFor(() => expect(check).toHaveTextContent('税则行：2'));

  await user.clear(within(rows).getByLabelText('税号或品名'));
  await user.click(within(rows).getByLabelText('只看修正过的行'));
  const corrected = await within(rows).findByRole('table');
  await waitFor(() => expect(within(corrected).getAllByRole('row')).toHaveLength(4));
  expect(within(corrected).getByRole('row', { name: /^94054299 不采用/ })).toBeVisible();
  await user.click(within(corrected).getByRole('button', { name: '撤销第 3 行的修正' }));
  await waitFor(() => expect(check).toHaveTextContent('税则行：3'));
  await waitFor(() => expect(rows).toContainElement(document.activeElement as HTMLElement));

  await user.click(await button('与现行版本比较'));
  const difference = await part('与现行版本的差异');
  for (const text of ['改变：1', '删除：0', '新增：1']) expect(difference).toHaveTextContent(text);
  expect(await within(difference).findByRole('row', { name: /^94054210/ })).toHaveTextContent('11 → 9');
  await user.click(await button('提交审核'));
  expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
});

it('an import that is under way is replaced by the edition in force only after a question', async () => {
  const user = userEvent.setup();
  await published();
  await open('?import=KH');
  await user.click(await button('从现行版本开始'));
  const rows = await part('逐行修正');
  await user.type(within(rows).getByLabelText('税号或品名'), '94054299');
  await user.click(await within(rows).findByRole('button', { name: '不采用此行（第 3 行）' }));
  await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('不采用的行：1'));
  await user.click(await button('从现行版本开始'));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await part('检查结果')).toHaveTextContent('不采用的行：1');
  await user.click(await button('从现行版本开始'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
  await waitFor(async () => expect(await part('检查结果')).not.toHaveTextContent('不采用的行'));
  expect(await part('检查结果')).toHaveTextContent('税则行：2');
});

it('what was entered in an import stays when it begins with the edition in force', async () => {
  const user = userEvent.setup();
  await published();
  await open('?import=KH');
  await user.type(await screen.findByLabelText('文件名称'), 'Tariff 2028');
  await user.click(await button('从现行版本开始'));
  await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('税则行：2'));
  expect(screen.getByLabelText('文件名称')).toHaveValue('Tariff 2028');
  expect(screen.getByLabelText('发布机构')).toHaveValue('Customs');
});

it('where the browser could not save the lines, they are taken again with the corrections', async () => {
  const user = userEvent.setup();
  await published();
  const page = await open('?import=KH');
  await user.click(await button('从现行版本开始'));
  const rows = await part('逐行修正');
  await user.type(within(rows).getByLabelText('税号或品名'), '94054299');
  await user.click(await within(rows).findByRole('button', { name: '不采用此行（第 3 行）' }));
  await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('不采用的行：1'));
  page.leave();
  await open('?import=KH');
  expect(await screen.findByText(/^上次选的文件 KH-2026-01-01\.csv 没有保存在此浏览器/)).toBeVisible();
  await user.click(await button('从现行版本开始'));
  await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('不采用的行：1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
