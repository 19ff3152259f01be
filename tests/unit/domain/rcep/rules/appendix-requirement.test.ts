import { describe, expect, it } from 'vitest';
import { appendixRequirement, type AppendixRow } from '@/domain/rcep';

const row = (importer: string, code: string, fields: Partial<AppendixRow> = {}): AppendixRow => ({
  importer,
  code,
  dvPercent: 20,
  fromYear: 1,
  toYear: null,
  isInHs2022: true,
  ...fields,
});

/** Lines of the Appendices as the Agreement prints them. */
const ROWS: AppendixRow[] = [
  row('VN', '84834090'),
  row('VN', '70060090'),
  row('VN', '85258010', { isInHs2022: false }),
  row('JP', '081190110'),
  row('JP', '081190210'),
  row('KR', '0304831000'),
  row('KR', '6907101000', { isInHs2022: false }),
  row('ID', '3903111000'),
  row('ID', '2803004010'),
  row('CN', '52051100', { toYear: 15 }),
  row('PH', '02071100', { toYear: 14 }),
  row('TH', '07119010'),
  row('ID', '87032150', { fromYear: 11 }),
];

const ask = (importer: string, line: string, date = '2026-12-15') =>
  appendixRequirement({ importer, line, hs: line.slice(0, 6), date }, ROWS);

describe('a line that is in the Appendix', () => {
  it.each([
    ['VN', '84834090', '84834090'],
    ['VN', '8483.40.90', '84834090'],
    ['JP', '081190110', '081190110'],
    ['KR', '0304831000', '0304831000'],
    ['CN', '52051100', '52051100'],
    ['TH', '07119010', '07119010'],
    ['ID', '39031110', '3903111000'],
  ])('%s %s: required, by the row %s', (importer, line, code) => {
    expect(ask(importer, line)).toMatchObject({ kind: 'required', code, dvPercent: 20, fromYear: 1 });
  });

  it('names the years in which the row applies', () => {
    expect(ask('CN', '52051100')).toMatchObject({ fromYear: 1, toYear: 15 });
    expect(ask('VN', '84834090')).toMatchObject({ fromYear: 1, toYear: null });
  });

  it.each([
    ['CN', '52051100', '2036-12-31', 'required'],
    ['CN', '52051100', '2037-01-01', 'none'],
    ['PH', '02071100', '2036-03-31', 'none'],
    ['PH', '02071100', '2035-03-31', 'required'],
    ['ID', '87032150', '2031-03-31', 'none'],
    ['ID', '87032150', '2031-04-01', 'required'],
    ['VN', '84834090', '2021-12-31', 'none'],
  ])('%s %s on %s: %s, by the importer’s own tariff years', (importer, line, date, kind) => {
    expect(ask(importer, line, date).kind).toBe(kind);
  });
});

describe('a line of which it cannot be determined', () => {
  it.each([
    ['VN', '84834040', ['84834090'], 'another line of the six digits'],
    ['JP', '081190900', ['081190110', '081190210'], 'a line divided otherwise'],
    ['ID', '28030040', ['2803004010'], 'only part of the line'],
    ['ID', '3903111090', ['3903111000'], 'a part of the line of the Appendix'],
    ['VN', '85258911', ['85258010'], 'six digits that have gone, of the same heading'],
    ['KR', '6907210000', ['6907101000'], 'six digits that have gone, of the same heading'],
    ['VN', '848340', ['84834090'], 'no national line'],
  ])('%s %s: unsettled by %j, %s', (importer, line, codes) => {
    const found = ask(importer, line);
    expect(found).toMatchObject({ kind: 'unsettled', candidates: codes.map((code) => ({ code })) });
  });
});

describe('a line that is not', () => {
  it.each([
    ['VN', '84834110', 'other six digits of a heading whose code is still there'],
    ['VN', '94062090', 'a heading without rows'],
    ['JP', '84834090', 'the Appendix of another Party'],
    ['SG', '84834090', 'a Party without an Appendix'],
    ['IN', '84834090', 'no Party'],
  ])('%s %s: none, %s', (importer, line) => {
    expect(ask(importer, line)).toEqual({ kind: 'none' });
  });
});

it('refuses an impossible date', () => {
  expect(() => ask('VN', '84834090', '2026-02-30')).toThrow(RangeError);
});
