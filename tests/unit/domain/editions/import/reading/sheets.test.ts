import { describe, expect, it } from 'vitest';
import {
  fileSheet,
  formatByHand,
  movedRepairs,
  readEditionFile,
  rowPlace,
  sheetHead,
  stackedSheets,
  takenSheets,
} from '@/domain/editions';

const HEAD = ['Mã hàng', 'NK ưu đãi', 'RCEP C'];
const sheet = (name: string, ...cells: string[][]) => fileSheet(name, cells, 'VN');
const names = (sheets: readonly { name: string }[]) => sheets.map(({ name }) => name);

const COVER = sheet('Cover', ['Tariff'], ['of 2027']);
const LEGEND = sheet('Legend', ['Sign', 'Meaning'], ['*', 'excluded']);
const FIRST = sheet('I', HEAD, ['85076010', '5', '4']);
const SECOND = sheet(
  'II',
  ['Part II'],
  [],
  [...HEAD, 'Note'],
  ['87038011', '70', '*'],
  ['85076010', '5', '3'],
);
const SHIFTED = sheet('III', ['STT', ...HEAD], ['1', '85078000', '5', '4']);
const ALL = [COVER, LEGEND, FIRST, SECOND, SHIFTED];

describe('the sheets that are read', () => {
  it('are those with the head of the edition, its columns at the same places', () => {
    expect(names(takenSheets(ALL, 'VN', null))).toEqual(['I', 'II']);
    expect(sheetHead(SECOND)).toBe(sheetHead(FIRST));
    expect(sheetHead(SHIFTED)).not.toBe(sheetHead(FIRST));
    expect(sheetHead(COVER)).toBe('[]');
  });

  it('are the chosen ones in the order of the workbook, after the leading one', () => {
    expect(names(takenSheets(ALL, 'VN', ['III', 'Legend', 'I']))).toEqual(['I', 'Legend', 'III']);
    expect(names(takenSheets(ALL, 'VN', ['Legend', 'Cover']))).toEqual(['Cover', 'Legend']);
    expect(names(takenSheets(ALL, 'VN', ['of another workbook']))).toEqual(['I', 'II']);
  });

  it('are those with the head of the first table, where none is recognised for the edition', () => {
    const [one, other] = [sheet('one', ['A', 'B'], ['1', '2']), sheet('other', ['A ', 'B', ' '], ['3', '4'])];
    expect(names(takenSheets([COVER, one, LEGEND, other], 'VN', null))).toEqual(['one', 'other']);
    expect(names(takenSheets([COVER, LEGEND, FIRST], 'KR', null))).toEqual(['Legend']);
  });

  it('are the first one, where none has a table', () => {
    expect(names(takenSheets([COVER, sheet('Notes', ['None'])], 'VN', null))).toEqual(['Cover']);
    expect(takenSheets([], 'VN', null)).toEqual([]);
  });
});

describe('sheets one below the other', () => {
  const rows = [FIRST, SECOND].map(({ name, cells }) => ({ name, rows: cells.length }));

  it('are read as one, and a code of two sheets is one that occurs twice', () => {
    const cells = stackedSheets([FIRST, SECOND], FIRST.format!);
    expect(cells.map(({ length }) => length)).toEqual([3, 3, 0, 0, 0, 3, 3]);
    const read = readEditionFile({
      cells,
      format: FIRST.format!,
      validFrom: '2027-01-01',
      nomenclature: new Set(['850760', '870380']),
    });
    expect(read.table.rows).toEqual([
      ['85076010', '5', '4'],
      ['87038011', '70', '*'],
    ]);
    expect(read.problems).toMatchObject([{ row: 7, reason: 'conflict' }]);
    expect(rowPlace(rows, 7)).toEqual({ sheet: 'II', row: 5 });
  });

  it('lose no row of a sheet without the head that was chosen by hand', () => {
    const format = formatByHand(
      [
        ['Code', 'Rate'],
        ['85076010', '5'],
      ],
      { shape: 'wide', subject: 'VN', headRow: 0 },
    );
    const known = sheet('known', ['Title'], ['Code', 'Rate', ''], ['87038011', '70']);
    const [headless, other] = [sheet('headless', ['85078000', '5']), sheet('other', HEAD, ['85076020', '5'])];
    const stacked = stackedSheets([known, headless, known, other], format);
    expect(stacked).toEqual([
      ...known.cells,
      ['85078000', '5'],
      [],
      [],
      ['87038011', '70'],
      [],
      ['85076020', '5'],
    ]);
    const empty = formatByHand([[]], { shape: 'wide', subject: 'VN', headRow: 0 });
    expect(stackedSheets([known, sheet('gap', ['1', '2'], [], ['3', '4'])], empty).slice(3)).toEqual([
      ['1', '2'],
      [],
      ['3', '4'],
    ]);
  });

  it.each([
    [1, 'I', 1],
    [2, 'I', 2],
    [3, 'II', 1],
    [8, 'II', 6],
  ])('have row %i in %s as %i', (row, name, number) => {
    expect(rowPlace(rows, row)).toEqual({ sheet: name, row: number });
  });

  it('have no sheet without any', () => expect(rowPlace([], 3)).toEqual({ sheet: '', row: 3 }));
});

it('repairs go with their sheets, and added rows stay the last ones', () => {
  const [one, two, three] = [
    { name: 'I', rows: 2 },
    { name: 'II', rows: 5 },
    { name: 'III', rows: 4 },
  ];
  const at = (row: number) => ({ row, column: 1, text: String(row) });
  const moved = movedRepairs([at(2), at(3), at(9)], [one, two], [two, three]);
  expect(moved.map(({ row, text }) => [text, row])).toEqual([
    ['3', 1],
    ['9', 11],
  ]);
  expect(movedRepairs([at(1), at(5)], [two], [one, two])).toEqual([
    { ...at(1), row: 3 },
    { ...at(5), row: 7 },
  ]);
});
