import { describe, expect, it } from 'vitest';
import { readPastedCells } from '@/features/origin/bom/bom-fill';

const PLAIN = { unreadMoney: [], unreadMultiples: [], multiples: [] };
const reading = {
  decimal: '.' as const,
  currency: 'USD',
  readCountry: (text: string) => (['', 'JP'].includes(text) ? text : null),
};

describe('readPastedCells', () => {
  it.each([
    ['a column', 'value', '1,000\n2\n', [{ value: '1000' }, { value: '2' }]],
    ['a column with a gap', 'value', '1\n\n3', [{ value: '1' }, { value: '' }, { value: '3' }]],
    ['a column with its own head', 'value', '价值\n5\n6', [{ value: '5' }, { value: '6' }]],
    [
      'names with commas',
      'name',
      'steel, hot-rolled\nbolt',
      [{ name: 'steel, hot-rolled' }, { name: 'bolt' }],
    ],
    ['codes', 'hs', '7216.33\n7318.15', [{ hs: '7216.33' }, { hs: '7318.15' }]],
    ['countries', 'origin', 'JP\n\nJP', [{ origin: 'JP' }, { origin: '' }, { origin: 'JP' }]],
    ['countries with their head', 'origin', '产地\nJP', [{ origin: 'JP' }]],
    [
      'statuses, whose words can be those of the head',
      'originating',
      '原产\n非原产\n?',
      [{ originating: 'yes' }, { originating: 'no' }, { originating: 'unknown' }],
    ],
    [
      'statuses with a head that is none of their words',
      'originating',
      '原产资格\n原产',
      [{ originating: 'yes' }],
    ],
    [
      'a block that begins at the country',
      'origin',
      'JP\tyes\t5\t2',
      [{ origin: 'JP', originating: 'yes', value: '5', weightKg: '2' }],
    ],
    [
      'a block that begins at the code',
      'hs',
      '7216.33\tJP\tyes\t5\r\n7318.15\t\tno\t6',
      [
        { hs: '7216.33', origin: 'JP', originating: 'yes', value: '5' },
        { hs: '7318.15', origin: '', originating: 'no', value: '6' },
      ],
    ],
    [
      'a cell of two lines',
      'name',
      '"two\nlines"\t1\nb\t2',
      [
        { name: 'two\nlines', hs: '1' },
        { name: 'b', hs: '2' },
      ],
    ],
  ] as const)('reads %s', (_, first, text, rows) => {
    expect(readPastedCells(text, first, reading)).toEqual({ rows, bad: [], ...PLAIN });
  });

  it('names a line it cannot read, and goes on', () => {
    expect(readPastedCells('5\nEUR 6\nx\n"7\n8', 'value', reading)).toEqual({
      rows: [
        { value: '5' },
        { value: '', refused: [{ field: 'value', column: 'value', reason: 'otherCurrency', text: 'EUR 6' }] },
        { value: '', refused: [{ field: 'value', column: 'value', reason: 'badNumber', text: 'x' }] },
        null,
        { value: '8' },
      ],
      bad: [
        { line: 2, reason: 'otherCurrency', column: 'value', text: 'EUR 6' },
        { line: 3, reason: 'badNumber', column: 'value', text: 'x' },
        { line: 4, reason: 'openQuote', column: null, text: '7' },
      ],
      ...PLAIN,
    });
  });

  it('reads values by their own head', () => {
    expect(readPastedCells('Value (thousand USD)\n1.005', 'value', reading)).toEqual({
      rows: [{ value: '1005' }],
      bad: [],
      ...PLAIN,
      multiples: [{ head: 'Value (thousand USD)', factor: 1_000 }],
    });
    expect(readPastedCells('价值(元)\n5', 'value', reading)).toMatchObject({
      rows: [],
      bad: [],
      unreadMoney: ['价值(元)'],
    });
  });

  it('leaves a block with heads of its own to them', () => {
    expect(readPastedCells('价值\t材料\n5\tsteel', 'name', reading)).toBeNull();
  });
});
