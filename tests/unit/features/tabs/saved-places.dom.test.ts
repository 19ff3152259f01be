import { describe, expect, it } from 'vitest';
import {
  arePlaces,
  isFavourite,
  withToggled,
  withVisit,
  type SavedPlace,
} from '@/features/tabs/saved-places';

const place = (path: string, query = '') => ({ path, query, label: { text: path } });
const paths = (places: readonly { path: string; query: string }[]) =>
  places.map(({ path, query }) => path + query).join(' ');

describe('favourites', () => {
  it('have a page once; pressed again it is none', () => {
    const one = withToggled([place('/a')], place('/b', '?x=1'));
    expect(paths(one)).toBe('/a /b?x=1');
    expect(isFavourite(one, place('/b'))).toBe(true);
    expect(paths(withToggled(one, place('/b')))).toBe('/a');
  });

  it('have each record of a page once, whatever part of it is shown', () => {
    const one = [place('/law', '?record=1'), place('/law')];
    expect(isFavourite(one, place('/law', '?record=2'))).toBe(false);
    expect(isFavourite(one, place('/law', '?country=VN&record=1&part=audit'))).toBe(true);
    expect(paths(withToggled(one, place('/law', '?record=1&part=versions')))).toBe('/law');
    expect(paths(withToggled(one, place('/edition', '?edition=VN')))).toBe(
      '/law?record=1 /law /edition?edition=VN',
    );
  });
});

describe('recent pages', () => {
  it('the latest first, each once, eight of them', () => {
    let all: readonly SavedPlace[] = [];
    for (const path of ['/a', '/b', '/c', '/a', '/d', '/e', '/f', '/g', '/h', '/i'])
      all = withVisit(all, place(path));
    expect(paths(all)).toBe('/i /h /g /f /e /d /a /c');
  });
});

describe('stored places', () => {
  it.each([
    [[place('/a', '?x=1')], true],
    [[], true],
    [[{ ...place('/a'), label: { key: 'users' } }], true],
    [[{ ...place('/a'), label: { text: 'x', pageKey: 'users' } }], true],
    [[{ ...place('/a'), label: {} }], false],
    [[place('//evil.example')], false],
    [[place('/\\evil.example')], false],
    [[place('javascript:alert(1)')], false],
    [[place('/a', 'x=1')], false],
    [{}, false],
    [null, false],
  ])('%j: %s', (value, isRight) => {
    expect(arePlaces(value)).toBe(isRight);
  });
});
