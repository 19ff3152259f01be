import { afterEach, describe, expect, it } from 'vitest';
import type { ContentValues } from '@/features/content/content-schema';
import { createContentStore, isPublished, publishedFrom, publishedOn } from '../../../mocks/content/store';
import { resetDb } from '../../../mocks/db';

const store = createContentStore('store-test', () => [
  { id: 'a', values: { rate: '5%' } },
  { id: 'b', values: { rate: '3%' } },
]);
const ratesOn = (day: string) => publishedOn(store, day).map(({ id, values }) => `${id} ${values.rate}`);
const change = (id: string, from: string, values: ContentValues | null) => {
  const record = store.find(id)!;
  store.put({ ...record, publications: publishedFrom(record, from, values) });
};

afterEach(resetDb);

describe('what visitors see on a day', () => {
  it('changes with the first day of each publication, and is as before after a reset', () => {
    change('a', '2027-01-01', { rate: '4%' });
    change('b', '2026-12-01', null);
    expect(ratesOn('2026-11-30')).toEqual(['a 5%', 'b 3%']);
    expect(ratesOn('2026-12-31')).toEqual(['a 5%']);
    expect(ratesOn('2027-01-01')).toEqual(['a 4%']);
    resetDb();
    expect(ratesOn('2027-01-01')).toEqual(['a 5%', 'b 3%']);
  });

  it('has nothing of a deleted record', () => {
    store.put({ ...store.find('a')!, deletedAt: '2026-11-24 00:00:00' });
    expect(ratesOn('2026-11-30')).toEqual(['b 3%']);
  });
});

it('tells a record that visitors see now or later from one they do not', () => {
  change('a', '2099-01-01', { rate: '4%' });
  expect(isPublished(store.find('a')!)).toBe(true);
  change('b', '2020-01-01', null);
  expect(isPublished(store.find('b')!)).toBe(false);
});

it('gives new records an id of their own', () => {
  const id = store.nextId();
  store.put({ ...store.find('a')!, id });
  expect(store.nextId()).not.toBe(id);
  expect(store.records().map((record) => record.id)).toEqual(['a', 'b', id]);
});

it('moves what has not begun to another day, if its values are the same in whatever order', () => {
  const record = {
    ...store.find('a')!,
    publications: publishedFrom(store.find('a')!, '2099-01-01', { rate: '4%', note: 'n' }),
  };
  expect(publishedFrom(record, '2098-01-01', { note: 'n', rate: '4%' })).toEqual([
    { from: '', values: { rate: '5%' } },
    { from: '2098-01-01', values: { note: 'n', rate: '4%' } },
  ]);
});
