import { expect, it } from 'vitest';
import { toCsv } from '@/shared/files/csv';
import { csvInParts } from '@/shared/files/csv-in-parts';

const COLUMNS = [
  { key: 'code', label: 'Code' },
  { key: 'rate', label: '税率' },
];
const ROWS = Array.from({ length: 120 }, (_, at) => ({
  code: `=${at}`,
  rate: at % 2 === 0 ? at : '"5", năm',
}));

/** With the byte-order mark, which `Blob.text` leaves out. */
const textOf = async (file: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

it('writes the same file as in one piece, and reads every item once', async () => {
  const reads: [number, number][] = [];
  const file = await csvInParts(COLUMNS, ROWS.length, async (from, count) => {
    reads.push([from, count]);
    return ROWS.slice(from, from + count);
  });
  expect(await textOf(file)).toBe(`\ufeff${toCsv(ROWS, COLUMNS)}`);
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect(reads).toEqual([
    [0, 50],
    [50, 50],
    [100, 50],
  ]);
});

it('has several rows for an item, or none, and a head alone without items', async () => {
  const several = await csvInParts(COLUMNS, 60, async (from) => (from === 0 ? [] : ROWS.slice(0, 3)));
  expect(await textOf(several)).toBe(`\ufeff${toCsv(ROWS.slice(0, 3), COLUMNS)}`);
  const empty = await csvInParts(COLUMNS, 0, async () => ROWS);
  expect(await textOf(empty)).toBe('\ufeffCode,税率');
});
