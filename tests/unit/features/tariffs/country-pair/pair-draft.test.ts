import { describe, expect, it } from 'vitest';
import { productQuery } from '@/features/hs/hs-code';
import {
  amountQuery,
  pairDraftOf,
  readPairDraft,
  writtenAmount,
} from '@/features/tariffs/country-pair/pair-draft';
import type { PairDraft } from '@/features/tariffs/country-pair/pair-draft';
import { readPairQuery } from '@/features/tariffs/country-pair/pair-query';

const query = (text: string) => readPairQuery(new URLSearchParams(text), '2026-11-21');
const read = (typed: PairDraft) => readPairDraft(typed, productQuery(typed.hs));
const draft = (changes: Partial<PairDraft>): PairDraft => ({
  hs: '9406.20',
  from: 'JP',
  to: 'VN',
  date: '2026-12-15',
  value: '',
  currency: 'USD',
  decimal: '.',
  ...changes,
});

describe('pairDraftOf', () => {
  it('is blank where the question says nothing', () => {
    expect(pairDraftOf(query(''), '', '.')).toEqual(draft({ hs: '', from: '', to: '', date: '2026-11-21' }));
  });

  it.each(['.', ','] as const)('is read back as the question it stands for, written with %j', (decimal) => {
    const question = query('hs=940620&from=JP&to=VN&date=2026-12-15&value=12.345');
    expect(read(pairDraftOf(question, '9406.20 钢制模块化建筑单元', decimal))).toEqual({
      requested: { hs: '940620', from: 'JP', to: 'VN', date: '2026-12-15', value: 12.345 },
    });
  });
});

describe('writtenAmount', () => {
  it.each([
    [null, ',', ''],
    [12.345, ',', '12,345'],
    [12.345, '.', '12.345'],
    [1200, ',', '1200'],
  ] as const)('writes %j with %j as %j', (value, decimal, expected) => {
    expect(writtenAmount(value, decimal)).toBe(expected);
  });
});

describe('amountQuery', () => {
  it.each([
    ['blank', null],
    ['unreadable', 'amount'],
    [0, 'amount'],
    [-1, 'amount'],
    [0.5, 0.5],
  ] as const)('%j is %j', (amount, expected) => {
    expect(amountQuery(amount)).toBe(expected);
  });
});

describe('readPairDraft', () => {
  it.each([
    [{ value: '12,345', decimal: '.' }, 12345],
    [{ value: '12,345', decimal: ',' }, 12.345],
    [{ value: '12.345', decimal: ',' }, 12345],
    [{ value: '0.500', decimal: ',' }, 0.5],
    [{ value: 'USD 5' }, 5],
    [{ value: ' ' }, null],
  ] as const)('reads %j as %j, by the sign of the draft', (changes, value) => {
    expect(read(draft(changes))).toMatchObject({ requested: { value } });
  });

  it('asks for words as they are', () => {
    expect(read(draft({ hs: ' 电池 ' }))).toMatchObject({ requested: { hs: '电池' } });
  });

  it.each([
    [{ hs: '' }, { hs: 'empty' }],
    [{ hs: '9406' }, { hs: 'format' }],
    [
      { from: '', to: '' },
      { from: 'country', to: 'country' },
    ],
    [{ date: '2026-02-30' }, { date: 'date' }],
    [{ date: '' }, { date: 'date' }],
    // D13: a date that cannot be requested is well written all the same.
    [{ date: '9999-12-31' }, { date: 'dateRange' }],
    [{ date: '2021-12-31' }, { date: 'dateRange' }],
    [{ value: '5 ton' }, { value: 'amount' }],
    [{ value: '0' }, { value: 'amount' }],
    [{ value: 'EUR 20' }, { value: 'otherCurrency' }],
    [{ value: '20 USD', currency: 'CNY' }, { value: 'otherCurrency' }],
    [{ value: 'EUR -20' }, { value: 'amount' }],
  ] as const)('says what is wrong with %j', (changes, errors) => {
    expect(read(draft(changes))).toEqual({ errors });
  });
});
