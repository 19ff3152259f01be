import { describe, expect, it } from 'vitest';
import { MAX_SAVED_PER_KIND } from '@/features/saved/saved-item';
import {
  found,
  merged,
  newestOf,
  offered,
  ofKind,
  renamed,
  withItem,
  withoutItem,
  withoutThose,
} from '@/features/saved/saved-list';
import { savedAs, lawAs } from './saved-as';

const [a, b, c] = [savedAs('a', 1), savedAs('b', 2), savedAs('c', 3)];
const law = lawAs('cn-law-1', 4);
const AT = '2026-02-01T00:00:00.000Z';

describe('the list of saved items', () => {
  it('puts a new one on top, as it was said', () => {
    const item = {
      kind: 'law',
      id: 'cn-law-1',
      title: ' 关税法 ',
      lang: 'zh',
      address: '/home/lawService/1',
    } as const;
    expect(withItem([a], item, AT)).toEqual([{ ...item, title: '关税法', savedAt: AT }, a]);
  });

  it('keeps the reader’s name when the same is saved again, wherever its page has moved', () => {
    const list = renamed([law, a], law, '我的');
    const again = withItem(list, { ...law, address: '/home/elsewhere' }, AT);
    expect(again?.[0]).toMatchObject({ name: '我的', address: '/home/elsewhere', savedAt: AT });
    expect(again).toHaveLength(2);
  });

  it('tells questions apart by address and records by id', () => {
    expect(found([a, law], { ...a, id: 'x' })).toBe(a);
    expect(found([a, law], { ...law, address: '/home/else' })).toBe(law);
    expect(found([law], { ...law, kind: 'case' })).toBeUndefined();
    expect(withoutItem([a, b, law], b)).toEqual([a, law]);
    expect(ofKind([a, law], 'law')).toEqual([law]);
  });

  it.each([
    ['another name', ' mine ', 'mine'],
    ['an empty one gives the title back', '', undefined],
    ['its own title is no name', 'a', undefined],
    ['a long one is cut, never through a sign', `${'x'.repeat(119)}𠮷`, 'x'.repeat(119)],
  ])('renames: %s', (_title, typed, name) => {
    expect(renamed([{ ...a, name: 'before' }, b], a, typed)).toEqual([
      name === undefined ? a : { ...a, name },
      b,
    ]);
  });

  it('has room for so many of one kind, whatever the others hold', () => {
    const full = Array.from({ length: MAX_SAVED_PER_KIND }, (_, index) => savedAs(`n${index}`, 10));
    expect(withItem(full, a, AT)).toBeNull();
    expect(withItem(full, law, AT)).toHaveLength(MAX_SAVED_PER_KIND + 1);
    expect(withItem(full, full[3]!, AT)).toHaveLength(MAX_SAVED_PER_KIND);
  });
});

describe('taking over what a visitor saved', () => {
  it.each([
    ['all that the user lacks', [a, law], [], '', [a, law]],
    ['no doubles: the same under another name is known', [a, b], [{ ...a, name: 'mine' }], '', [b]],
    ['nothing where the user has all', [a], [a, b], '', []],
    ['not what was left before', [a, b, c], [], b.savedAt, [c]],
  ])('offers %s', (_title, visitors, list, leftAt, expected) => {
    expect(offered(visitors, list, leftAt)).toEqual(expected);
  });

  it('knows what a list lacks and when its latest was saved', () => {
    expect(withoutThose([a, b, c], [b])).toEqual([a, c]);
    expect(newestOf([b, c, a])).toBe(c.savedAt);
    expect(newestOf([])).toBe('');
  });

  it('merges latest first and says how many had no room', () => {
    const full = Array.from({ length: MAX_SAVED_PER_KIND - 1 }, (_, index) => savedAs(`n${index}`, 10));
    const { list, ...counts } = merged(full, [a, b, law, full[0]!, a]);
    expect(counts).toEqual({ added: 2, known: 2, left: 1 });
    expect(list).toHaveLength(MAX_SAVED_PER_KIND + 1);
    expect(list.slice(-2)).toEqual([law, a]);
  });
});
