import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutFacts } from '../../../build/page-facts';

const FOLDER = 'src/shared/pages';

describe('what the built app gets of a declaration', () => {
  it('is all but its facts', () => {
    const code = `const PAGES = { a: { path: '/a', facts: { further: ['b'] } }, c: { facts: {}, path: '/c' } };`;
    const built = withoutFacts(code);
    expect(built.replace(/\s+/g, '')).toBe(`constPAGES={a:{path:'/a',},c:{path:'/c'}};`);
  });

  it.each(readdirSync(FOLDER))('leaves nothing else out of %s', (name) => {
    const code = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const built = withoutFacts(code);
    expect(built).not.toMatch(/\bfacts: \{/);
    for (const key of ['path', 'module', 'texts', 'menu', 'search', 'title', 'component', 'queries'])
      expect(built.match(new RegExp(`\\b${key}: `, 'g'))?.length, key).toBe(
        code.match(new RegExp(`\\b${key}: `, 'g'))?.length,
      );
  });
});
