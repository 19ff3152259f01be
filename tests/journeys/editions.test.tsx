import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import writeWorkbook from 'write-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentDay } from '../../mocks/content/store';
import { readImportDraft } from '@/features/editions/import-draft';
import { useTabs } from '@/features/tabs/tabs-store';
import EditionsPage from '@/pages/console/editions/editions-page';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { draftKeys } from '@/shared/storage/draft-keys';
import { onReadersClock } from '@/shared/format/server-moment';
import type { Language } from '@/shared/i18n/languages';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { useApiServer } from '../support/api-server';
import { EDITION_LINES, getEdition, postEdition, uploadEdition } from '../support/editions';
import { useLimitedStorage } from '../support/limited-storage';
import { requestPortal } from '../support/request-mocks';
import { call, signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';
import { downloads, textOf } from './page-parts';

const server = useApiServer();
const storage = useLimitedStorage();
const PATH = '/content/edition';

type User = 'system' | 'admin' | 'editor' | 'viewer';

const open = (query = '', user: User = 'editor', language: Language = 'zh') =>
  openConsolePage({
    page: EditionsPage,
    areas: ['editions', 'content', 'countries', 'notifications'],
    address: PATH + query,
    user,
    language,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = (name: string) => screen.findByRole('region', { name });
const address = () => decodeURIComponent(window.location.hash.slice(1));

const TEMPLATE = [
  'importer,origin,code,year,rate,source',
  'KH,MFN,850760,2027,15,Sub-decree',
  'KH,RCEP,850760,2027,seven,Sub-decree',
  'KH,RCEP,850110,2026,0,Sub-decree',
].join('\n');

async function choose(
  content: string | Uint8Array<ArrayBuffer>,
  name = 'cambodia.csv',
  label = '选择税则文件',
) {
  const input = await screen.findByLabelText(label);
  const file = new File([content], name, { type: 'text/csv' });
  // Files in jsdom have no such method.
  const bytes = async () =>
    (typeof content === 'string' ? new TextEncoder().encode(content) : content).buffer;
  await userEvent.upload(input, Object.defineProperty(file, 'arrayBuffer', { value: bytes }));
}

async function fill(name: string, text: string) {
  const input = screen.getByLabelText(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** A date field is the browser's own once it has the focus. */
async function fillDay(name: string, day: string) {
  await userEvent.click(screen.getByLabelText(name));
  fireEvent.change(screen.getByLabelText(name), { target: { value: day } });
}

async function fillPeriod() {
  await fillDay('生效日', '2027-01-01');
  await fillDay('最后一日', '2027-12-31');
}

async function fillSource(asOf: string) {
  await fill('文件名称', 'Tariff 2027');
  await fill('发布机构', 'Customs');
  await fill('数据日期', asOf);
}

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

describe('the list of editions', () => {
  it('has the importers with a tariff, and leads to an import', async () => {
    await open();
    const table = await screen.findByRole('table', { name: '税则与规则版本' });
    const row = within(table).getByRole('row', { name: / 越南 / });
    expect(row).toHaveTextContent(/2026年1月1日至2026年12月31日.*12,004.*已发布/);
    expect(within(row).getByRole('link', { name: '导入新版' })).toHaveAttribute('href', `#${PATH}?import=VN`);
    const rules = within(table).getByRole('row', { name: / 产品特定原产地规则 / });
    expect(rules).toHaveTextContent(/自2023年1月1日起.*2,189.*已发布/);
    // The page's landmarks are the shell's.
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('tells a user without the right what to ask for, and offers a viewer no import', async () => {
    await open('?import=VN', 'viewer');
    expect(await screen.findByText('你没有导入税则的权限。')).toBeVisible();
  });
});

it('the log of a tariff that nobody has changed tells that its first version was published with it', async () => {
  await open('?edition=MY', 'viewer');
  await waitFor(async () =>
    expect(await part('操作记录')).toHaveTextContent('收录后还没有操作；第 1 版是收录时发布的。'),
  );
  expect(await part('版本')).toHaveTextContent('发布');
});

it.each([
  ['zh', '11,326', '5,612'],
  ['vi', '11.326', '5.612'],
] as const)(
  'the record has separators of thousands and a link to its source: %s',
  async (language, lines, codes) => {
    await open('?edition=KR', 'viewer', language);
    const url = await screen.findByRole('link', { name: /^https:\/\// });
    expect(url).toHaveAttribute('href', url.textContent?.replace(/\u2060.*$/, ''));
    expect(url).toHaveAttribute('target', '_blank');
    expect(url).toHaveAttribute('rel', 'noopener noreferrer');
    await waitFor(() => expect(screen.getAllByText(lines)).toHaveLength(2));
    expect(screen.getByText(codes)).toBeVisible();
  },
);

it('an edition is repaired, sent to review, published and withdrawn', async () => {
  const user = userEvent.setup();
  const { leave } = await open('?import=KH');
  await choose(TEMPLATE);
  await fillPeriod();
  const check = await part('检查结果');
  await waitFor(() => expect(check).toHaveTextContent('需要处理：1'));
  expect(check).toHaveTextContent('未采用的行（标题、其他年份或种类）：1');
  const field = within(check).getByLabelText('第 3 行，税率');
  await user.clear(field);
  await user.type(field, 'eight{Enter}');
  await waitFor(() => expect(check).toHaveTextContent('已修正：0'));
  expect(check).toHaveTextContent('无法识别该税率，可写作 5%、5 USD/kg 或 2.5% or 3 USD/kg');
  await user.clear(field);
  await user.type(field, '7{Enter}');
  await waitFor(() => expect(check).toHaveTextContent('全部行都可读'));
  expect(check).toHaveTextContent('已修正：1');
  expect(readImportDraft('KH')).toMatchObject({ subject: 'KH', repairs: [{ row: 3, text: '7' }] });
  await user.click(await button('与现行版本比较'));
  const difference = await part('与现行版本的差异');
  expect(difference).toHaveTextContent('新增：1');
  // Nothing changed or was removed: what was added is shown at once.
  expect(within(difference).getByRole('button', { name: '新增：1' })).toHaveAttribute('aria-pressed', 'true');
  expect(await within(difference).findByRole('row', { name: /^850760/ })).toBeVisible();
  expect(await button('提交审核')).toBeDisabled();
  await fillDay('最后一日', '2026-12-31');
  expect(screen.getByLabelText('最后一日')).toHaveAccessibleDescription('最后一日早于生效日');
  await fillDay('最后一日', '2027-12-31');
  expect(screen.getByLabelText('最后一日')).not.toHaveAccessibleDescription();
  await fillSource('2026-12');
  await user.click(await button('提交审核'));
  expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
  expect(address()).toMatch(/\?edition=edition-/);
  expect(readImportDraft('KH')).toBeNull();
  const record = address().slice(PATH.length);
  leave();

  const first = await open(record, 'admin');
  expect(await screen.findByText(/^示例编辑于 .* 提交审核。$/)).toBeVisible();
  expect(await screen.findByLabelText('发布日期')).toHaveDisplayValue(/2027/);
  await fillDay('发布日期', '2027-02-01');
  first.leave();
  // As after the end of the session.
  await open(record, 'admin');
  await screen.findByLabelText('发布日期');
  await userEvent.click(screen.getByLabelText('发布日期'));
  expect(screen.getByLabelText('发布日期')).toHaveValue('2027-02-01');
  await fillDay('发布日期', '2027-01-01');
  await user.click(await button('发布'));
  const question = await screen.findByRole('dialog');
  for (const fact of ['版本所属：柬埔寨', '发布日期：2027年1月1日', '税则行：1', '改变：0、删除：0、新增：1'])
    expect(question).toHaveTextContent(fact);
  expect(question).toHaveTextContent('有效期：2027年1月1日至2027年12月31日');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('审核中', { selector: '.edition-head p' })).toBeVisible();
  await user.click(await button('发布'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '发布' }));
  expect(await screen.findByText('已发布，自2027年1月1日起')).toBeVisible();
  const log = await part('操作记录');
  expect(log).toHaveTextContent('示例编辑');
  const [publication] = within(log).getAllByText(/处改动$/, { selector: 'summary' });
  await user.click(publication!);
  expect(within(log).getByRole('row', { name: '状态 审核中 已发布' })).toBeVisible();
  expect(within(log).getByRole('row', { name: '发布日期 — 2027-01-01' })).toBeVisible();
});

describe('an edition that is withdrawn', () => {
  /** The published edition of Cambodia, which visitors see from a day on; returns its id. */
  async function publishedFrom(from: string): Promise<string> {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const values = await uploadEdition(editor, 'cambodia', 'KH');
    const saved = await postEdition(editor, 'insert', { values: { ...values, validFrom: '2026-01-01' } });
    const review = await postEdition(editor, 'submit', saved.data);
    expect((await postEdition(admin, 'publish', { ...review.data, from })).code).toBe(0);
    return saved.data.id;
  }

  it('can be restored, also the one published last', async () => {
    const user = userEvent.setup();
    await open(`?edition=${await publishedFrom(contentDay())}`, 'admin');
    const versions = await part('版本');
    await waitFor(() => expect(versions).toHaveTextContent('发布'));
    expect(within(versions).queryByRole('button', { name: /^恢复第/ })).toBeNull();
    await user.click(await button('撤下'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('从今天起，访客查询不到其税率，直到恢复一个版本。');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('已撤下', { selector: '.edition-head p' })).toBeVisible();
    await user.click(await within(versions).findByRole('button', { name: /^恢复第/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText(/^已发布/, { selector: '.edition-head p' })).toBeVisible();
  });

  it('before it begins takes nothing from visitors', async () => {
    const user = userEvent.setup();
    await open(`?edition=${await publishedFrom('2028-01-01')}`, 'admin');
    await user.click(await button('撤下'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('撤下这个尚未生效的版本？');
    expect(question).toHaveTextContent('原定自2028年1月1日起发布，撤下后不会发布。访客今天看到的不变。');
    expect(question).not.toHaveTextContent('从今天起');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    expect(await button('恢复第 2 版')).toBeVisible();
  });
});

it('the times of its versions and of its log are on the clock of the reader', async () => {
  await inReview();
  const token = await signIn('viewer');
  const log = '/api/v1/content/audit/findPage?pageNo=1&pageSize=1&kind_EQ=edition';
  const { rows } = (await call<{ rows: { at: string; recordId: string }[] }>('GET', log, { token })).json
    .data;
  const [{ at, recordId } = { at: '', recordId: '' }] = rows;
  await open(`?edition=${recordId}`, 'viewer');
  for (const name of ['版本', '操作记录']) {
    const times = await part(name);
    await waitFor(() => expect(times).toHaveTextContent(onReadersClock(at).slice(0, -3)));
  }
});

describe('an unfinished import', () => {
  async function repairedImport() {
    await open('?import=KH');
    await choose(TEMPLATE);
    await fillDay('生效日', '2027-01-01');
    const check = await part('检查结果');
    const field = await within(check).findByLabelText('第 3 行，税率');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await waitFor(() => expect(check).toHaveTextContent('全部行都可读'));
    return check;
  }

  it('is not replaced by a file that cannot be read', async () => {
    const check = await repairedImport();
    await choose('%PDF-1.7', 'picture.xlsx');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('picture.xlsx：这不是 CSV 或 XLSX 文件');
    expect(alert).toHaveTextContent('导入仍用原来的文件：cambodia.csv');
    expect(check).toHaveTextContent('已修正：1');
    expect(readImportDraft('KH')).toMatchObject({ fileName: 'cambodia.csv', repairs: [{ row: 3 }] });
    expect(await button('与现行版本比较')).toBeVisible();
  });

  it('whose file is not in the browser names it, and goes on with its corrections once it is chosen again', async () => {
    await repairedImport();
    cleanup();
    await open('?import=KH');
    expect(
      await screen.findByText(/^上次选的文件 cambodia\.csv 没有保存在此浏览器，请重新选择。/),
    ).toBeVisible();
    expect(screen.getByLabelText('生效日')).toHaveDisplayValue(/2027/);
    await choose(TEMPLATE);
    await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('全部行都可读'));
    expect(await part('检查结果')).toHaveTextContent('已修正：1');
    expect(screen.queryByText(/^上次选的文件/)).toBeNull();
  });

  it('whose file is not in the browser can be given up, or begun with another file', async () => {
    await repairedImport();
    cleanup();
    const again = await open('?import=KH');
    await screen.findByText(/^上次选的文件/);
    await choose(TEMPLATE, 'other.csv');
    const replacing = within(await screen.findByRole('dialog'));
    await userEvent.click(replacing.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again.leave();
    await open('?import=KH');
    await userEvent.click(await button('放弃导入'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByText(/^上次选的文件/)).toBeNull());
    expect(readImportDraft('KH')).toBeNull();
  });

  it('is replaced by another file only after a question, where work would be lost', async () => {
    const check = await repairedImport();
    await choose(TEMPLATE, 'other.csv');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('用 other.csv 替换 cambodia.csv？');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(check).toHaveTextContent('已修正：1');
    expect(readImportDraft('KH')?.fileName).toBe('cambodia.csv');
    await choose(TEMPLATE, 'other.csv');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(check).toHaveTextContent('需要处理：1'));
    expect(readImportDraft('KH')).toMatchObject({ fileName: 'other.csv', repairs: [] });
  });

  it('takes another sheet of its workbook after a question, where work would be lost', async () => {
    const rows = TEMPLATE.split('\n').map((line) => line.split(','));
    const workbook = await writeWorkbook([
      { sheet: 'Notes', data: [['Tariff of 2027']] },
      { sheet: '2027', data: rows },
      { sheet: '2027 corrected', data: rows.map((row) => row.map((cell) => cell.replace('seven', '6'))) },
    ]).toBuffer();
    await open('?import=KH');
    await choose(new Uint8Array(workbook), 'cambodia.xlsx');
    await fillDay('生效日', '2027-01-01');
    const check = await part('检查结果');
    const field = await within(check).findByLabelText('工作表“2027”第 3 行，税率');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    // The other sheet says 6.
    await waitFor(() => expect(check).toHaveTextContent('需要处理：1'));

    const first = screen.getByRole('checkbox', { name: /^2027 （/ });
    await userEvent.click(first);
    const answer = async (name: string) => {
      await userEvent.click(await button('读取选中的工作表'));
      const question = await screen.findByRole('dialog');
      expect(question).toHaveTextContent('改读选中的工作表？');
      await userEvent.click(within(question).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await answer('取消');
    expect(check).toHaveTextContent('已修正：1');
    await answer('确定');
    await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('全部行都可读'));
    expect(screen.getByRole('checkbox', { name: /^2027 （/ })).not.toBeChecked();
    expect(readImportDraft('KH')).toMatchObject({ sheets: ['2027 corrected'], repairs: [] });
  });

  it('is saved beside that of another importer, and the list has both', async () => {
    const { leave } = await open('?import=KH');
    await choose(TEMPLATE);
    await waitFor(() => expect(readImportDraft('KH')?.fileName).toBe('cambodia.csv'));
    leave();
    const laos = await open('?import=LA');
    await choose(TEMPLATE.replaceAll('KH', 'LA'), 'laos.csv');
    await waitFor(() => expect(readImportDraft('LA')?.fileName).toBe('laos.csv'));
    laos.leave();
    await open();
    expect(await screen.findByText('柬埔寨：cambodia.csv')).toBeVisible();
    const row = (await screen.findByText('老挝：laos.csv')).closest('li')!;
    expect(within(row).getByRole('link', { name: '继续导入' })).toHaveAttribute('href', `#${PATH}?import=LA`);
    await userEvent.click(within(row).getByRole('button', { name: '放弃导入' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByText('老挝：laos.csv')).toBeNull());
    expect(screen.getByText('柬埔寨：cambodia.csv')).toBeVisible();
    expect([readImportDraft('LA'), readImportDraft('KH')?.fileName]).toEqual([null, 'cambodia.csv']);
  });
});

/** Cambodia with an edition of 2026 that visitors see, and one of 2027 in review by the sample editor; returns its id. */
async function inReview(change: ContentValues = {}, rows = EDITION_LINES): Promise<string> {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const first = await uploadEdition(editor, 'cambodia-2026', 'KH');
  const days = { validFrom: '2026-01-01', validTo: '2026-12-31' };
  const saved = await postEdition(editor, 'insert', { values: { ...first, title: 'Tariff 2026', ...days } });
  const review = await postEdition(editor, 'submit', saved.data);
  const published = await postEdition(admin, 'publish', review.data);
  const values = { ...(await uploadEdition(editor, 'cambodia-2027', 'KH', rows)), ...change };
  const draft = await postEdition(editor, 'update', { ...published.data, values });
  expect((await postEdition(editor, 'submit', draft.data)).code).toBe(0);
  return saved.data.id;
}

it('the line about who edits an edition is shown with the form of its facts only, and names who has changed one', async () => {
  const id = await inReview();
  const editor = await signIn('editor');
  const { data: row } = (
    await call<{ version: number }>('GET', `/api/v1/content/edition/get?id=${id}`, { token: editor })
  ).json;
  await postEdition(editor, 'sendBack', { id, version: row.version });
  const others = async () => {
    const body = { kind: 'edition', recordId: id };
    return (await call('POST', '/api/v1/content/editing', { token: await signIn('admin'), body })).json.data;
  };
  await others();
  await open(`?edition=${id}`, 'editor');
  const edit = await button('修改来源与有效期');
  expect(await others()).toEqual([]);
  expect(screen.queryByText(/正在编辑这条记录。$/)).toBeNull();
  await userEvent.click(edit);
  expect(await screen.findByText(/^示例管理员从 .* 起正在编辑这条记录。$/)).toBeVisible();
  expect(await others()).toEqual([]);
  await fill('文件名称', 'Typed title');
  await waitFor(async () => expect(await others()).toMatchObject([{ name: '示例编辑' }]));
  await userEvent.click(await button('取消'));
  await waitFor(async () => expect(await others()).toEqual([]));
});

it('an open edition shows what another user does with it, and saves only the facts that were typed', async () => {
  const id = await inReview();
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const read = () => getEdition(editor, id);
  await open(`?edition=${id}`, 'editor');
  expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
  await postEdition(admin, 'sendBack', { id, version: (await read()).version, note: '年份有误' });
  fireEvent.focus(window);
  expect(await screen.findByText('草稿（被退回）')).toBeVisible();

  await userEvent.click(await button('修改来源与有效期'));
  await fill('文件名称', 'Typed title');
  const { version, values } = await read();
  await postEdition(admin, 'update', { id, version, values: { ...values, publisher: 'Ministry' } });
  fireEvent.focus(window);
  expect((await screen.findAllByText('Ministry'))[0]).toBeVisible();
  await userEvent.click(await button('保存'));
  await waitFor(async () =>
    expect((await read()).values).toMatchObject({ publisher: 'Ministry', title: 'Typed title' }),
  );
});

it('a draft can be discarded while what is published begins later', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const first = await uploadEdition(editor, 'laos-2028', 'LA');
  const saved = await postEdition(editor, 'insert', { values: first });
  const review = await postEdition(editor, 'submit', saved.data);
  const published = await postEdition(admin, 'publish', { ...review.data, from: '2028-01-01' });
  await postEdition(editor, 'update', { ...published.data, values: { ...first, publisher: 'Ministry' } });
  await open(`?edition=${saved.data.id}`, 'editor');
  expect(await button('放弃草稿')).toBeVisible();
});

describe('an edition that was sent back', () => {
  it('needs a reason, can be mended and sent again, and the next import still follows what visitors see', async () => {
    const user = userEvent.setup();
    const id = await inReview();
    const review = await open(`?edition=${id}`, 'admin');
    const sendBack = await button('退回');
    expect(sendBack).toBeDisabled();
    await user.type(screen.getByLabelText('退回原因'), '年份有误');
    review.leave();
    // As after the end of the session: what was typed is there again.
    const again = await open(`?edition=${id}`, 'admin');
    expect(await screen.findByLabelText('退回原因')).toHaveValue('年份有误');
    await user.click(await button('退回'));
    expect(await button('再次提交审核')).toBeVisible();
    await waitFor(() => expect(draftKeys('content-note:')).toEqual([]));
    again.leave();

    const list = await open('?state=sentBack', 'editor');
    const table = await screen.findByRole('table', { name: '税则与规则版本' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(within(table).getByRole('row', { name: / 柬埔寨 / })).toHaveTextContent('有被退回的草稿');
    list.leave();

    const record = await open(`?edition=${id}`, 'editor');
    expect(await screen.findByText(/^示例管理员于 .* 退回。$/)).toBeVisible();
    expect(screen.getAllByText('年份有误')[0]).toBeVisible();
    expect(screen.getByText('草稿（被退回）')).toBeVisible();
    await user.click(await button('修改来源与有效期'));
    const facts = await part('来源与有效期');
    expect(within(facts).getByLabelText('文件名称')).toHaveValue('Tariff 2027');
    await fill('文件名称', 'Tariff 2027, mended');
    await fill('数据日期', '2026-13-45');
    expect(facts).toHaveTextContent('格式不正确：数据日期');
    expect(within(facts).getByRole('button', { name: '保存' })).toBeDisabled();
    record.leave();
    // As after the end of the session.
    const back = await open(`?edition=${id}`, 'editor');
    expect(await screen.findByLabelText('文件名称')).toHaveValue('Tariff 2027, mended');
    await fill('数据日期', '2026-12-20');
    await user.click(within(await part('来源与有效期')).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '来源与有效期' })).toBeNull());
    expect((await screen.findAllByText('Tariff 2027, mended'))[0]).toBeVisible();
    await user.click(await button('再次提交审核'));
    // The writer takes it back, and needs no reason.
    await user.click(await button('撤回提交'));
    expect(await button('再次提交审核')).toBeVisible();
    expect(draftKeys('edition-facts:')).toEqual([]);
    back.leave();

    await open('?import=KH', 'editor');
    await user.click(await screen.findByLabelText('生效日'));
    expect(screen.getByLabelText('生效日')).toHaveValue('2027-01-01');
    expect(screen.queryByText(/没有适用的版本/)).toBeNull();
    await fillDay('生效日', '2028-01-01');
    expect(screen.getByText(/没有适用的版本.*2027年1月1日至2027年12月31日/)).toBeVisible();
  });

  it('can be discarded after a question, which leaves the published edition', async () => {
    const user = userEvent.setup();
    const id = await inReview();
    const review = await open(`?edition=${id}`, 'admin');
    await user.type(await screen.findByLabelText('退回原因'), '年份有误');
    await user.click(await button('退回'));
    await button('再次提交审核');
    review.leave();

    await open(`?edition=${id}`, 'editor');
    await user.click(await button('放弃草稿'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('放弃这份草稿，保持已发布的版本？');
    expect(question).toHaveTextContent('Tariff 2027');
    await user.click(within(question).getByRole('button', { name: '放弃草稿' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '再次提交审核' })).toBeNull());
    expect(screen.queryByRole('button', { name: '放弃草稿' })).toBeNull();
    expect(screen.getByText(/^2026年1月1日至2026年12月31日$/, { selector: 'dd' })).toBeVisible();
    await waitFor(async () => expect(await part('操作记录')).toHaveTextContent('放弃草稿'));
  });

  it('is not discarded where nothing is published', async () => {
    const editor = await signIn('editor');
    const values = await uploadEdition(editor, 'cambodia-2027', 'KH');
    const { data } = await postEdition(editor, 'insert', { values });
    await open(`?edition=${data.id}`, 'editor');
    expect(await button('再次提交审核')).toBeVisible();
    expect(screen.queryByRole('button', { name: '放弃草稿' })).toBeNull();
  });

  it('warns whoever publishes it of the days without an edition', async () => {
    const id = await inReview({ validFrom: '2027-02-01' });
    await open(`?edition=${id}`, 'admin');
    expect(await screen.findByText(/没有适用的版本.*2027年1月1日至2027年1月31日/)).toBeVisible();
  });
});

describe('the review of an edition', () => {
  it('lists every change, those of a column and those that change an answer alone, and has them as a file', async () => {
    const files = downloads();
    const user = userEvent.setup();
    const [first = [], second = []] = EDITION_LINES;
    const rows = [first.with(3, '25'), second.with(1, 'Another name')];
    const id = await inReview({}, rows);
    await open(`?edition=${id}`, 'admin');
    const difference = await part('与现行版本的差异');
    const table = await within(difference).findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const announced = within(difference).getByRole('status');
    expect(announced).toHaveTextContent('找到：2');
    const columns = within(difference).getByLabelText('改变的列');
    expect([...columns.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '全部列',
      'RCEP 税率（中国）（1）',
      '品名（英语）（1）',
    ]);
    await user.selectOptions(columns, '品名（英语）（1）');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/94054299.*Another name/);
    await user.selectOptions(columns, '全部列');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
    await user.click(within(difference).getByLabelText('只看结论改变的'));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(announced).toHaveTextContent('找到：1');
    const [, only] = within(table).getAllByRole('row');
    expect(only).toHaveTextContent(/94054210.*中国：RCEP 税率较低 → RCEP 税率较高/);
    await user.type(within(difference).getByLabelText('税号或品名'), '9405.42.99');
    expect(await within(difference).findByText('没有符合条件的税则行。')).toBeVisible();
    expect(announced).toHaveTextContent('没有符合条件的税则行。');
    await user.click(within(difference).getByRole('button', { name: '下载全部差异（CSV）' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await textOf(files[0]);
    expect(text).toMatch(/改变,94054210,Searchlights,RCEP 税率（中国）,11,25,14,中国：/);
    expect(text).toMatch(/改变,94054299,Another name,/);
  });

  it('requests one more confirmation of a publication that removes most lines, or has rates above 100 %', async () => {
    const user = userEvent.setup();
    const id = await inReview({}, [['94054220', 'Other lamps', '150', '5', '']]);
    await open(`?edition=${id}`, 'admin');
    await user.click(await button('发布'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('现行 2 个税则行中删除：2');
    expect(question).toHaveTextContent('新税率超过 100% 的税则行：1');
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('发布日期')).toBeVisible();
    await user.click(await button('发布'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '仍要发布' }));
    expect(await screen.findByText('已发布，自2027年1月1日起')).toBeVisible();
  });
});

describe('the confirmation of an edition', () => {
  const marks = async () => {
    const { lines } = await requestPortal<TariffAnswer>('tariff/query?hs=870380&to=MY');
    return new Set(lines.flatMap(({ rcep }) => rcep.flatMap(({ rates }) => rates.map(({ mark }) => mark))));
  };

  it('takes the mark from its rates, and says who confirmed it at which document', async () => {
    const user = userEvent.setup();
    await open('?edition=MY', 'admin');
    expect(await marks()).toEqual(new Set(['unchecked']));
    const source = await part('来源核对');
    expect(source).toHaveTextContent('待核');
    expect(source).toHaveTextContent('其税率在门户上标为待核');
    await user.click(within(source).getByRole('button', { name: '确认这一版' }));
    await fill('核对所用的文件', 'P.U. (A) 1/2026');
    await fill('文件日期', 'soon');
    const confirm = within(source).getByRole('button', { name: '确认' });
    expect(confirm).toBeDisabled();
    await fill('文件日期', '2026-01-02');
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await user.click(confirm);
    await waitFor(() =>
      expect(source).toHaveTextContent(/示例管理员于 .* 按“P\.U\. \(A\) 1\/2026”（2026年1月2日）确认。/),
    );
    expect(within(source).getByRole('link', { name: /打开文件/ })).toBeVisible();
    expect(source).not.toHaveTextContent('待核');
    expect(within(source).queryByRole('button')).toBeNull();
    await waitFor(async () => expect(await part('操作记录')).toHaveTextContent(/示例管理员.*确认来源/));
    const log = await part('操作记录');
    await user.click(within(log).getByText(/处改动$/, { selector: 'summary' }));
    expect(within(log).getByRole('row', { name: '数据标记 待核 已核' })).toBeVisible();
    expect(await marks()).toEqual(new Set(['fact']));
  });

  it('is offered to reviewers alone', async () => {
    await open('?edition=MY', 'editor');
    const source = await part('来源核对');
    expect(source).toHaveTextContent('尚未按官方来源核对');
    expect(within(source).queryByRole('button')).toBeNull();
  });
});

describe('the focus in an import', () => {
  it('goes to the columns that are chosen by hand, and back to the button', async () => {
    await open('?import=KH');
    await choose('a,b,c\n850760,15,Sub-decree');
    expect(await screen.findByRole('alert')).toHaveTextContent('未能识别文件的表头');
    await userEvent.click(await button('手动对应列'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '表格形式' })).toHaveFocus());
    await userEvent.click(await button('重新自动识别'));
    await waitFor(() => expect(screen.getByRole('button', { name: '手动对应列' })).toHaveFocus());
  });

  it('goes on to the next row to repair, to the result, and to the difference', async () => {
    const user = userEvent.setup();
    await open('?import=KH');
    await choose(`${TEMPLATE}\nKH,RCEP,850780,2027,six,Sub-decree`);
    await fillPeriod();
    const check = await part('检查结果');
    const field = (row: number) => within(check).getByLabelText(`第 ${row} 行，税率`);
    await waitFor(() => expect(check).toHaveTextContent('需要处理：2'));
    expect(field(3)).toHaveAccessibleDescription(/^无法识别该税率/);
    await user.clear(field(3));
    await user.type(field(3), 'eight{Enter}');
    expect(await within(check).findByText(/^第 3 行仍不能采用：无法识别该税率/)).toBeVisible();
    expect(field(3)).toHaveFocus();
    await user.clear(field(3));
    await user.type(field(3), '7{Enter}');
    await waitFor(() => expect(field(5)).toHaveFocus());
    await user.click(within(check).getByRole('button', { name: '不采用此行（第 5 行）' }));
    await waitFor(() => expect(check).toHaveFocus());
    expect(check).toHaveTextContent('全部行都可读');
    await user.click(await button('与现行版本比较'));
    const difference = await part('与现行版本的差异');
    await waitFor(() => expect(difference).toHaveFocus());
  });
});

it('a file without lines, or without the date that chooses its rows, is no success', async () => {
  await open('?import=KH');
  await choose(TEMPLATE);
  const check = await part('检查结果');
  await waitFor(() => expect(check).toHaveTextContent('请先填写：生效日。它决定采用文件的哪些行。'));
  expect(check).not.toHaveTextContent('未采用的行');
  await fillDay('生效日', '2029-01-01');
  await waitFor(() => expect(check).toHaveTextContent('文件中没有可用的税则行，不能继续。'));
  expect(check).toHaveTextContent('未采用的行（标题、其他年份或种类）：3');
  expect(screen.queryByRole('button', { name: '与现行版本比较' })).toBeNull();
});

it('columns that are not used and lines that repeat others are named', async () => {
  await open('?import=VN');
  const lines = ['85076010,5,0,10', '85076010,5,0,10', '85076010,7,0,10', '99999900,5,0,10'];
  await choose(['Mã hàng,NK ưu đãi,RCEP C,VAT', ...lines].join('\n'), 'viet-nam.csv');
  await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('1 处：与前面的行矛盾'));
  expect(await part('检查结果')).toHaveTextContent('与前面的行相同的税则行：1');
  // No HS edition has these codes: they are not refused, but named.
  expect(await part('检查结果')).toHaveTextContent('第 98、99 章的税则行（各国自用的编码）：1');
  expect(await part('列')).toHaveTextContent('未采用的列：VAT');
});

it.each([
  ['KH', '选择税则文件', '# 示例 KH,MFN,850760,2027,5%,文件名称和编号'],
  ['rules', '选择规则文件', '# 示例 8507,CTH or RVC40,2022,文件名称和编号'],
])('the template has two examples that are no lines: %s', async (subject, label, example) => {
  const files = downloads();
  await open(`?import=${subject}`);
  await userEvent.click(await button('下载模板'));
  const template = await textOf(files[0]);
  expect(template).toContain(example);
  await choose(template, 'template.csv', label);
  await fillDay('生效日', '2027-01-01');
  const check = await part('检查结果');
  await waitFor(() => expect(check).toHaveTextContent(/文件中没有可用的.*不能继续.*未采用的行.*：2/));
});

it('a refused row is listed with its code and goods, also in the downloaded list', async () => {
  const files = downloads();
  await open('?import=VN');
  await choose('Mã hàng,Mô tả hàng hóa,NK ưu đãi\n8507.60.10,Ắc qui,năm\n', 'viet-nam.csv');
  expect(await screen.findByText('文件行数（含表头）：2')).toBeVisible();
  expect(screen.getByText('viet-nam.csv')).toBeVisible();
  const table = await screen.findByRole('table', { name: '检查结果' });
  expect(
    within(table).getByRole('row', { name: /^2 8507\.60\.10 Ắc qui 最惠国税率 无法识别/ }),
  ).toBeVisible();
  await userEvent.click(await button('下载清单（CSV）'));
  const list = await textOf(files[0]);
  expect(list).toContain('行,税号,品名,列,内容,原因');
  expect(list).toMatch(/\n2,8507\.60\.10,Ắc qui,最惠国税率,năm,/);
});

it('a refused upload changes nothing and can be sent again', async () => {
  const user = userEvent.setup();
  server.use(http.post('*/content/edition/uploadLines', () => HttpResponse.error(), { once: true }));
  await open('?import=KH');
  await choose(TEMPLATE.replace('seven', '7'));
  await fillPeriod();
  await fillSource('2026');
  await user.click(await button('与现行版本比较'));
  await user.click(await button('提交审核'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(readImportDraft('KH')).toMatchObject({ subject: 'KH', fileName: 'cambodia.csv' });
  await user.click(await button('提交审核'));
  expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
});

describe('an import that was sent only in part', () => {
  const values = async () => {
    const token = await signIn('editor');
    const path = '/api/v1/content/edition/findPage?pageSize=100';
    const { rows } = (await call<{ rows: ContentRow[] }>('GET', path, { token })).json.data;
    return rows.filter((row) => row.values['importer'] === 'KH').map(({ state }) => state);
  };

  async function fillIn() {
    await open('?import=KH');
    await choose(TEMPLATE.replace('seven', '7'));
    await fillPeriod();
    await fillSource('2026');
    await userEvent.click(await button('与现行版本比较'));
  }

  it('goes on from the draft that was written', async () => {
    server.use(http.post('*/content/edition/submit', () => HttpResponse.error(), { once: true }));
    await fillIn();
    await userEvent.click(await button('提交审核'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await values()).toEqual(['draft']);
    await userEvent.click(await button('提交审核'));
    expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
    expect(await values()).toEqual(['review']);
  });

  it.each(['insert', 'submit'])('is done where the answer of %s was lost', async (verb) => {
    server.use(
      http.post(
        `*/content/edition/${verb}`,
        async ({ request }) => {
          const body = (await request.json()) as object;
          await call('POST', `/api/v1/content/edition/${verb}`, { token: await signIn('editor'), body });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await fillIn();
    await userEvent.click(await button('提交审核'));
    if (verb === 'insert') {
      expect(await screen.findByRole('alert')).toBeVisible();
      await userEvent.click(await button('提交审核'));
    }
    expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
    expect(readImportDraft('KH')).toBeNull();
    expect(await values()).toEqual(['review']);
  });
});

it('a refusal by the server goes once a fact is corrected', async () => {
  const user = userEvent.setup();
  server.use(http.post('*/content/edition/uploadLines', () => HttpResponse.error(), { once: true }));
  await open('?import=KH');
  await choose(TEMPLATE.replace('seven', '7'));
  await fillPeriod();
  await fillSource('2026-13-45');
  await user.click(await button('与现行版本比较'));
  const send = await button('提交审核');
  expect(send).toBeDisabled();
  expect(await part('提交审核')).toHaveTextContent('格式不正确：数据日期');
  await fill('数据日期', '2026');
  await user.click(send);
  expect(await screen.findByRole('alert')).toBeVisible();
  await fill('数据日期', '2026-12');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a server without room for the lines says so, and nothing entered or mapped is lost', async () => {
  const user = userEvent.setup();
  storage.full = 'edition-lines';
  await open('?import=KH');
  await choose('item,goods,duty\n85076000,Accumulators,fifteen', 'own.csv');
  await user.click(await button('手动对应列'));
  await user.selectOptions(await screen.findByLabelText('税号'), '1：item');
  await user.selectOptions(screen.getByLabelText('最惠国税率'), '3：duty');
  await fillPeriod();
  const check = await part('检查结果');
  const repair = await within(check).findByLabelText('第 2 行，最惠国税率');
  await user.clear(repair);
  await user.type(repair, '15{Enter}');
  await waitFor(() => expect(check).toHaveTextContent('已修正：1'));
  await fillSource('2026');
  await user.click(await button('与现行版本比较'));
  await user.click(await button('提交审核'));
  expect(await screen.findByRole('alert')).toHaveTextContent('存储空间已满，没有保存。请清理存储空间后再试');
  expect(screen.getByLabelText('文件名称')).toHaveValue('Tariff 2027');
  expect(screen.getByLabelText('税号')).toHaveDisplayValue('1：item');
  expect(screen.getByLabelText('最惠国税率')).toHaveDisplayValue('3：duty');
  expect(check).toHaveTextContent('已修正：1');
  expect(await part('与现行版本的差异')).toHaveTextContent('新增：1');
  expect(readImportDraft('KH')).toMatchObject({
    fileName: 'own.csv',
    facts: { title: 'Tariff 2027', publisher: 'Customs', asOf: '2026', validTo: '2027-12-31' },
    byHand: { places: { code: 0, mfn: 2 } },
    repairs: [{ row: 2, text: '15' }],
  });
  storage.full = null;
  await user.click(await button('提交审核'));
  expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
});

const RULES = [
  'code,rule text,from-HS-edition,source',
  '8501,CTH or RVC35,2022,Decision of the Joint Committee',
  '850110,CTH,2022,Decision of the Joint Committee',
  '0304,CC or RVC40 plus,2022,Decision of the Joint Committee',
].join('\n');

it('rules of origin are repaired, compared, published, and restored', async () => {
  const user = userEvent.setup();
  const { leave } = await open('?import=rules');
  await choose(RULES, 'psr.csv', '选择规则文件');
  await fillDay('生效日', '2027-01-01');
  const check = await part('检查结果');
  await waitFor(() => expect(check).toHaveTextContent('需要处理：2；规则：2'));
  await user.click(within(check).getByRole('button', { name: '不采用此行（第 3 行）' }));
  await waitFor(() => expect(check).toHaveTextContent('需要处理：1；规则：1'));
  const field = within(check).getByLabelText('第 4 行，规则');
  await user.clear(field);
  await user.type(field, 'CC or RVC40{Enter}');
  await waitFor(() => expect(check).toHaveTextContent('全部行都可读。规则：2'));
  expect(check).toHaveTextContent('已修正：1 不采用的行：1');
  await user.click(await button('与现行版本比较'));
  const difference = await part('与现行版本的差异');
  expect(difference).toHaveTextContent('规则：现行 2,189，新版 2');
  expect(difference).toHaveTextContent(/新版中没有规则的六位编码：\d,\d{3}/);
  expect(difference).toHaveTextContent(/不再有规则：\d,\d{3}/);
  await user.click(within(difference).getByRole('button', { name: /^新增：/ }));
  expect(await within(difference).findByRole('row', { name: /^0304/ })).toHaveTextContent(
    '规则：CC or RVC40',
  );
  await fill('文件名称', 'PSR as amended');
  await fill('发布机构', 'RCEP Joint Committee');
  await fill('数据日期', '2026-11');
  await user.click(await button('提交审核'));
  expect(await screen.findByText('审核中', { selector: '.edition-head p' })).toBeVisible();
  expect(address()).toBe(`${PATH}?edition=rules`);
  leave();

  await open('?edition=rules', 'admin');
  expect(await screen.findByRole('heading', { name: '产品特定原产地规则的版本' })).toBeVisible();
  await waitFor(async () => expect(await part('与现行版本的差异')).toHaveTextContent('不再有规则'));
  await user.click(await button('发布'));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(/现行 2,189 条规则中删除：2,\d{3}/);
  await user.click(within(question).getByRole('button', { name: '仍要发布' }));
  expect(await screen.findByText('已发布，自2027年1月1日起')).toBeVisible();
  const versions = await part('版本');
  const heads = within(versions).getAllByRole('columnheader');
  expect(new Set(heads.map(({ textContent }) => textContent)).size).toBe(heads.length);
  await user.click(within(versions).getByRole('button', { name: '恢复第 1 版' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
  await waitFor(async () => expect(await part('操作记录')).toHaveTextContent('恢复'));
});
