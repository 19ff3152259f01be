import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import writeWorkbook from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();
const PAIR = '/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct';
const FOUR = `${PAIR},sni-7617-2013-amd1-2014,act-no-112-of-1973`;

const address = () => decodeURIComponent(window.location.hash).replaceAll('+', ' ');
const row = async (name: RegExp) =>
  (await screen.findByRole('button', { name }, PATIENCE)).closest('tr') ?? document.body;
const cellsOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
/** The files of jsdom cannot be read as bytes. */
function file(name: string, content: string | Uint8Array<ArrayBuffer>): File {
  const bytes = typeof content === 'string' ? new Uint8Array(new TextEncoder().encode(content)) : content;
  const made = new File([bytes], name);
  made.arrayBuffer = () => Promise.resolve(bytes.buffer);
  return made;
}

const workbook = async (name: string, cells: SheetData) =>
  file(name, new Uint8Array(await writeWorkbook(cells).toBuffer()));

/** A workbook whose list of files claims far more than its size. */
async function bomb(): Promise<File> {
  const bytes = await writeWorkbook([['a', 'b']]).toBuffer();
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4))
    bytes.writeUInt32LE(0x7fffffff, at + 24);
  return file('bomb.xlsx', new Uint8Array(bytes));
}

const chooseFile = async (user: ReturnType<typeof userEvent.setup>, chosen: File) =>
  user.upload(await screen.findByLabelText('读入指标表', { selector: 'input' }, PATIENCE), chosen);

