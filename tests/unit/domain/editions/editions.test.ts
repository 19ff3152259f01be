import { describe, expect, it } from 'vitest';
import {
  compareEditions,
  type EditionMapping,
  type EditionRow,
  readEdition,
  type Table,
} from '@/domain/editions';

const mapping: EditionMapping = {
  code: 'line',
  digits: [8],
  descriptions: { en: 'name' },
  rates: [
    { id: 'mfn', column: 'mfn', role: 'mfn', blank: 'notGiven' },
    { id: 'rcepCn', column: 'china', role: 'rcep', parties: ['CN'], year: 2026, blank: 'noPreference' },
  ],
  texts: { note: 'note' },
  notation: 'VN',
  repeats: 'allowed',
};

const table = (...rows: string[][]): Table => ({
  header: ['line', ' name', 'mfn', 'china', 'note', 'more'],
  rows,
});

describe('readEdition', () => {
  it('reads descriptions, rates and texts by the mapping, and leaves other columns out', () => {
    const { rows, problems } = readEdition(table(['85076010', ' Cells ', '5', '*', 'a', 'x']), mapping);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        code: '85076010',
        occurrence: 1,
        descriptions: { en: 'Cells' },
        rates: {
          mfn: { printed: '5', duty: { kind: 'adValorem', percent: 5 }, notation: 'rate' },
          rcepCn: { printed: '*', duty: { kind: 'excluded' }, notation: 'noPreference' },
        },
        texts: { note: 'a' },
      },
    ]);
  });

  it('gives an empty cell the meaning of its column, and a short row empty cells', () => {
    const [row] = readEdition(table(['85076010', 'Cells']), mapping).rows;
    expect(row?.rates['mfn']?.notation).toBe('blank');
    expect(row?.rates['rcepCn']?.notation).toBe('noPreference');
    expect(row?.texts).toEqual({ note: '' });
  });

  it('lists every missing column and reads nothing', () => {
    expect(
      readEdition({ header: ['line', 'mfn', 'china'], rows: [['85076010', '5', '5']] }, mapping),
    ).toEqual({
      rows: [],
      problems: [
        { row: 0, column: 'name', reason: 'missingColumn', text: '' },
        { row: 0, column: 'note', reason: 'missingColumn', text: '' },
      ],
    });
  });

  it('lists every cell that cannot be read, with its row and text', () => {
    const { rows, problems } = readEdition(
      table(['85076010', '', 'free', '5'], ['8507601', '', '5', '5'], ['8507.60', '', '5', '5']),
      mapping,
    );
    expect(rows.map(({ code, rates }) => [code, Object.keys(rates)])).toEqual([['85076010', ['rcepCn']]]);
    expect(problems).toEqual([
      { row: 1, column: 'mfn', reason: 'unknownNotation', text: 'free' },
      { row: 2, column: 'line', reason: 'notACode', text: '8507601' },
      { row: 3, column: 'line', reason: 'notACode', text: '8507.60' },
    ]);
  });

  it('counts lines of the same code: a seasonal duty, or a problem', () => {
    const seasonal = table(['08051000', 'June', '16', ''], ['08051000', 'December', '32', '']);
    expect(readEdition(seasonal, mapping).rows.map(({ occurrence }) => occurrence)).toEqual([1, 2]);
    expect(readEdition(seasonal, mapping).problems).toEqual([]);
    expect(readEdition(seasonal, { ...mapping, repeats: 'problem' }).problems).toEqual([
      { row: 2, column: 'line', reason: 'repeatedCode', text: '08051000' },
    ]);
  });
});

describe('compareEditions', () => {
  const rowsOf = (...rows: string[][]): readonly EditionRow[] => readEdition(table(...rows), mapping).rows;

  it('finds lines added, removed and changed, in the order of the codes', () => {
    const before = rowsOf(
      ['30000000', 'c', '5', '5'],
      ['20000000', 'b', '5', '5'],
      ['10000000', 'a', '5', '5'],
    );
    const after = rowsOf(
      ['50000000', 'e', '5', '5'],
      ['40000000', 'd', '5', '5'],
      ['30000000', 'C', '5', '4', 'new'],
      ['20000000', 'b', '5', '5'],
    );
    const changes = compareEditions(before, after);
    expect(changes.added.map(({ code }) => code)).toEqual(['40000000', '50000000']);
    expect(changes.removed.map(({ code }) => code)).toEqual(['10000000']);
    expect(changes.changed.map(({ after: { code }, columns }) => [code, columns])).toEqual([
      ['30000000', ['en', 'rcepCn', 'note']],
    ]);
  });

  it('compares lines of the same code in their order', () => {
    const before = rowsOf(['10000000', 'a', '5', '5'], ['10000000', 'b', '5', '5']);
    const after = rowsOf(
      ['10000000', 'a', '6', '5'],
      ['10000000', 'b', '7', '5'],
      ['10000000', 'c', '5', '5'],
    );
    const { added, changed } = compareEditions(before, after);
    expect(added.map(({ occurrence }) => occurrence)).toEqual([3]);
    expect(changed.map((change) => change.after.occurrence)).toEqual([1, 2]);
  });

  it('finds a rate that can be read no more', () => {
    const [change] = compareEditions(
      rowsOf(['10000000', 'a', '5', '5']),
      rowsOf(['10000000', 'a', 'free', '5']),
    ).changed;
    expect(change?.columns).toEqual(['mfn']);
  });

  it('compares two whole tariffs of 12,000 lines', () => {
    const columns = Array.from({ length: 20 }, (_, index) => `c${index}`);
    const wide: EditionMapping = {
      ...mapping,
      descriptions: {},
      texts: {},
      rates: columns.map((column) => ({ id: column, column, role: 'rcep', blank: 'notGiven' })),
    };
    const whole = (rate: string) =>
      readEdition(
        {
          header: ['line', ...columns],
          rows: Array.from({ length: 12_000 }, (_, index) => [
            String(10_000_000 + index),
            ...columns.map(() => rate),
          ]),
        },
        wide,
      ).rows;
    const [before, after] = [whole('5'), whole('4')];
    expect(compareEditions(before, after).changed).toHaveLength(12_000);
  });
});
