import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { TABLE_LIMITS } from '@/pages/portal/standards/indicator-table/indicator-table';
import { findHeads } from '@/pages/portal/standards/indicator-table/table-heads';
import { readTable as readWithin } from '@/shared/files/read-table-file';
import { rowsOf } from '@/pages/portal/standards/indicator-table/table-rows';

const readTable = (bytes: Uint8Array<ArrayBuffer>, language: string) =>
  readWithin(bytes, language, TABLE_LIMITS);
const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const workbook = async (cells: SheetData) => writeWorkbook(cells).toBuffer();

/** 甲醛,≤20 in GBK. */
const GBK = new Uint8Array([0xbc, 0xd7, 0xc8, 0xa9, 0x2c, 0xa1, 0xdc, 0x32, 0x30]);

describe('a table of a file', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string[][]]>([
    [
      'comma',
      utf8('name,limit\n"a, b",1'),
      [
        ['name', 'limit'],
        ['a, b', '1'],
      ],
    ],
    [
      'semicolon, mark of UTF-8',
      utf8('\ufeffname;limit\na;0,1'),
      [
        ['name', 'limit'],
        ['a', '0,1'],
      ],
    ],
    [
      'tab, UTF-16',
      utf16('name\tlimit\n甲醛\t1'),
      [
        ['name', 'limit'],
        ['甲醛', '1'],
      ],
    ],
    ['GBK', GBK, [['甲醛', '≤20']]],
    ['markup', utf8('<b>x</b>,<script>1</script>'), [['<b>x</b>', '<script>1</script>']]],
  ])('%s', async (_, bytes, cells) => {
    expect((await readTable(bytes, 'zh')).cells).toEqual(cells);
  });

  it('is read from a workbook: texts, numbers, dates', async () => {
    const bytes = await workbook([
      ['name', 'limit', 'on'],
      ['a', 0.1, { value: new Date('2026-04-07'), type: Date, format: 'yyyy-mm-dd' }],
    ]);
    expect((await readTable(bytesOf(bytes), 'zh')).cells).toEqual([
      ['name', 'limit', 'on'],
      ['a', '0.1', '2026-04-07'],
    ]);
  });

  it('is the first one of a workbook that has a table, or the one that is chosen', async () => {
    const bytes = bytesOf(
      await writeWorkbook([
        { sheet: 'Cover', data: [['A report', null], ['of 2026']] },
        {
          sheet: 'Limits',
          data: [
            ['name', 'limit'],
            ['a', 1],
          ],
        },
        {
          sheet: 'More',
          data: [
            ['name', 'limit'],
            ['b', 2],
          ],
        },
      ]).toBuffer(),
    );
    const sheets = ['Cover', 'Limits', 'More'];
    expect(await readTable(bytes, 'zh')).toMatchObject({
      sheets,
      sheet: 'Limits',
      cells: [
        ['name', 'limit'],
        ['a', '1'],
      ],
    });
    const chosen = (sheet: string) => readWithin(bytes, 'zh', TABLE_LIMITS, sheet);
    expect(await chosen('More')).toMatchObject({
      sheets,
      sheet: 'More',
      cells: [
        ['name', 'limit'],
        ['b', '2'],
      ],
    });
    await expect(chosen('Cover')).rejects.toMatchObject({ fault: 'notATable' });
  });

  it('is missing from a workbook of covers alone', async () => {
    const bytes = bytesOf(
      await writeWorkbook([
        { sheet: 'Cover', data: [['A report']] },
        { sheet: 'Notes', data: [['Nothing']] },
      ]).toBuffer(),
    );
    await expect(readTable(bytes, 'zh')).rejects.toMatchObject({ fault: 'notATable' });
  });

  it('has the value of a cell merged over rows in each of them, of one merged over columns in the first', async () => {
    const merged = (value: string, span: object) => ({ value, type: String, ...span });
    const bytes = await workbook([
      [merged('report', { columnSpan: 3 }), null, null],
      ['name', 'limit', 'class'],
      [merged('a', { rowSpan: 3 }), '1', 'A'],
      [null, '2', merged('B', { rowSpan: 2 })],
      [null, '3', null],
      ['b', merged('4', { columnSpan: 2, rowSpan: 2 }), null],
      ['c', null, null],
    ]);
    expect((await readTable(bytesOf(bytes), 'zh')).cells).toEqual([
      ['report', '', ''],
      ['name', 'limit', 'class'],
      ['a', '1', 'A'],
      ['a', '2', 'B'],
      ['a', '3', 'B'],
      ['b', '4', ''],
      ['c', '4', ''],
    ]);
  });

  it('has of a formula what the spreadsheet saved of it, and nothing where nothing was saved', async () => {
    const made = await workbook([
      ['name', 'limit'],
      ['a', { value: '=10+5', type: 'Formula' }],
      ['b', { value: '=10+6', type: 'Formula' }],
    ]);
    const cells = async (archive: Uint8Array<ArrayBuffer>) =>
      (await readTable(archive, 'zh')).cells.map((row) => row[1]);
    expect(await cells(bytesOf(made))).toEqual(['limit', '', '']);
    const saved = changed(made, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace('<f>=10+5</f>', '<f>10+5</f><v>15</v>'),
    );
    expect(await cells(saved)).toEqual(['limit', '15', '']);
  });

  it('is separated by what gives most rows the same width, whatever signs its texts have', async () => {
    const words = 'codes;words\n6403,6404,6405;shoes, boots, sandals\n6103;suits\n';
    expect((await readTable(utf8(words), 'zh')).cells[1]).toEqual([
      '6403,6404,6405',
      'shoes, boots, sandals',
    ]);
    const titled = 'Tariff, as printed; 2026\ncode\trate\n0101\t5; 6\n0102\t7\n';
    expect((await readTable(utf8(titled), 'zh')).cells[2]).toEqual(['0101', '5; 6']);
  });

  it.each<[string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>, string]>([
    ['nothing', () => new Uint8Array(), 'empty'],
    ['white space', () => utf8(' \n \n'), 'empty'],
    ['50 MB', () => new Uint8Array(50_000_000), 'tooLarge'],
    ['the older workbook', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'otherFormat'],
    ['a program', () => utf8('a,b\0c'), 'otherFormat'],
    ['one column', () => utf8('a\nb'), 'notATable'],
    ['too many rows', () => utf8('a,b\n'.repeat(2001)), 'tooManyRows'],
    ['too many columns', () => utf8(','.repeat(100) + 'x'), 'tooManyColumns'],
    ['half an archive', async () => bytesOf(await workbook([['a', 'b']])).slice(0, 200), 'brokenArchive'],
    [
      'another archive',
      () => new Uint8Array(zipSync({ 'word/document.xml': strToU8('<document/>') })),
      'notATable',
    ],
    ['a zip bomb', async () => claiming(await workbook([['a', 'b']]), 0x7fffffff), 'unpacksTooLarge'],
    [
      'a zip bomb that lists less than it unpacks to',
      () => {
        const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(5_000_000) });
        return claiming(Buffer.from(bomb), 100);
      },
      'notATable',
    ],
    ['an archive with a wrong list', async () => misplaced(await workbook([['a', 'b']])), 'brokenArchive'],
  ])('cannot be used: %s', async (_, make, fault) => {
    await expect(readTable(await make(), 'zh')).rejects.toMatchObject({ fault });
  });
});

