import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import writeWorkbook from 'write-excel-file/node';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { openConsolePage } from './console-harness';

const { made } = vi.hoisted(() => ({ made: vi.fn<(...of: unknown[]) => void>() }));
vi.mock('@/shared/files/download', () => ({ downloadText: made }));

const server = useApiServer();

async function openImport(kind = 'synonym') {
  const { token } = await openConsolePage({
    page: ContentPage,
    areas: ['content', 'countries', 'news'],
    address: `/content/${kind}`,
    user: 'editor',
  });
  await userEvent.click(await screen.findByRole('button', { name: '导入' }));
  return { token, dialog: within(await screen.findByRole('dialog')) };
}

async function choose(
  content: string | Uint8Array<ArrayBuffer>,
  size?: number,
  label = '选择 CSV 或 XLSX 文件',
) {
  const file = new File([content], 'words.csv');
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // Files in jsdom have no such method.
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  await userEvent.upload(await screen.findByLabelText(label), file, { applyAccept: false });
}

const drafts = async (token: string) => {
  const path = '/api/v1/content/synonym/findPage?state_EQ=draft';
  return (await call<{ rows: { values: object }[] }>('GET', path, { token })).json.data.rows;
};

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

it('columns are mapped, errors named by row, and nothing is written before all rows are right', async () => {
  const { token, dialog } = await openImport();
  await choose('goods;in Chinese;remark\n7004,7005;测试玻璃;x\nabc;测试木;y\n');
  expect(await dialog.findByText('未能识别任何一列。请在下面选择各列对应的字段。')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('第 1 列：goods'), 'HS 编码');
  await userEvent.selectOptions(dialog.getByLabelText('第 2 列：in Chinese'), '同义词（中文）');
  expect(dialog.getByText('列的对应：共 3 列，导入 2 列')).toBeVisible();
  const alert = dialog.getByRole('alert');
  expect(alert).toHaveTextContent('1 行有误，没有写入任何内容');
  expect(alert).toHaveTextContent('第 3 行，HS 编码：');
  expect(dialog.getByRole('button', { name: '导入 2 行' })).toBeDisabled();

  // The server refuses the second of two rows: the first is not there either.
  await choose('codes,wordsZh\n700490,测试玻璃\n,\n440799,测试木\n');
  server.use(
    http.post(
      '*/synonym/importAll',
      () => HttpResponse.json({ code: 9802, msg: '第2行: 参数验证错误', data: null, timestamp: 0 }),
      { once: true },
    ),
  );
  await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }));
  // By its number in the file, which has an empty row.
  expect(await dialog.findByText('第 4 行：参数验证错误')).toBeVisible();
  expect(await drafts(token)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }));
  await waitFor(async () => expect(await drafts(token)).toHaveLength(2));
  expect((await drafts(token)).map(({ values }) => values)).toMatchObject(
    [
      ['700490', '测试玻璃'],
      ['440799', '测试木'],
    ].map(([codes, wordsZh]) => expect.objectContaining({ codes, wordsZh })),
  );
});

/** The next import is carried out, or never arrives; either way there is no answer. */
const loseImport = (token: string, isCarriedOut: boolean) =>
  server.use(
    http.post(
      '*/synonym/importAll',
      async ({ request }) => {
        const body = (await request.json()) as object;
        if (isCarriedOut) await call('POST', '/api/v1/content/synonym/importAll', { token, body });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

it.each([true, false])(
  'rows are written once where the answer was lost; carried out: %s',
  async (isCarriedOut) => {
    const { token, dialog } = await openImport();
    await choose('codes,wordsZh\n700490,测试玻璃\n440799,测试木\n');
    loseImport(token, isCarriedOut);
    await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }));
    expect(await screen.findByText('已导入。新增 2，更新 0，没有变化 0')).toBeVisible();
    expect(await drafts(token)).toHaveLength(2);
  },
);

