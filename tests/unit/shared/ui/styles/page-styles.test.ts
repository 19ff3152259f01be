import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = path.join('src', 'pages');

/** The folders in a folder. */
const places = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [path.join(folder, entry.name)] : [],
  );

/** The class names a folder gives a look to by themselves, as in `.note {`. */
function styled(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/^\s*\.([\w-]+)(?=,$| \{$)/gm),
    ])
    .map(([, name = '']) => name);
  return new Set(names);
}

describe('the styles of the pages', () => {
  it('stay in the document after the page is left, so no two of them style the same class', () => {
    const owners = new Map<string, string[]>();
    const own = (page: string, names: Iterable<string>) => {
      for (const name of names) owners.set(name, [...(owners.get(name) ?? []), page]);
    };
    for (const page of places(PAGES).flatMap(places)) own(page, styled(page));
    own(
      'every page',
      new Set(['app', 'features', 'layouts', 'shared'].flatMap((part) => [...styled(`src/${part}`)])),
    );
    expect(owners.size).toBeGreaterThan(500);
    expect([...owners].filter(([, where]) => where.length > 1)).toEqual([]);
  });
});
