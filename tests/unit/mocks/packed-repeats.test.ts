import { expect, it } from 'vitest';
import { type FileFormat, readEditionFile, recognise } from '@/domain/editions';
import { linesNamed } from '../../../mocks/editions/edition-lines';

it.each([
  ['VN', 129],
  ['JP', 0],
  ['ID', 0],
  ['KR', 0],
  ['MY', 0],
])('the packed tariff of %s has no line that contradicts another', async (importer, repeated) => {
  const table = await linesNamed(`packed-${importer.toLowerCase()}`);
  const cells = [[...(table?.columns ?? [])], ...(table?.rows ?? [])];
  const nomenclature = new Set(table?.rows.map(([code = '']) => code.slice(0, 6)));
  const format = recognise(cells, importer) as FileFormat;
  const reading = readEditionFile({ cells, format, validFrom: '2026-01-01', nomenclature });
  expect(reading.problems).toEqual([]);
  expect([reading.table.rows.length, reading.repeated]).toEqual([table?.rows.length, repeated]);
});
