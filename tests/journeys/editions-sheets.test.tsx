import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import writeWorkbook from 'write-excel-file/node';
import { beforeEach, expect, it } from 'vitest';
import { type ImportDraft, readImportDraft } from '@/features/editions/import-draft';
import { useTabs } from '@/features/tabs/tabs-store';
import EditionsPage from '@/pages/console/editions/editions-page';
import { writeDraft } from '@/shared/storage/draft';
import { useApiServer } from '../support/api-server';
import { openConsolePage } from './console-harness';
import { downloads, textOf } from './page-parts';

useApiServer();

const open = () =>
  openConsolePage({
    page: EditionsPage,
    areas: ['editions', 'content', 'countries', 'notifications'],
    address: '/content/edition?import=VN',
    user: 'editor',
    language: 'zh',
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = (name: string) => screen.findByRole('region', { name });

const HEAD = ['Mã hàng', 'Mô tả hàng hóa', 'NK ưu đãi', 'RCEP C'];
const SHEETS = [
  {
    sheet: 'Ghi chú',
    data: [
      ['*', 'excluded'],
      ['1', 'see the decree'],
    ],
  },
  { sheet: 'Phần I', data: [HEAD, ['85076010', 'Ắc qui', '5', '4'], ['85011021', 'Động cơ', '3', '0']] },
  {
    sheet: 'Phần II',
    data: [['Phần II'], HEAD, ['87038011', 'Xe', 'bảy mươi', '*'], ['85076010', 'Ắc qui', '5', '3']],
  },
];

/** Chooses the workbook of a tariff with its notes and two parts. */
async function choose(sheets = SHEETS) {
  const bytes = new Uint8Array(await writeWorkbook(sheets).toBuffer());
  const file = new File([bytes], 'viet-nam.xlsx');
  // Files in jsdom have no such method.
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer });
  await userEvent.upload(await screen.findByLabelText('选择税则文件'), file);
}

const sheet = (name: RegExp) => screen.findByRole('checkbox', { name });
const readChosen = async () => userEvent.click(await button('读取选中的工作表'));

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

it('a tariff of two sheets is read whole, and every row is named with its sheet', async () => {
  const user = userEvent.setup();
  const files = downloads();
  await open();
  await choose();
  fireEvent.change(await screen.findByLabelText('生效日'), { target: { value: '2027-01-01' } });
  expect(await sheet(/^Ghi chú （2 行，表头不同）$/)).not.toBeChecked();
  expect(await sheet(/^Phần I （3 行）$/)).toBeChecked();
  expect(await sheet(/^Phần II （4 行）$/)).toBeChecked();
  expect(screen.getByRole('group', { name: '读取的工作表' })).toHaveAccessibleDescription(/表头相同/);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);

  const check = await part('检查结果');
  await waitFor(() => expect(check).toHaveTextContent('需要处理：2'));
  const table = within(check).getByRole('table');
  expect(within(table).getByRole('row', { name: /^Phần II 3 87038011 / })).toBeVisible();
  // The code is in the first sheet too, with another rate.
  expect(within(table).getByRole('row', { name: /^Phần II 4 85076010 / })).toBeVisible();
  await user.click(await button('下载清单（CSV）'));
  const list = await textOf(files[0]);
  expect(list).toContain('工作表,行,税号,品名,列,内容,原因');
  expect(list).toMatch(/\nPhần II,3,87038011,Xe,最惠国税率,bảy mươi,/);

  const field = await within(check).findByLabelText('工作表“Phần II”第 3 行，最惠国税率');
  await user.clear(field);
  await user.type(field, 'bảy{Enter}');
  await waitFor(() => expect(check).toHaveTextContent('工作表“Phần II”第 3 行仍不能采用'));
  await user.type(
    within(check).getByLabelText('工作表“Phần II”第 3 行，最惠国税率'),
    '{Control>}a{/Control}70{Enter}',
  );
  await waitFor(() => expect(check).toHaveTextContent('需要处理：1'));
  await user.click(await button('不采用此行（工作表“Phần II”第 4 行）'));
  await waitFor(() => expect(check).toHaveTextContent('全部行都可读'));

  const rows = await part('逐行修正');
  await user.type(within(rows).getByLabelText('税号或品名'), '8703');
  const found = await within(rows).findByRole('row', { name: /^87038011 .* Phần II 3 / });
  await user.click(within(found).getByRole('button', { name: '修正工作表“Phần II”第 3 行' }));
  expect(await screen.findByRole('dialog', { name: '修正工作表“Phần II”第 3 行' })).toBeVisible();
});

