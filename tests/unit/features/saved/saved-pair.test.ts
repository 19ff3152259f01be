import { describe, expect, it } from 'vitest';
import { savedPair } from '@/features/saved/saved-pair';
import { savedAs, lawAs } from './saved-as';

const PAIR = '/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN';
const pairDutyOf = (title: string, address = PAIR) => savedPair({ ...savedAs(title, 1), address });

describe('the country pair of a saved item', () => {
  it.each([
    ['9406.20.90 日本 → 越南', '9406.20.90'],
    ['9406.20：日本 → 越南', '9406.20'],
    ['9406.20: Nhật Bản → Việt Nam', '9406.20'],
    ['9406.20.90 Japan → Viet Nam', '9406.20.90'],
  ])('is read where the title is the site’s own: %s', (title, code) => {
    expect(pairDutyOf(title)).toEqual({ code, from: 'JP', to: 'VN' });
  });

  it.each([
    ['words of the reader', '模块化建筑'],
    ['a code of another product', '8507.60 日本 → 越南'],
    ['a code without countries', '9406.20'],
    ['words that only begin like a code', '9406.20的笔记'],
  ])('is not read from %s', (_what, title) => {
    expect(pairDutyOf(title)).toBeNull();
  });

  it.each(['/home/taxOriginSearch?hs=940620&from=JP', '/home/taxOriginSearch'])(
    'is not read where the address does not tell it: %s',
    (address) => {
      expect(pairDutyOf('9406.20 日本 → 越南', address)).toBeNull();
    },
  );

  it('is not looked for in other kinds', () => {
    expect(savedPair({ ...lawAs('9406.20 日本 → 越南', 1), address: PAIR })).toBeNull();
  });
});
