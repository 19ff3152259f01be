// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { holdsWord, wordPlaces } from '@/shared/api/search-words-schema';

describe('words are found', () => {
  it.each([
    ['dumping', 'pin', false],
    ['pin lithium', 'pin', true],
    ['anti-dumping', 'dump', true],
    ['a spin, a pin', 'pin', true],
    ['t恤 纯棉t恤', 't恤', true],
    ['中国反倾销', '倾销', true],
    ['đầu tư', 'ầu', false],
    ['iso12405-3', '12405', true],
    ['940620', '620', false],
    ['3d打印机', '打印', true],
    ['', 'a', false],
  ])('%j holds %j: %s', (text, word, isHeld) => {
    expect(holdsWord(text, word)).toBe(isHeld);
  });
});

describe('the places of a word', () => {
  it.each([
    ['a spin, a pin, pinned', 'pin', [10, 15]],
    ['反倾销，反倾销税', '倾销', [1, 5]],
    ['abcabc', 'abc', [0]],
    ['plain', 'x', []],
  ])('%j, %j: %j', (text, word, places) => expect(wordPlaces(text, word)).toEqual(places));
});
