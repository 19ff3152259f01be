import { readSheet } from 'read-excel-file/universal';
import writeWorkbook from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { quickCells } from '@/shared/files/xlsx-cells';
import { openWorkbook } from '@/shared/files/xlsx-sheets';

const NO_TEXTS = { book: '', strings: '', styles: '' };
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe('quickCells', () => {
  it('reads what the library reads', async () => {
    const bytes = await writeWorkbook([
      [
        { value: 'Mã hàng & "x" <y>', type: String, fontWeight: 'bold' },
        { value: 1.5, type: Number },
      ],
      [{ value: true, type: Boolean }, null, { value: '  品名\nb ', type: String }],
      [
        { value: new Date('2027-01-01T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
        { value: -3, type: Number },
      ],
      [{ value: 12, type: Number, format: '0.00"days"' }],
    ]).toBuffer();
    const quick = quickCells(openWorkbook(new Uint8Array(bytes), null).texts);
    expect(quick).toEqual(await readSheet(new Uint8Array(bytes).slice().buffer));
    expect(quick?.[2]?.[0]).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  it.each([
    ['a saved formula', '<row><c r="B1" t="str"><f>A1</f><v>a&amp;b</v></c></row>', [[null, 'a&b']]],
    ['a formula without a result', '<row><c r="A1"><f>A1</f></c></row>', [[null]]],
    [
      'cells without a place',
      '<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>',
      [
        [1, 2],
        [3, null],
      ],
    ],
    ['inline text', '<row><c r="A1" t="inlineStr"><is><t>a</t><t>b</t></is></c></row>', [['ab']]],
    [
      'an error and a date in words',
      '<row><c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="d"><v>2027-01-01</v></c></row>',
      [['#N/A', new Date('2027-01-01')]],
    ],
    [
      'numbered and escaped characters',
      '<row><c r="A1" t="str"><v>&#20013;&#x4e2d;_x0041_&none;</v></c></row>',
      [['中中A&none;']],
    ],
    [
      'a row that is missing',
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="3"><c r="A3"><v>3</v></c></row>',
      [[1], [null], [3]],
    ],
  ])('reads %s', (_name, rows, cells) => {
    expect(quickCells({ ...NO_TEXTS, sheet: sheet(rows) })).toEqual(cells);
  });

  it.each([
    ['numFmtId="9"', '0.05', '5%'],
    ['numFmtId="10"', '0.07', '7%'],
    ['numFmtId="164"', '0.0825', '8.25%'],
    ['numFmtId="164"', '0', '0%'],
    ['numFmtId="165"', '5', 5],
    ['numFmtId="0"', '0.05', 0.05],
  ])('reads a percentage as a sheet shows it: %s, %s', (format, value, cell) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[Red]0.0%;\\-0.0%"/><numFmt numFmtId="165" formatCode="0&quot;%&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf ${format}/></cellXfs></styleSheet>`;
    const rows = `<row><c r="A1" s="1"><v>${value}</v></c></row>`;
    expect(quickCells({ ...NO_TEXTS, styles, sheet: sheet(rows) })).toEqual([[cell]]);
  });

  it('leaves out the readings of characters', () => {
    const strings = '<sst><si><r><t>品名</t></r><rPh sb="0"><t>ヒンメイ</t></rPh></si><si/></sst>';
    const rows = '<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';
    expect(quickCells({ ...NO_TEXTS, strings, sheet: sheet(rows) })).toEqual([['品名', null]]);
  });

  it('leaves other ways of writing to the library, and refuses cells too far away', () => {
    expect(quickCells({ ...NO_TEXTS, sheet: '<x:worksheet><x:sheetData/></x:worksheet>' })).toBeNull();
    const book = '<workbookPr date1904="1"/>';
    expect(quickCells({ ...NO_TEXTS, book, sheet: sheet('') })).toBeNull();
    for (const place of ['XFD1', 'A9999999'])
      expect(() =>
        quickCells({ ...NO_TEXTS, sheet: sheet(`<row><c r="${place}"><v>1</v></c></row>`) }),
      ).toThrow(RangeError);
  });
});
