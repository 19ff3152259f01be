import { describe, expect, it } from 'vitest';
import { requestUrl } from '@/shared/api/client/request-url';

describe('the same question has one address', () => {
  it.each([
    [{ to: 'JP', hs: '940620' }, '/b/p?hs=940620&to=JP'],
    [{ hs: '940620', to: 'JP' }, '/b/p?hs=940620&to=JP'],
    [{ q: '', page: undefined, kind: null }, '/b/p'],
    [{ pageNo: 1, izLock: false, zero: 0 }, '/b/p?izLock=false&pageNo=1&zero=0'],
    [{ typeName_LIKE: '税 率&' }, '/b/p?typeName_LIKE=%E7%A8%8E+%E7%8E%87%26'],
    [{ ids: ['1', '2'], none: [] }, '/b/p?ids=1%2C2'],
  ])('%j', (query, expected) => {
    expect(requestUrl('/b', '/p', {}, query)).toBe(expected);
  });

  it('refuses a path with a missing value', () => {
    expect(() => requestUrl('/b', '/p/{id}', {})).toThrow('/p/{id} is called without id');
  });
});
