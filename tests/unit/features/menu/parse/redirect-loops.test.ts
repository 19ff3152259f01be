import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '@/features/menu/menu';
import { breakRedirectLoops } from '@/features/menu/parse/redirect-loops';
import { entry } from '../../../layouts/console/menu-fixture';

/** Entries `/0`, `/1` …, each leading to the next; the last one leads to `end`. */
const chain = (count: number, end: string | null): MenuEntry[] =>
  Array.from({ length: count }, (_, at) =>
    entry(`/${at}`, `/${at}`, { redirect: at === count - 1 ? end : `/${at + 1}` }),
  );

function broken(entries: readonly MenuEntry[]): string[] {
  const ids: string[] = [];
  breakRedirectLoops(entries, (id) => ids.push(id));
  return ids;
}

describe('L3: redirects that lead round in a circle', () => {
  it.each([
    ['a chain that ends', chain(5, null), 0],
    ['a chain that ends at a page', chain(5, '/page'), 0],
    ['a chain that returns to its start', chain(5, '/0'), 5],
    ['a chain that returns to its middle: what leads there too', chain(5, '/3'), 5],
    ['an entry that leads to itself', chain(1, '/0'), 1],
    // Walked over once for each entry, these are 200 million steps.
    ['20,000 entries, one after the other', chain(20_000, null), 0],
    ['20,000 entries in one circle', chain(20_000, '/0'), 20_000],
  ])('%s', (_, entries, count) => {
    expect(broken(entries)).toHaveLength(count);
  });
});
