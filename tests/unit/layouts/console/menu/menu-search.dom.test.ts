import { describe, expect, it } from 'vitest';
import { fitCount } from '@/layouts/console/menu/fit-count';
import { isChainOpen, itemTrail, openChainOf } from '@/layouts/console/menu/menu-search';
import { popupPlace } from '@/layouts/console/menu/popup-place';
import { items } from '../menu-fixture';

const at = (path: string) => itemTrail(items, path);

describe('the way to an item', () => {
  it.each([
    ['/system/dict', ['/system', '/system/dict']],
    ['/system/dict/', ['/system', '/system/dict']],
    [
      '/deve/nested/menu1/menu1-1',
      ['/deve', '/deve/nested', '/deve/nested/menu1', '/deve/nested/menu1/menu1-1'],
    ],
    ['/nowhere', []],
  ])('%s', (path, ids) => expect(at(path).map(({ id }) => id)).toEqual(ids));
});

describe('"Default open menu /deve. Only one submenu open at a time."', () => {
  const opened = { at: '/index', chain: ['/log'] };
  it.each([
    ['nothing opened, no active group: /deve', '/index', null, ['/deve']],
    ['the way to the active item comes before /deve', '/system/dict', null, ['/system']],
    ['what was opened at this address', '/index', opened, ['/log']],
    ['what was opened stays at an address without a group', '/401', opened, ['/log']],
    ['a new address opens its own way', '/system/menu', opened, ['/system']],
    ['all closed by the user stays so', '/system/menu', { at: '/system/menu', chain: [] }, []],
  ])('%s', (_what, path, chosen, chain) => expect(openChainOf(items, at(path), chosen, path)).toEqual(chain));

  it('without /deve nothing is open', () => {
    const others = items.filter(({ path }) => path !== '/deve');
    expect(openChainOf(others, [], null, '/index')).toEqual([]);
  });

  it.each([
    [['/a'], ['/a', '/a/b'], true],
    [['/a', '/a/b'], ['/a'], false],
    [['/c'], ['/a'], false],
  ])('%j is open while %j is: %s', (chain, open, expected) =>
    expect(isChainOpen(chain, open)).toBe(expected),
  );
});

describe('how many entries stand in the bar', () => {
  it.each([
    ['all fit', [100, 100, 100], 300, 3],
    ['one goes: room for the button is reserved', [100, 100, 100], 299, 2],
    ['only the button is left', [100, 100], 120, 0],
    ['no entries', [], 0, 0],
  ])('%s', (_what, widths, room, count) => expect(fitCount(widths, room, 60)).toBe(count));
});

describe('where the popup of the collapsed menu is placed: "menu popup max height 88vh"', () => {
  const rect = (top: number) => ({ top, bottom: top + 48, right: 65 }) as DOMRect;

  it('level with its button in the upper half', () =>
    expect(popupPlace(rect(100), 800)).toEqual({ left: 65, top: 100, maxHeight: 'min(88vh, 692px)' }));

  it('upwards from its button in the lower half', () =>
    expect(popupPlace(rect(700), 800)).toEqual({ left: 65, bottom: 52, maxHeight: 'min(88vh, 740px)' }));
});
