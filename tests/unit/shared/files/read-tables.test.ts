import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readTables } from '@/shared/files/read-table-file';

const LIMITS = { bytes: 100_000, unpackedBytes: 1_000_000, rows: 100, columns: 10 };
const ROWS = [
  ['code', 'rate'],
  ['850760', 5],
];

const workbook = async () =>
  new Uint8Array(
    await writeWorkbook([
      { sheet: 'Cover', data: [['A tariff']] },
      { sheet: 'One', data: ROWS },
      { sheet: 'Two', data: ROWS },
    ]).toBuffer(),
  );

describe('all tables of a file', () => {
  it('are the sheets of a workbook, also those that are none', async () => {
    const tables = await readTables(await workbook(), 'zh', LIMITS);
    expect(tables.map(({ sheet, cells }) => [sheet, cells])).toEqual([
      ['Cover', [['A tariff']]],
      ['One', ROWS.map((row) => row.map(String))],
      ['Two', ROWS.map((row) => row.map(String))],
    ]);
  });

  it('are empty for a sheet that cannot be read', async () => {
    const parts = unzipSync(await workbook());
    const path = 'xl/worksheets/sheet2.xml';
    const far = strFromU8(parts[path] ?? new Uint8Array()).replaceAll('r="B2"', 'r="XFD2"');
    const tables = await readTables(zipSync({ ...parts, [path]: strToU8(far) }), 'zh', LIMITS);
    expect(tables.map(({ sheet, cells }) => [sheet, cells.length])).toEqual([
      ['Cover', 1],
      ['One', 0],
      ['Two', 2],
    ]);
  });

  it('are the one table of a text', async () => {
    const tables = await readTables(strToU8('code,rate\n850760,5'), 'zh', LIMITS);
    expect(tables).toMatchObject([{ sheet: null, sheets: [], encoding: 'utf-8' }]);
  });

  it.each([
    ['empty', new Uint8Array()],
    ['tooLarge', new Uint8Array(100_001)],
    ['notATable', zipSync({ other: strToU8('x') })],
  ])('are missing: %s', async (fault, bytes) => {
    await expect(readTables(bytes, 'zh', LIMITS)).rejects.toMatchObject({ fault });
  });
});