it('rows of a corrected file are written beside those of an import whose answer was lost', async () => {
  const { token, dialog } = await openImport();
  await choose('codes,wordsZh\n700490,测试玻璃\n440799,测试木\n');
  loseImport(token, true);
  await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await choose('codes,wordsZh\n700490,测试玻璃\n440799,测试木\n850440,测试电源\n');
  await userEvent.click(await dialog.findByRole('button', { name: '导入 3 行' }));
  expect(await screen.findByText('已导入。新增 3，更新 0，没有变化 0')).toBeVisible();
  expect(await drafts(token)).toHaveLength(3);
});

it('rows without a required field become drafts, and are named first', async () => {
  const { token, dialog } = await openImport();
  await choose('codes,wordsZh\n440799,测试木\n,测试玻璃\n700490,\n');
  // A row without a name cannot be a draft.
  expect(await dialog.findByRole('alert')).toHaveTextContent('第 4 行，同义词（中文）：名称至少填写一种语言');
  expect(dialog.getByRole('button', { name: '导入 3 行' })).toBeDisabled();

  await choose('codes,wordsZh\n440799,测试木\n,测试玻璃\n');
  expect(await dialog.findByText('1 行缺少必填项：会存为草稿，补齐后才能提交审核')).toBeVisible();
  expect(dialog.getByText('第 3 行，HS 编码')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }));
  await waitFor(async () => expect(await drafts(token)).toHaveLength(2));
  expect((await drafts(token)).map(({ values }) => values)).toContainEqual(
    expect.objectContaining({ codes: null, wordsZh: '测试玻璃' }),
  );
});

it('of entries within a cell, the one that is wrong is named', async () => {
  const { dialog } = await openImport('riskCase');
  await choose(
    'productZh,steps\n测试钢,"initiated | 2026-01-05 |  |  | sample\ninitiated | 2026-13 |  |  | sample"\n',
  );
  expect(await dialog.findByRole('alert')).toHaveTextContent('第 2 行，进展：第 2 行，日期：请写成 2026、');
});

it('of a choice within a cell that is wrong, the allowed words are named', async () => {
  const { dialog } = await openImport('riskCase');
  await choose('productZh,steps\n测试钢,"begun | 2026-01-05 |  |  | sample"\n');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /第 2 行，进展：第 1 行，[^：]+：“begun”不在可选范围内。可以填(的例如)?：.+、/,
  );
});

it('HTML is written without what the portal does not show, and the rows are named first', async () => {
  const { token, dialog } = await openImport('news');
  const news = (html: string, title: string) =>
    [title, title, html, '<p>Text</p>', 'agreement', '2026-11-01', 'CN', 'sample'].join('\t');
  await choose(
    [
      'headlineZh\theadlineEn\tbodyZh\tbodyEn\tkind\tdate\tcountries\tmark',
      news('<p>正文</p>', '甲'),
      news('<p>正文<script>alert(1)</script><img src=x onerror=alert(1)></p>', '乙'),
    ].join('\n'),
  );
  expect(await dialog.findByText('1 行的 HTML 有门户不显示的内容，已去掉')).toBeVisible();
  expect(dialog.getByText('第 3 行，正文（中文）')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }));
  const bodies = async () => {
    const path = '/api/v1/content/news/findPage?state_EQ=draft&headlineZh_ORDER=DESC';
    const { rows } = (await call<{ rows: { values: Record<string, unknown> }[] }>('GET', path, { token }))
      .json.data;
    return rows.map(({ values }) => [values['headlineZh'], values['bodyZh']]);
  };
  await waitFor(async () => expect(await bodies()).toHaveLength(2));
  expect(await bodies()).toEqual([
    ['甲', '<p>正文</p>'],
    ['乙', '<p>正文<img></p>'],
  ]);
});

