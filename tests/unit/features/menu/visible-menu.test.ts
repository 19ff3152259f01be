import { describe, expect, it } from 'vitest';
import { visibleMenu, type MenuItem } from '@/features/menu/visible-menu';
import { hidden, menuOf, needs, node } from './menu-in-tests';

const everything = () => true;
/** `/org(/org/user /org/role)`: the paths, with what opens below in brackets. */
const drawn = (items: readonly MenuItem[]): string =>
  items.map(({ path, children }) => (children.length === 0 ? path : `${path}(${drawn(children)})`)).join(' ');
const shown = (...nodes: object[]) => drawn(visibleMenu(menuOf(...nodes), everything));

describe('what the menu shows (backend contract §3.3)', () => {
  it.each([
    ['"hidden -> not rendered"', [node('/a', hidden), node('/b')], '/b'],
    ['hidden with everything below it', [node('/a', hidden, node('b'), node('c'))], ''],
    ['"0" does not hide', [node('/a', { hidden: '0' })], '/a'],
    [
      '"exactly one visible child without own children and not alwaysShow -> rendered as that child\'s item"',
      [node('/a', {}, node('b'))],
      '/a/b',
    ],
    ['the others may be hidden', [node('/a', {}, node('b', hidden), node('c'))], '/a/c'],
    ['"alwaysShow" keeps the group', [node('/a', { alwaysShow: '1' }, node('b'))], '/a(/a/b)'],
    [
      'a child with children of its own stays below',
      [node('/a', {}, node('b', {}, node('c'), node('d')))],
      '/a(/a/b(/a/b/c /a/b/d))',
    ],
    ['also where these are hidden', [node('/a', {}, node('b', {}, node('c', hidden)))], '/a(/a/b)'],
    ['"zero visible children -> itself as leaf"', [node('/a', {}, node('b', hidden))], '/a'],
    ['"else sub-menu"', [node('/a', {}, node('b'), node('c'))], '/a(/a/b /a/c)'],
    ['on every level', [node('/a', {}, node('b', {}, node('c')), node('d'))], '/a(/a/b/c /a/d)'],
  ])('%s', (_, nodes, expected) => {
    expect(shown(...nodes)).toBe(expected);
  });
});

describe('§2 "an entry is shown if it has no permission list or the user holds at least one listed permission"', () => {
  const nodes = [
    node('/free'),
    node('/one', needs('admin', 'editor')),
    node('/group', needs('admin'), node('inner'), node('other')),
    node('/mixed', {}, node('open'), node('closed', needs('admin'), node('deep'))),
  ];
  const of = (...available: string[]) =>
    drawn(
      visibleMenu(
        menuOf(...nodes),
        (listed) => listed.length === 0 || listed.some((permission) => available.includes(permission)),
      ),
    );

  it.each([
    [[], '/free /mixed/open'],
    [['editor'], '/free /one /mixed/open'],
    [['admin'], '/free /one /group(/group/inner /group/other) /mixed(/mixed/open /mixed/closed/deep)'],
  ])('holding %j: %s', (available, expected) => {
    expect(of(...available)).toBe(expected);
  });
});

describe('what an item carries', () => {
  it('links, target, badge and problem are preserved', () => {
    const entries = menuOf(
      node('https://x.example', { meta: { target: '_blank', badge: 3, title: '外链' } }),
      node('javascript:x'),
    );
    expect(visibleMenu(entries, everything)).toMatchObject([
      { path: 'https://x.example', isExternal: true, target: '_blank', badge: '3', label: { text: '外链' } },
      { path: '/menu-javascript%3Ax', isExternal: false, target: null, badge: null, problem: 'malformed' },
    ]);
  });

  it.each([
    ['its own icon', { icon: 'cog' }, { icon: 'list' }, { icon: 'list', remixIcon: null }],
    ["its parent's where it has none", { icon: 'cog' }, {}, { icon: 'cog', remixIcon: null }],
    ['its own of the other kind', { icon: 'cog' }, { remixIcon: 'home' }, { icon: null, remixIcon: 'home' }],
  ])('a child that stands for its parent has %s', (_, parent, child, icons) => {
    const entries = menuOf(node('/a', { meta: parent }, node('b', { meta: child })));
    expect(visibleMenu(entries, everything)[0]).toMatchObject(icons);
  });
});
