import writeWorkbook from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readTable } from '@/features/indicator-table/read-table';
import { findHeads } from '@/features/indicator-table/table-heads';
import { rowsOf } from '@/features/indicator-table/table-rows';

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

  it('is read from a workbook: texts, numbers, dates, formulas by what was saved of them, merged cells by their first', async () => {
    const bytes = await workbook([
      ['name', 'limit', 'on'],
      ['a', 0.1, { value: new Date('2026-04-07'), type: Date, format: 'yyyy-mm-dd' }],
      [{ value: 'merged', type: String, rowSpan: 2 }, 'x', null],
      [null, 'y', { value: '=1+1', type: 'Formula' }],
    ]);
    const { cells } = await readTable(bytesOf(bytes), 'zh');
    expect(cells.map((row) => row.slice(0, 2))).toEqual([
      ['name', 'limit'],
      ['a', '0.1'],
      ['merged', 'x'],
      ['', 'y'],
    ]);
    expect(cells[1]?.[2]).toBe('2026-04-07');
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
    ['a zip bomb', async () => claiming(await workbook([['a', 'b']]), 0x7fffffff), 'unpacksTooLarge'],
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