it.each([
  ['50 MB', () => choose('x', 50_000_000), '文件超过 10 MB，没有读取'],
  ['nothing', () => choose(''), '文件是空的'],
  ['a picture', () => choose(new Uint8Array([0x89, 0x50, 0x4e, 0x47])), '这不是 CSV 或 XLSX 文件'],
  ['half an archive', () => choose(new Uint8Array([0x50, 0x4b, 3, 4, 9])), '工作簿文件损坏或不完整'],
  ['too many rows', () => choose('codes,wordsZh\n'.repeat(10_002)), '超过 1 万行'],
])('a file that cannot be read gets its sentence: %s', async (_name, chosen, sentence) => {
  const { dialog } = await openImport();
  await chosen();
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByRole('button', { name: '导入' })).toBeDisabled();
});

it('a workbook is read: its formulas are not run, and one that unpacks to 4 GB is not opened', async () => {
  const { dialog } = await openImport();
  const archive = await writeWorkbook([
    ['codes', 'wordsZh', 'wordsEn'],
    ['700490', '测试玻璃', { value: '=1+1', type: 'Formula' }],
  ]).toBuffer();
  await choose(new Uint8Array(archive));
  expect(await dialog.findByText(/^工作簿里有公式。/)).toBeVisible();
  expect(await dialog.findByRole('button', { name: '导入 1 行' })).toBeEnabled();
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4))
    archive.writeUInt32LE(0xfffffff0, at + 24);
  await choose(new Uint8Array(archive));
  expect(await dialog.findByRole('alert')).toHaveTextContent('工作簿解压后过大');
});

it('a server that cannot be reached is named as such, not the file', async () => {
  const { dialog } = await openImport();
  server.use(http.get('*/synonym/findPage', () => new HttpResponse(null, { status: 502 })));
  await choose('codes,wordsZh\n700490,x\n');
  expect(await dialog.findByRole('alert')).toHaveTextContent('后端接口502异常');
});

it('an exported list is imported again without a change', async () => {
  const { token, dialog } = await openImport();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await userEvent.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  const [, , text] = made.mock.lastCall as string[];
  await userEvent.click(screen.getByRole('button', { name: '导入' }));
  await choose(`\ufeff${text}`);
  expect(await screen.findByText(/^文件里的已有记录（\d{2,} 条）都没有变化。$/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^导入 \d{2,} 行$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await drafts(token)).toEqual([]);
});

it('what changes in saved records is named by field first, a colleague’s change after the export too', async () => {
  const { token, dialog } = await openImport();
  const path = '/api/v1/content/synonym';
  const add = async (values: object) =>
    (await call<{ id: string }>('POST', `${path}/insert`, { token, body: { values } })).json.data.id;
  const glass = await add({ codes: '700490', wordsZh: '玻璃甲', wordsEn: 'of a colleague' });
  const wood = await add({ codes: '440799', wordsZh: '木甲', wordsEn: 'wood' });
  await choose(`id,wordsZh,wordsEn,wordsVi\n${glass},玻璃甲,,kính\n${wood},木甲,wood,gỗ\n`);
  expect(await dialog.findByText('同义词（Tiếng Việt）：2 条')).toBeVisible();
  expect(dialog.getByText('同义词（English）：1 条，其中 1 条变为空')).toBeVisible();
  expect(dialog.queryByText(/^同义词（中文）：/)).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('第 3 列：wordsEn'), '不导入');
  expect(dialog.queryByText(/^同义词（English）：/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { values } = (await call<ContentRow>('GET', `${path}/get?id=${glass}`, { token })).json.data;
  expect(values).toMatchObject({ wordsEn: 'of a colleague', wordsVi: 'kính' });
});

it('a field without a column stays as a colleague saved it after the file was opened', async () => {
  const { token, dialog } = await openImport();
  const path = '/api/v1/content/synonym';
  const read = async (id: string) =>
    (await call<ContentRow>('GET', `${path}/get?id=${id}`, { token })).json.data;
  const body = { values: { codes: '700490', wordsZh: '玻璃甲' } };
  const { id } = (await call<{ id: string }>('POST', `${path}/insert`, { token, body })).json.data;
  await choose(`id,wordsZh\n${id},玻璃乙\n`);
  const start = await dialog.findByRole('button', { name: '导入 1 行' });
  const { version, values } = await read(id);
  const change = { id, version, values: { ...values, wordsEn: 'glass of a colleague' } };
  await call('POST', `${path}/update`, { token, body: change });
  await userEvent.click(start);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await read(id)).values).toMatchObject({ wordsZh: '玻璃乙', wordsEn: 'glass of a colleague' });
});

