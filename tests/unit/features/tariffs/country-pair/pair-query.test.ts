import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestCoveredDay, readPairQuery, writePairQuery } from '@/features/tariffs/country-pair/pair-query';

const TODAY = '2026-11-21';
const read = (text: string) => readPairQuery(new URLSearchParams(text), TODAY);

describe('the address of a question (product design §8)', () => {
  const ADDRESS =
    'hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000&qty=5&unit=kg&fx=25000&vs=CN,KR&sample=1';

  it('reads every part', () =>
    expect(read(ADDRESS)).toEqual({
      hs: '940620',
      line: '94062090',
      from: 'JP',
      to: 'VN',
      date: '2026-12-15',
      value: 100000,
      currency: 'USD',
      qty: 5,
      unit: 'kg',
      fx: 25000,
      vs: ['CN', 'KR'],
      sample: true,
    }));

  it('writes what it read, the default currency left out', () =>
    expect(decodeURIComponent(writePairQuery(read(ADDRESS)).toString())).toBe(ADDRESS));

  it('leaves out what is absent', () =>
    expect(writePairQuery({ hs: '940620', from: null, value: null, unit: '', vs: [] }).toString()).toBe(
      'hs=940620',
    ));

  it.each([
    ['a date of no calendar', 'date=2026-02-30', { date: TODAY }],
    ['a date before the Agreement', 'date=2021-12-31', { date: TODAY }],
    ['the first day', 'date=2022-01-01', { date: '2022-01-01' }],
    ['the last day', 'date=2099-12-31', { date: '2099-12-31' }],
    ['a date after it', 'date=9999-12-31', { date: TODAY }],
    ['a negative value', 'value=-1', { value: null }],
    ['a value of no number', 'value=1e999', { value: null }],
    ['a currency of no form', 'currency=dollar', { currency: 'USD' }],
    ['a currency no value can be typed in', 'currency=XXX', { currency: 'USD' }],
    ['a currency', 'currency=JPY', { currency: 'JPY' }],
    ['a line with letters', 'line=9406%3Cb%3E', { line: null }],
    ['a country in lower case', 'from=jp', { from: 'JP' }],
    ['sample rates that are not wanted', 'sample=0', { sample: false }],
    ['a country of no form', 'to=Japan', { to: null }],
  ])('reads tolerantly: %s', (_, text, expected) => expect(read(text)).toMatchObject(expected));

  it('compares at most three others, each once, never the requested one', () =>
    expect(read('from=JP&vs=JP,CN,CN,KR,x,AU,NZ').vs).toEqual(['CN', 'KR', 'AU']));

  it('never throws, and reads again what it wrote', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('hs', 'line', 'from', 'to', 'date', 'value', 'vs'), fc.string()),
        (parts) => {
          const query = readPairQuery(new URLSearchParams(parts), TODAY);
          expect(readPairQuery(writePairQuery(query), TODAY)).toEqual(query);
        },
      ),
    );
  });
});

describe('D13: the day nearest to a date that is typed', () => {
  it.each([
    ['2026-12-15', '2026-12-15'],
    ['2021-12-31', '2022-01-01'],
    ['0001-01-01', '2022-01-01'],
    ['2022-05-05', '2022-05-05'],
    ['2099-05-05', '2099-05-05'],
    ['2100-01-01', '2099-12-31'],
    ['9999-12-31', '2099-12-31'],
    ['12026-06-01', '2099-12-31'],
    ['2026-02-30', null],
    ['2021-13-01', null],
    ['yesterday', null],
    ['', null],
  ])('%j: %j', (typed, nearest) => {
    expect(nearestCoveredDay(typed)).toBe(nearest);
  });
});