/** The archive with another unpacked size in its list of files. */
function claiming(archive: Buffer, size: number): Uint8Array<ArrayBuffer> {
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4))
    archive.writeUInt32LE(size, at + 24);
  return bytesOf(archive);
}

/** The archive with another text of one of its files. */
function changed(archive: Buffer, path: string, change: (text: string) => string): Uint8Array<ArrayBuffer> {
  const files = unzipSync(bytesOf(archive));
  return new Uint8Array(zipSync({ ...files, [path]: strToU8(change(strFromU8(files[path]!))) }));
}

/** The archive whose end names a wrong place for the list. */
function misplaced(archive: Buffer): Uint8Array<ArrayBuffer> {
  archive.writeUInt32LE(archive.length, archive.lastIndexOf('PK\u0005\u0006') + 16);
  return bytesOf(archive);
}

describe('its columns and rows', () => {
  it.each([
    [[['Item', 'Limit', 'Unit', 'Class', 'Test method']], 0, [0, 1, 2, 3, 4]],
    [[['报告'], ['单位', '指标名称', '限值']], 1, [1, 2, 0, null, null]],
    [[['甲醛', '20']], -1, [0, 1, null, null, null]],
  ])('%j', (cells, headRow, columns) => {
    const found = findHeads(cells);
    expect(found.headRow).toBe(headRow);
    expect(Object.values(found.mapping)).toEqual(columns);
  });

  it('are left out with a reason', () => {
    const cells = [
      ['name', 'limit'],
      ['a', '1'],
      ['', '2'],
      ['b', ''],
      ['', ''],
      ['c', '2026-04-07'],
      ['d', 'x'.repeat(501)],
    ];
    const { rows, bad } = rowsOf(cells, 0, findHeads(cells).mapping);
    expect(rows.map(({ line, name }) => [line, name])).toEqual([[2, 'a']]);
    expect(bad).toEqual([
      { line: 3, fault: 'noName' },
      { line: 4, fault: 'noLimit' },
      { line: 6, fault: 'date' },
      { line: 7, fault: 'tooLong' },
    ]);
  });
});
