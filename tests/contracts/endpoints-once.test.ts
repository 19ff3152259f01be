import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../../src');

/** The addresses a source text declares, as "METHOD path", and how many declarations it has. */
const declarationsIn = (source: string) => ({
  total: source.split('= defineEndpoint(').length - 1,
  addresses: [...source.matchAll(/= defineEndpoint\(\{\s*method: '(\w+)',\s*path: (.+),\n/g)].map(
    ([, method, path]) => `${method} ${path?.replaceAll("'", '')}`,
  ),
});

/** Addresses declared more than once, with the files they are declared in. */
function declaredTwice(sources: Readonly<Record<string, string>>): Record<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources))
    for (const address of declarationsIn(source).addresses)
      files.set(address, [...(files.get(address) ?? []), file]);
  return Object.fromEntries([...files].filter(([, where]) => where.length > 1));
}

const sources = Object.fromEntries(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(resolve(SOURCE, file), 'utf8')]),
);

describe('a call of the back end is declared once; a page that needs fewer fields uses `readAs`', () => {
  it('finds an address that two modules declare', () => {
    const one = "export const a = defineEndpoint({\n  method: 'GET',\n  path: '/user/get',\n});";
    const other = one.replace('GET', 'POST');
    expect(declaredTwice({ 'a.ts': one, 'b.ts': one, 'c.ts': other })).toEqual({
      'GET /user/get': ['a.ts', 'b.ts'],
    });
  });

  it('reads every declaration of the source', () => {
    const read = Object.values(sources).map(declarationsIn);
    const total = read.reduce((sum, each) => sum + each.total, 0);
    expect(total).toBeGreaterThan(150);
    expect(read.flatMap((each) => each.addresses)).toHaveLength(total);
  });

  it('no address is declared twice', () => {
    expect(declaredTwice(sources)).toEqual({});
  });
});
