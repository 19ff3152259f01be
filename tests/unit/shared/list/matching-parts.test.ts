import { describe, expect, it } from 'vitest';
import { matchingParts } from '@/shared/list/matching-parts';

/** The text with what is found in brackets. */
const shown = (text: string, query: string) =>
  matchingParts(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('words searched for', () => {
  it.each([
    ['钢制瓷砖', '瓷砖', '钢制[瓷砖]'],
    ['Ceramic tiles', 'TILE', 'Ceramic [tile]s'],
    ['Ceramic tiles', 'tile cer', '[Cer]amic [tile]s'],
    ['９４０６ units', '9406', '[９４０６] units'],
    ['aaa', 'aa', '[aa]a'],
    ['abcabc', 'abc', '[abc]abc'],
    ['anti-dumping pin', 'pin', 'anti-dumping [pin]'],
    ['反倾销反倾销', '倾销', '反[倾销]反[倾销]'],
    ['940620', '620', '940620'],
    ['đầu tư', 'ầu', 'đầu tư'],
    ['plain', '', 'plain'],
    ['plain', '   ', 'plain'],
    ['plain', 'x', 'plain'],
    ['a.b*c', '.b*', 'a[.b*]c'],
    ['İstanbul', 'i', 'İstanbul'],
    ['', 'x', ''],
  ])('%s for %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });
});
