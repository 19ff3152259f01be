import { describe, expect, it } from 'vitest';
import {
  closeAll,
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  moveTab,
  nextAfterClose,
  openTab,
  rebuildPinned,
} from '@/features/tabs/tabs';
import { line, tab, tabs } from './tabs-in-tests';

const OPEN = '!/index /a /b?page=2 /c';

describe('§4 "visiting a named route adds a tab if its path is not open"', () => {
  it.each([
    ['a new path goes to the end', OPEN, '/d?q=1', '!/index /a /b?page=2 /c /d?q=1'],
    ['an open path is not opened twice', OPEN, '/a', OPEN],
    ['an open path takes over the new query', OPEN, '/b?page=3', '!/index /a /b?page=3 /c'],
    ['an open path loses a query that is gone', OPEN, '/b', '!/index /a /b /c'],
    ['a pinned one stays pinned with its query', OPEN, '/index?tab=2', '!/index?tab=2 /a /b?page=2 /c'],
    ['the first tab', '', '/a', '/a'],
    ['a pinned page goes to the pinned ones', OPEN, '!/start', '!/index !/start /a /b?page=2 /c'],
  ])('%s', (_, before, visited, after) => {
    expect(line(openTab(tabs(before), tab(visited)))).toBe(after);
  });

  it('a route without a name opens none', () => {
    expect(line(openTab(tabs(OPEN), { ...tab('/404'), name: '' }))).toBe(OPEN);
  });

  it('two pages of one name are two tabs: a tab is its path, never its name', () => {
    const one = { ...tab('/org/dict'), name: 'same' };
    const other = { ...tab('/system/dict'), name: 'same' };
    const both = openTab(openTab([], one), other);
    expect(line(both)).toBe('/org/dict /system/dict');
    expect(line(closeRight(both, '/org/dict'))).toBe('/org/dict');
    expect(line(closeTab(both, '/system/dict'))).toBe('/org/dict');
  });

  it('nothing new: the same list, so that nothing is drawn again', () => {
    const open = tabs(OPEN);
    expect(openTab(open, tab('/b?page=2'))).toBe(open);
  });
});

describe('§4 "closing the current tab moves to the last remaining tab, or / if none"', () => {
  it.each([
    [OPEN, '/c', '!/index /a /b?page=2', '/b?page=2'],
    [OPEN, '/a', '!/index /b?page=2 /c', '/c'],
    ['!/index /a', '/a', '!/index', '/index'],
    ['/a', '/a', '', '/'],
  ])('%s without %s: %s, then %s', (before, closed, after, landing) => {
    const remaining = closeTab(tabs(before), closed);
    expect(line(remaining)).toBe(after);
    expect(nextAfterClose(remaining)).toBe(landing);
  });

  it('§2 "closable unless affix": a pinned one stays', () => {
    expect(line(closeTab(tabs(OPEN), '/index'))).toBe(OPEN);
  });
});

describe.each<[string, typeof closeLeft, [before: string, chosen: string, after: string][]]>([
  [
    'close others keeps pinned tabs and the chosen one',
    closeOthers,
    [
      ['!/index /a /b?page=2 /c', '/b', '!/index /b?page=2'],
      ['!/index !/start /a /b', '/index', '!/index !/start'],
      ['/a /b /c', '/a', '/a'],
      ['/a', '/a', '/a'],
    ],
  ],
  [
    'close left keeps pinned and the chosen tab and everything to its right',
    closeLeft,
    [
      ['!/index /a /b?page=2 /c', '/b', '!/index /b?page=2 /c'],
      ['!/index /a /b', '/a', '!/index /a /b'],
      ['!/index /a /b', '/index', '!/index /a /b'],
      ['/a /b /c', '/c', '/c'],
    ],
  ],
  [
    'close right keeps pinned and everything up to and including the chosen tab',
    closeRight,
    [
      ['!/index /a /b?page=2 /c', '/b', '!/index /a /b?page=2'],
      ['!/index /a /b', '/b', '!/index /a /b'],
      ['!/index !/start /a', '/index', '!/index !/start'],
    ],
  ],
])('§4 "%s"', (_, close, table) => {
  it.each(table)('%s, chosen %s: %s', (before, chosen, after) => {
    expect(line(close(tabs(before), chosen))).toBe(after);
  });

  it('a chosen one that is not open closes nothing', () => {
    expect(line(close(tabs(OPEN), '/nowhere'))).toBe(OPEN);
  });
});

describe('§4 "close all keeps only pinned; navigates to last tab if the current was not pinned"', () => {
  it.each([
    ['!/index !/start?tab=1 /a /b', '!/index !/start?tab=1', '/start?tab=1'],
    ['/a /b', '', '/'],
  ])('%s: %s, then %s', (before, after, landing) => {
    const remaining = closeAll(tabs(before));
    expect(line(remaining)).toBe(after);
    expect(nextAfterClose(remaining)).toBe(landing);
  });
});

describe('§4 "pinned tabs are rebuilt from routes with meta affix (including nested) at each navigation"', () => {
  const pinned = (paths: string) =>
    tabs(paths).map(({ path, name, meta }) => ({ path, name, title: meta.title }));

  it.each([
    ['the first navigation', '', '/index', '!/index'],
    ['a closed one comes back in front', '/a /b', '/index /start', '!/index !/start /a /b'],
    ['an open one becomes pinned and keeps its query', '/a /index?tab=2', '/index', '!/index?tab=2 /a'],
    ['one that is pinned no longer can be closed', '!/index !/old /a', '/index', '!/index /old /a'],
    ['the order the user gave them stays', '!/start !/index /a', '/index /start', '!/start !/index /a'],
  ])('%s: %s with %s pinned', (_, before, routes, after) => {
    expect(line(rebuildPinned(tabs(before), pinned(routes)))).toBe(after);
  });

  it('nothing to change: the same list', () => {
    const open = tabs(OPEN);
    expect(rebuildPinned(open, pinned('/index'))).toBe(open);
  });

  it('a pinned page may be one that is never cached', () => {
    const [made] = rebuildPinned([], [{ path: '/pay', name: 'pay', title: { text: '' }, noKeepAlive: true }]);
    expect(made?.meta).toEqual({ title: { text: '' }, affix: true, noKeepAlive: true });
  });
});

describe('moving a tab keeps pinned ones among the pinned', () => {
  it.each([
    ['!/index /a /b /c', '/c', 1, '!/index /c /a /b'],
    ['!/index /a /b /c', '/a', 3, '!/index /b /c /a'],
    ['!/index /a /b /c', '/c', 0, '!/index /c /a /b'],
    ['!/index /a /b /c', '/a', 99, '!/index /b /c /a'],
    ['!/index !/start /a', '/index', 1, '!/start !/index /a'],
    ['!/index !/start /a', '/index', 2, '!/start !/index /a'],
    ['!/index /a', '/index', 1, '!/index /a'],
    ['!/index /a', '/nowhere', 1, '!/index /a'],
  ])('%s: %s to %i makes %s', (before, path, index, after) => {
    expect(line(moveTab(tabs(before), path, index))).toBe(after);
  });
});