it('of a workbook with several sheets any can be chosen; one without a table leaves the one that is open', async () => {
  const { dialog } = await openImport();
  const archive = await writeWorkbook([
    {
      sheet: '玻璃',
      data: [
        ['codes', 'wordsZh'],
        ['700490', '测试玻璃'],
      ],
    },
    { sheet: '说明', data: [['没有表格']] },
    {
      sheet: '木',
      data: [
        ['codes', 'wordsZh'],
        ['440799', '测试木'],
        ['440798', '测试木二'],
      ],
    },
  ]).toBuffer();
  await choose(new Uint8Array(archive));
  const sheet = await dialog.findByLabelText('工作表');
  expect(sheet).toHaveDisplayValue('玻璃');
  expect(dialog.getByText('工作簿有 3 张工作表，每次读取一张。')).toBeVisible();
  expect(dialog.getByRole('button', { name: '导入 1 行' })).toBeEnabled();
  await userEvent.selectOptions(sheet, '木');
  expect(await dialog.findByRole('button', { name: '导入 2 行' })).toBeEnabled();
  await userEvent.selectOptions(sheet, '说明');
  expect(await dialog.findByRole('alert')).toHaveTextContent('至少两列的表格');
  expect(dialog.getByLabelText('工作表')).toHaveDisplayValue('木');
  expect(dialog.getByRole('button', { name: '导入 2 行' })).toBeEnabled();
});

it('choices are read as they are shown, in Japanese and in Chinese; a refused one is named with what may be there', async () => {
  const { token } = await openConsolePage({
    page: ContentPage,
    areas: ['content', 'countries', 'news'],
    address: '/content/news',
    user: 'editor',
    language: 'ja',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'インポート' }));
  const dialog = within(await screen.findByRole('dialog'));
  const label = 'CSV または XLSX ファイルを選択';
  const news = (kind: string, countries: string, mark: string) =>
    [
      'headlineZh\theadlineEn\tbodyZh\tbodyEn\tdate\t種類\t国\t確認状況',
      ['甲', 'A', '<p>正文</p>', '<p>Text</p>', '2026-11-01', kind, countries, mark].join('\t'),
    ].join('\n');
  await choose(news('法令', 'フランス', '未確認'), undefined, label);
  const refusal = async (words: RegExp) => (await dialog.findByText(words)).textContent?.split('：').at(-1);
  expect(await refusal(/種類：「法令」は選択肢にありません。入力できる値：/)).toBe(
    '協定、関税、政策、規格、貿易救済',
  );
  expect(
    (await refusal(/国：「フランス」は選択肢にありません。入力できる値の例：/))?.split('、'),
  ).toHaveLength(8);
  expect(dialog.getByRole('button', { name: '1 行をインポート' })).toBeDisabled();
  await choose(news('貿易救済', 'ベトナム、韩国,CN', ' 待核'), undefined, label);
  await waitFor(() => expect(dialog.getByRole('button', { name: '1 行をインポート' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: '1 行をインポート' }));
  const path = '/api/v1/content/news/findPage?state_EQ=draft';
  const found = async () =>
    (await call<{ rows: { values: object }[] }>('GET', path, { token })).json.data.rows.map(
      ({ values }) => values,
    );
  await waitFor(async () => expect(await found()).toHaveLength(1));
  expect(await found()).toMatchObject([{ kind: 'risk', countries: 'VN,KR,CN', mark: 'unchecked' }]);
});
