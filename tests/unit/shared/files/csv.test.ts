import { describe, expect, it } from 'vitest';
import { neutralised, toCsv } from '@/shared/files/csv';

const COLUMNS = [
  { key: 'name', label: 'Name' },
  { key: 'value', label: 'Value, USD' },
];
const body = (name: string | number | null, value: string | number | null = 1) =>
  toCsv([{ name, value }], COLUMNS).split('\r\n').slice(1).join('\r\n');

describe('a table as CSV (RFC 4180)', () => {
  it('has a head line and lines that end with CRLF', () =>
    expect(
      toCsv(
        [
          { name: 'a', value: 1 },
          { name: 'b', value: 2 },
        ],
        COLUMNS,
      ),
    ).toBe('Name,"Value, USD"\r\na,1\r\nb,2'));

  it.each([
    ['a comma', 'a,b', '"a,b",1'],
    ['quotes', 'a "b"', '"a ""b""",1'],
    ['a line break', 'a\nb', '"a\nb",1'],
    ['Chinese', '钢材', '钢材,1'],
    ['nothing', null, ',1'],
    ['L7: a semicolon, which is the separator of other countries', 'a;=1+1', '"a;=1+1",1'],
    ['L7: a tab', 'a\t=1+1', '"a\t=1+1",1'],
  ])('writes %s', (_, name, line) => expect(body(name)).toBe(line));

  it('writes numbers with a point, whatever the language', () =>
    expect(body('a', -1234.5)).toBe('a,-1234.5'));
  it('leaves cells without a value empty', () =>
    expect(toCsv([{ name: 'a' }], COLUMNS).split('\r\n')[1]).toBe('a,'));
});

describe('texts a spreadsheet would run', () => {
  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("x")'])(
    '%j gets an apostrophe',
    (text) => expect(neutralised(text)).toBe(`'${text}`),
  );
  it.each([
    '＝1+1',
    '＋cmd',
    '－2+3',
    '＠SUM(A1)',
    '\u200b=1',
    '\ufeff=1',
    ' =1',
    '\u3000＝1',
    '\u202e@A',
    '\0=1',
    ' \t-1+1',
  ])('L7: %j, in full width or behind signs not seen, gets one too', (text) =>
    expect(neutralised(text)).toBe(`'${text}`),
  );
  it.each(['-5', '-6.8', '+3', '8537.10.40', 'a=b', 'a-b', '', "it's"])('%j stays as it is', (text) =>
    expect(neutralised(text)).toBe(text),
  );
});