it('a sheet is left out and taken again: corrections stay with their sheets, and are lost only after a question', async () => {
  const user = userEvent.setup();
  await open();
  await choose();
  const check = await part('检查结果');
  const field = await within(check).findByLabelText('工作表“Phần II”第 3 行，最惠国税率');
  await user.clear(field);
  await user.type(field, '70{Enter}');
  await waitFor(() => expect(check).toHaveTextContent('已修正：1'));

  await user.click(await sheet(/^Phần I /));
  await readChosen();
  await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('全部行都可读'));
  expect(screen.getByText('文件行数（含表头）：4')).toBeVisible();
  expect(await part('检查结果')).toHaveTextContent('已修正：1');
  expect(readImportDraft('VN')).toMatchObject({ sheets: ['Phần II'], repairs: [{ row: 3, text: '70' }] });
  expect(await button('读取选中的工作表')).toHaveFocus();

  await user.click(await sheet(/^Phần I /));
  await user.click(await sheet(/^Phần II /));
  await readChosen();
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('改读选中的工作表？');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readImportDraft('VN')?.sheets).toEqual(['Phần II']);
  await user.click(await sheet(/^Phần I /));
  await readChosen();
  expect(await screen.findByText('请至少选择一张工作表。')).toBeVisible();
});

it('a sheet with another head is read with the others only by columns that are chosen by hand', async () => {
  const user = userEvent.setup();
  await open();
  const other = {
    sheet: 'Phần III',
    data: [
      ['Mã', ...HEAD.slice(1)],
      ['85078000', 'Khác', '6', '6'],
    ],
  };
  await choose([...SHEETS.slice(0, 2), other]);
  await user.click(await sheet(/^Phần III （2 行，表头不同）$/));
  await readChosen();
  expect(await screen.findByText(/表头不同，不能与其他工作表一起识别：Phần III。/)).toBeVisible();
  expect(screen.queryByRole('region', { name: '检查结果' })).toBeNull();
  await user.click(await button('手动对应列'));
  const check = await part('检查结果');
  // The head of that sheet is a row like others: nothing is left out unseen.
  await waitFor(() => expect(check).toHaveTextContent('需要处理：1'));
  await user.click(await button('不采用此行（工作表“Phần III”第 1 行）'));
  await waitFor(() => expect(check).toHaveTextContent(/全部行都可读.*3/));
});

it('an import that is chosen again after a reload has the same sheets', async () => {
  await open();
  await choose();
  await userEvent.click(await sheet(/^Phần II /));
  await readChosen();
  await waitFor(async () => expect(await part('检查结果')).toHaveTextContent('全部行都可读'));
  cleanup();
  await open();
  await choose();
  expect(await sheet(/^Phần I /)).toBeChecked();
  expect(await sheet(/^Phần II /)).not.toBeChecked();
});

it('an import that was saved with one sheet has that sheet', async () => {
  await open();
  await choose();
  await screen.findByRole('checkbox', { name: /^Phần II / });
  const { sheets: _sheets, ...draft } = readImportDraft('VN') as ImportDraft;
  writeDraft('edition-import:VN', { ...draft, sheet: 'Phần II' });
  expect(readImportDraft('VN')?.sheets).toEqual(['Phần II']);
});
