import { describe, expect, it } from 'vitest';
import { readPairQuery } from '@/features/tariffs/country-pair/pair-query';
import {
  changedDraft,
  draftOf,
  isStoredDraft,
  openedDraft,
  readQueryDraft,
} from '@/pages/portal/tariff-search/query/query-draft';
import type { QueryDraft } from '@/pages/portal/tariff-search/query/query-draft';

const LINK = 'hs=520512&from=CN&to=JP&date=2026-12-15&value=12.345&qty=1.125&fx=24.567&currency=EUR';
const question = readPairQuery(new URLSearchParams(LINK), '2026-11-21');
const draft = (changes: Partial<QueryDraft>): QueryDraft => ({ ...draftOf(question, '', '.'), ...changes });

describe('a field that is changed', () => {
  it.each<[string, Partial<QueryDraft>, string]>([
    ['another currency: the rate of exchange was of the old one', { currency: 'USD' }, ''],
    ['another importer with other money', { to: 'KR' }, ''],
    ['both countries swapped', { from: 'JP', to: 'CN' }, ''],
    ['the rate itself', { fx: '25' }, '25'],
    ['the rate with its currency', { currency: 'USD', fx: '150' }, '150'],
    ['another exporter', { from: 'KR' }, '24.567'],
    ['the value', { value: '1' }, '24.567'],
  ])('%s', (_, part, fx) => expect(changedDraft(draft({}), part)).toEqual({ ...draft(part), fx }));
});

describe('the draft of a question', () => {
  it.each([
    ['.', { value: '12.345', qty: '1.125', fx: '24.567', decimal: '.' }],
    [',', { value: '12,345', qty: '1,125', fx: '24,567', decimal: ',' }],
  ] as const)('is written with %j and read back as the same numbers', (decimal, written) => {
    const own = draftOf(question, '5205.12', decimal);
    expect(own).toMatchObject(written);
    expect(readQueryDraft(own)).toEqual({
      requested: {
        hs: '520512',
        from: 'CN',
        to: 'JP',
        date: '2026-12-15',
        value: 12.345,
        currency: 'EUR',
        qty: 1.125,
        fx: 24.567,
      },
    });
  });

  it('has blank fields where the question says nothing', () => {
    const empty = readPairQuery(new URLSearchParams(), '2026-11-21');
    expect(draftOf(empty, '', ',')).toMatchObject({ value: '', qty: '', fx: '' });
  });

  it.each([
    [
      { qty: '', fx: '' },
      { qty: null, fx: null },
    ],
    [
      { qty: '1.500', fx: '25.000', decimal: ',' },
      { qty: 1500, fx: 25000 },
    ],
    [{ fx: '25,000 JPY' }, { fx: 25000 }],
  ] as const)('reads %j', (changes, requested) => {
    expect(readQueryDraft(draft({ hs: '5205.12', ...changes }))).toMatchObject({ requested });
  });

  it.each([
    [{ qty: '5 ton' }, { qty: 'amount' }],
    [{ qty: '5 USD' }, { qty: 'amount' }],
    [{ fx: '0' }, { fx: 'amount' }],
    [{ fx: '25,000 VND' }, { fx: 'otherCurrency' }],
    [
      { hs: '', value: '1 doz', qty: '100 lbs', fx: 'x' },
      { hs: 'empty', value: 'amount', qty: 'amount', fx: 'amount' },
    ],
  ] as const)('says what is wrong with %j', (changes, errors) => {
    expect(readQueryDraft(draft({ hs: '5205.12', ...changes }))).toEqual({ errors });
  });
});

describe('a saved draft', () => {
  const saved = draft({ decimal: ',' });
  const { decimal: _mark, ...earlier } = saved;

  it.each([
    [saved, true],
    [earlier, true],
    [{ ...saved, decimal: ';' }, false],
    [{ ...saved, decimal: null }, false],
    [{ ...saved, qty: 5 }, false],
    [{}, false],
    [null, false],
    ['text', false],
  ])('%j: %j', (value, expected) => {
    expect(isStoredDraft(value)).toBe(expected);
  });

  it('keeps its decimal sign, whatever the language', () => {
    expect(openedDraft(saved, '.')).toEqual(saved);
  });

  it('of an earlier version takes the sign of the language', () => {
    expect(openedDraft(earlier, ',')).toEqual(saved);
  });
});
