import { describe, expect, it } from 'vitest';
import { cachedTabs, used } from '@/features/tabs/cached-tabs';
import { tab, tabs } from './tabs-in-tests';

describe('§9 "keep-alive max 99 pages", the least recently used goes first', () => {
  const many = Array.from({ length: 120 }, (_, index) => `/page/${index}`);

  it('99 of 120', () => {
    const cached = cachedTabs(tabs(many.join(' ')), many);
    expect(cached).toEqual(many.slice(21));
    expect(cached).toHaveLength(99);
  });

  it('used again, it stays and the next oldest goes', () => {
    const cached = cachedTabs(tabs(many.join(' ')), used(many, '/page/0'));
    expect(cached).toContain('/page/0');
    expect(cached).not.toContain('/page/21');
  });

  it.each([
    ['in the order of the bar', '/a /b /c', ['/c', '/a', '/b'], 99, ['/a', '/b', '/c']],
    ['the two used last', '/a /b /c', ['/b', '/a', '/c'], 2, ['/a', '/c']],
    ['a closed tab is not cached', '/a /c', ['/a', '/b', '/c'], 99, ['/a', '/c']],
    ['a tab that was not shown yet is not cached', '!/index /a', ['/a'], 99, ['/a']],
    ['none', '/a', ['/a'], 0, []],
  ])('%s', (_, open, order, max, cached) => {
    expect(cachedTabs(tabs(open), order, max)).toEqual(cached);
  });

  it('"/mall: pay (no keep-alive)": noKeepAlive never stays and takes no place', () => {
    const open = [tab('/pay', { noKeepAlive: true }), tab('/a'), tab('/b')];
    expect(cachedTabs(open, ['/a', '/b', '/pay'], 2)).toEqual(['/a', '/b']);
  });
});

describe('the order of use', () => {
  it.each([
    [[], '/a', ['/a']],
    [['/a', '/b'], '/a', ['/b', '/a']],
    [['/a', '/b'], '/b', ['/a', '/b']],
  ])('%j, then %s: %j', (before, path, after) => {
    expect(used(before, path)).toEqual(after);
  });
});
