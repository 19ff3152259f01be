import { describe, expect, it } from 'vitest';
import { merged, newestOf, offered, withoutThose } from '@/features/kept-queries/kept-list';
import { keptAs } from './kept-as';

const [a, b, c] = [keptAs('a', 1), keptAs('b', 2), keptAs('c', 3)];

describe('taking over what a visitor kept', () => {
  it.each([
    ['all that the user lacks', [a, b], [], '', [a, b]],
    ['no doubles: the same address under another name is known', [a, b], [{ ...a, label: 'mine' }], '', [b]],
    ['nothing where the user has all', [a], [a, b], '', []],
    ['not what was left before', [a, b, c], [], b.keptAt, [c]],
  ])('offers %s', (_title, visitors, list, leftAt, expected) => {
    expect(offered(visitors, list, leftAt)).toEqual(expected);
  });

  it('knows what a list lacks and when its latest was kept', () => {
    expect(withoutThose([a, b, c], [b])).toEqual([a, c]);
    expect(newestOf([b, c, a])).toBe(c.keptAt);
    expect(newestOf([])).toBe('');
  });

  it('merges latest first and says how many had no room', () => {
    const full = Array.from({ length: 99 }, (_, index) => keptAs(`n${index}`, 10));
    const { list, ...counts } = merged(full, [a, b, full[0]!]);
    expect(counts).toEqual({ added: 1, known: 1, left: 1 });
    expect(list).toHaveLength(100);
    expect(list.at(-1)).toEqual(a);
  });
});
