import { describe, expect, it } from 'vitest';
import { findEntry, trailTo } from '@/features/menu/find-entry';
import { activePath, breadcrumbOf } from '@/features/menu/parse/menu-address';
import { pinnedEntries } from '@/features/menu/pinned-entries';
import { hidden, menuOf, needs, node } from '../menu-in-tests';

const entries = menuOf(
  node('https://x.example'),
  node(
    '/org',
    {},
    node('user', { component: 'views/user' }),
    node('user/edit', { ...hidden, meta: { activeMenu: '/org/user' } }),
    node('字典', { component: 'views/first' }),
  ),
  node('/own', { component: 'Layout' }, node('', { id: 'own-page', name: 'Own', component: 'views/own' })),
  node('/deep', { meta: { breadcrumb: false } }, node('one', {}, node('two', { meta: { affix: true } }))),
  node('/org/user', { id: 'second', component: 'views/second' }),
  node('/index', { meta: { affix: '1', noKeepAlive: '1' } }),
);
const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path);

describe('the entry of an address', () => {
  it.each([
    ['/org/user', 'user'],
    ['/org/user/', 'user'],
    ['/org/字典', '字典'],
    ['/org/%E5%AD%97%E5%85%B8', '字典'],
    ['/own', 'own-page'],
    ['/deep/one/two', 'two'],
  ])('%s: the first of that path, and of parent and own page the page (%s)', (path, id) => {
    expect(findEntry(entries, path)?.id).toBe(id);
  });

  it.each(['/org/nobody', '/', '', '/org/%E5%'])('%j: none', (path) => {
    expect(findEntry(entries, path)).toBeNull();
    expect(trailTo(entries, path)).toEqual([]);
  });
});

describe('§2 "active entry from meta.activeMenu else path"', () => {
  it.each([
    ['/org/user', '/org/user'],
    ['/org/user/edit', '/org/user'],
    ['/nowhere', '/nowhere'],
  ])('%s: %s', (path, active) => {
    expect(activePath(entries, path)).toBe(active);
  });
});

describe('§2 "breadcrumb built from matched routes having a title; a route opts out with breadcrumb false"', () => {
  it.each([
    ['/org/user', ['/org', '/org/user']],
    ['/own', ['/own', '/own']],
    ['/deep/one/two', ['/deep/one', '/deep/one/two']],
    ['/nowhere', []],
  ])('%s: %j', (path, trail) => {
    expect(paths(breadcrumbOf(entries, path))).toEqual(trail);
  });

  it('an entry whose title is blank is left out', () => {
    expect(paths(breadcrumbOf(menuOf(node('/a', { meta: { title: ' ' } }, node('b'))), '/a/b'))).toEqual([
      '/a/b',
    ]);
  });
});

describe('§4 "routes with meta affix (including nested)"', () => {
  it('in menu order, with what a tab needs', () => {
    expect(pinnedEntries(entries, () => true)).toEqual([
      { path: '/deep/one/two', name: 'two', title: { text: 'two' }, noKeepAlive: false },
      { path: '/index', name: '/index', title: { text: '/index' }, noKeepAlive: true },
    ]);
  });

  it('not what the user may not use, nor links', () => {
    const some = menuOf(
      node('/a', needs('admin'), node('b', { meta: { affix: true } })),
      node('https://x.example', { meta: { affix: true } }),
    );
    expect(pinnedEntries(some, (listed) => listed.length === 0)).toEqual([]);
  });
});
