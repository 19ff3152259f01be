import { describe, expect, it } from 'vitest';
import { holdsWord, wordPlaces } from '@/shared/api/search-words';

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
    ['anti-dumping', 'antidumping', true],
    ['antidumping', 'anti-dumping', true],
    ['anti-dumping', 'anti-', true],
    ['anti-dumping', 'umping', false],
    ['duti antilambakan', 'anti-lambakan', true],
    ['x-ray', 'xray', true],
    ['a1-b', 'a1b', false],
    ['gb/t 4100-2015', '41002015', false],
  ])('%j holds %j: %s', (text, word, isAvailable) => {
    expect(holdsWord(text, word)).toBe(isAvailable);
  });
});

describe('the places of a word', () => {
  it.each([
    ['a spin, a pin, pinned', 'pin', ['pin', 'pin']],
    ['反倾销，反倾销税', '倾销', ['倾销', '倾销']],
    ['abcabc', 'abc', ['abc']],
    ['the anti-dumping duty', 'antidump', ['anti-dump']],
    ['the antidumping duty', 'anti-dumping', ['antidumping']],
    ['plain', 'x', []],
  ])('%j, %j: %j', (text, word, places) =>
    expect(wordPlaces(text, word).map(({ from, to }) => text.slice(from, to))).toEqual(places),
  );
});