describe('the comparison of standards', () => {
  it('shows the example: formaldehyde for infants in four countries, and what meets all', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/compare');
    await user.click(await screen.findByRole('link', { name: /^示例/ }, PATIENCE));
    const cells = cellsOf(await row(/^甲醛/));
    expect(address()).toContain(
      'ids=gb-18401-2010,qcvn-01-2017-bct,sni-7617-2013-amd1-2014,act-no-112-of-1973',
    );
    expect(cells[0]).toMatch(/^≤ 20 mg\/kg/);
    expect(cells[1]).toMatch(/^≤ 30 mg\/kg.*较宽/);
    expect(cells[2]).toMatch(/^不得检出（< 20） mg\/kg.*更严/);
    expect(cells[3]).toMatch(/^不得检出（约 < 16） µg\/g.*待核.*更严/);
    expect(cells[4]).toContain('不同');
    expect(cells[5]).toBe('Act No. 112 of 1973');
    expect(cells[6]).toBe('< 16 mg/kg');
    expect(cellsOf(await row(/^pH 值/))[4]).toContain('只有一栏收录');
    expect(cellsOf(await row(/^可分解致癌芳香胺/))[0]).toMatch(/^禁用（≤ 20） mg\/kg/);
  });

  it('opens cold by its address with class, pin and filter, and changes them there', async () => {
    const user = userEvent.setup();
    await openApp(`${PAIR}&class=gb-18401-2010:1&pin=qcvn-01-2017-bct`);
    expect(cellsOf(await row(/^甲醛/)).slice(0, 2)).toEqual([
      '≤ 75 mg/kg ',
      expect.stringMatching(/^≤ 75 mg\/kg.*相同/),
    ]);
    const classes = screen.getAllByRole('combobox', { name: '产品类别' });
    expect(classes.map((one) => (one as HTMLSelectElement).value)).toEqual([
      'B类（直接接触皮肤）',
      '直接接触皮肤',
    ]);
    await user.selectOptions(classes[0]!, 'C类（非直接接触皮肤）');
    await waitFor(() => expect(address()).toContain('class=gb-18401-2010:2'));
    expect(cellsOf(await row(/^甲醛/))[0]).toBe('≤ 300 mg/kg ');
    await user.click(screen.getByRole('radio', { name: '只看不同' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^甲醛/ })).not.toBeInTheDocument());
    expect(address()).toContain('show=differences');
    await user.click(screen.getByRole('button', { name: 'GB 18401-2010 后移' }));
    await waitFor(() => expect(address()).toContain('ids=qcvn-01-2017-bct,gb-18401-2010'));
  });

  it('is built by keyboard alone', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/compare');
    const search = await screen.findByRole('searchbox', { name: '按编号或名称查找标准' }, PATIENCE);
    search.focus();
    await user.keyboard('18401{Enter}');
    const add = await screen.findByRole('button', { name: '添加 GB 18401-2010' }, PATIENCE);
    await waitFor(() => expect(add).toBeEnabled());
    for (let steps = 0; document.activeElement !== add && steps < 10; steps += 1) await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('至少两栏才能对照。', {}, PATIENCE)).toBeVisible();
    search.focus();
    await user.keyboard('{Control>}a{/Control}7617{Enter}');
    const other = await screen.findByRole('button', { name: '添加 SNI 7617:2013/Amd1:2014' }, PATIENCE);
    other.focus();
    await user.keyboard(' ');
    const toggle = within(await row(/^甲醛/)).getByRole('button');
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByText('原文限值')).toHaveLength(2);
  });

  it('has rows joined and split by hand, also after a reload', async () => {
    const user = userEvent.setup();
    await openApp(PAIR);
    await user.click(within(await row(/^甲醛/)).getByRole('button'));
    await user.click(screen.getByRole('button', { name: '把 QCVN 01:2017/BCT 的这一项拆出' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^甲醛/ })).toHaveLength(2));
    const first = screen.getAllByRole('button', { name: /^甲醛/ })[0]!;
    expect(cellsOf(first.closest('tr')!)[1]).toBe('未收录');

    document.body.replaceChildren();
    await openApp(PAIR);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^甲醛/ })).toHaveLength(2), PATIENCE);
    await user.click(screen.getAllByRole('button', { name: /^甲醛/ })[0]!);
    await user.selectOptions(screen.getByRole('combobox', { name: '与另一行合并' }), '甲醛');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^甲醛/ })).toHaveLength(1));
    expect(await row(/^甲醛/)).toHaveTextContent('手工对齐');
    await user.click(screen.getByRole('button', { name: '恢复自动对齐' }));
    await waitFor(async () => expect(await row(/^甲醛/)).not.toHaveTextContent('手工对齐'));
  });

  it('takes a table of the reader as a column, its columns named by hand', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/compare?ids=gb-18401-2010');
    await chooseFile(
      user,
      file(
        'mine.csv',
        '项目;要求;单位\n游离甲醛;0.0015;%\npH;5-9;\n<b>x</b>;<script>alert(1)</script>;\n;1;\n',
      ),
    );
    const formaldehyde = await row(/^甲醛/);
    expect(address()).toContain('ids=gb-18401-2010,own');
    expect(formaldehyde).toHaveTextContent('按同义词推荐');
    expect(cellsOf(formaldehyde)[1]).toMatch(/^0\.0015 %.*更严/);
    expect(cellsOf(await row(/^pH 值/))[1]).toMatch(/^5–9.*各有宽严/);
    expect(cellsOf(await row(/^<b>x<\/b>/))[1]).toMatch(/^<script>alert\(1\)<\/script>/);
    expect(screen.getByText('第 5 行：没有指标名称（合并单元格只有第一格有值）。')).toBeInTheDocument();
    await user.click(within(formaldehyde).getByRole('button'));
    await user.click(screen.getByRole('button', { name: '确认对齐' }));
    await waitFor(async () => expect(await row(/^甲醛/)).toHaveTextContent('手工对齐'));
    await user.selectOptions(screen.getByRole('combobox', { name: '单位' }), '没有');
    await waitFor(async () => expect(cellsOf(await row(/^甲醛/))[1]).toMatch(/不可比.*一方没有注明单位/));
    await user.click(screen.getByRole('button', { name: '删除读入的表' }));
    await waitFor(() => expect(address()).toBe('#/home/standard/compare?ids=gb-18401-2010'));
  });

  it('takes a workbook with merged cells and formulas, and says which rows have no limit', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/compare?ids=gb-18401-2010');
    const class_ = (value: string) => ({ value, type: String });
    await chooseFile(
      user,
      await workbook('mine.xlsx', [
        ['检测报告', null, null, null],
        ['指标名称', '限值', '单位', '产品类别'],
        [
          { value: '甲醛', type: String, rowSpan: 2 },
          '<=20',
          { value: 'mg/kg', type: String, rowSpan: 2 },
          'A',
        ],
        [null, '<=75', null, class_('B')],
        ['pH', { value: '=4+1', type: 'Formula' }, null, class_('A')],
      ]),
    );
    expect(cellsOf(await row(/^甲醛/))[1]).toMatch(/^≤ 20 mg\/kg/);
    const classes = screen.getAllByRole('combobox', { name: '产品类别' });
    await user.selectOptions(
      classes.find((one) => within(one).queryByRole('option', { name: 'B' }))!,
      'B',
    );
    await waitFor(async () => expect(cellsOf(await row(/^甲醛/))[1]).toMatch(/^≤ 75 mg\/kg/));
    expect(screen.getByText('第 5 行：没有限值。')).toBeInTheDocument();
  });

  it('takes any sheet of a workbook', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/compare?ids=gb-18401-2010');
    const limit = (value: string) => [
      ['指标名称', '限值', '单位'],
      ['甲醛', value, 'mg/kg'],
    ];
    const bytes = await writeWorkbook([
      { sheet: '说明', data: [['检测报告']] },
      { sheet: '一月', data: limit('<=20') },
      { sheet: '二月', data: limit('<=30') },
    ]).toBuffer();
    await chooseFile(user, file('mine.xlsx', new Uint8Array(bytes)));
    await waitFor(async () => expect(cellsOf(await row(/^甲醛/))[1]).toMatch(/^≤ 20/));
    const sheet = screen.getByRole('combobox', { name: '工作表' });
    expect(sheet).toHaveDisplayValue('一月');
    await user.selectOptions(sheet, '二月');
    await waitFor(async () => expect(cellsOf(await row(/^甲醛/))[1]).toMatch(/^≤ 30/));
    await user.selectOptions(sheet, '说明');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sheet).toHaveDisplayValue('二月');
    expect(cellsOf(await row(/^甲醛/))[1]).toMatch(/^≤ 30/);
  });

  it('takes a table in GBK', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/compare?ids=gb-18401-2010');
    // 甲醛,≤20,mg/kg
    const gbk = [0xbc, 0xd7, 0xc8, 0xa9, 0x2c, 0xa1, 0xdc, 0x32, 0x30];
    const rest = new TextEncoder().encode('\npH,5-9\n');
    await chooseFile(user, file('mine.csv', new Uint8Array([...gbk, ...rest])));
    expect(cellsOf(await row(/^甲醛/))[1]).toMatch(/^≤ ?20/);
    expect(screen.getByText(/未能识别表头/)).toBeVisible();
  });

  it.each([
    ['an empty file', () => file('a.csv', ''), '文件是空的'],
    [
      'a picture',
      () => file('a.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])),
      '这不是 CSV 或 XLSX 文件',
    ],
    [
      'a broken workbook',
      () => file('a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])),
      '工作簿文件损坏或不完整',
    ],
    ['a text without columns', () => file('a.csv', 'one\ntwo\n'), '文件中没有至少两列的表格'],
    ['50 MB', () => file('a.csv', new Uint8Array(50_000_000)), '文件超过 10 MB'],
    ['a zip bomb', bomb, '解压后过大'],
  ])('says why it cannot use %s, and goes on', async (_, make, sentence) => {
    const user = userEvent.setup();
    await openApp(PAIR);
    await row(/^甲醛/);
    await chooseFile(user, await make());
    expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent(sentence);
    expect(cellsOf(await row(/^甲醛/))[0]).toMatch(/^≤ 20 mg\/kg/);
    expect(address()).toBe(`#${PAIR}`);
  });

  it('gives the rows shown as CSV, and prints', async () => {
    const user = userEvent.setup();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:file';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await openApp(PAIR);
    await row(/^甲醛/);
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(made).toHaveLength(1), PATIENCE);
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsText(made[0]!);
    });
    expect(text.split('\r\n')[0]).toContain('指标,GB 18401-2010,GB 18401-2010 产品类别');
    expect(text).toContain('甲醛,≤ 20 mg/kg,A类（36个月以下婴幼儿）,,有出处,');
    await user.click(screen.getByRole('button', { name: '导出 XLSX' }));
    await waitFor(() => expect(made).toHaveLength(2), PATIENCE);
    expect(made[1]!.size).toBeGreaterThan(1000);
    await user.click(screen.getByRole('button', { name: '打印报告' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is in the language of the reader', async () => {
    await openApp(FOUR, 'vi');
    expect(cellsOf(await row(/^formaldehyt/))[1]).toContain('ít nghiêm ngặt hơn');
    expect(
      screen
        .getAllByRole('combobox', { name: 'Loại sản phẩm' })
        .map((one) => (one as HTMLSelectElement).value),
    ).toEqual([
      'Loại A (trẻ đến 36 tháng)',
      'Trẻ dưới 36 tháng',
      'Quần áo trẻ đến 36 tháng (bắt buộc)',
      'Trẻ đến 24 tháng',
    ]);
  });

  it('says which ids the library has not', async () => {
    await openApp(`${PAIR},no-such`);
    expect(await screen.findByText('本库没有：no-such。', {}, PATIENCE)).toBeVisible();
    await row(/^甲醛/);
  });
});
