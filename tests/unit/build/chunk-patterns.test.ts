import { describe, expect, it } from 'vitest';
import { alternativesOf, unmatchedPatterns } from '../../../build/chunk-patterns';

describe('the alternatives of a pattern', () => {
  it.each([
    ['a', ['a']],
    ['a|b', ['a', 'b']],
    ['/src/(a|b/(c|d))', ['/src/a', '/src/b/c', '/src/b/d']],
    ['chart(-(rows|table))?\\.', ['chart\\.', 'chart-rows\\.', 'chart-table\\.']],
    ['app/(?!console|.*-dialog)', ['app/(?!console|.*-dialog)', 'app/(?=console)', 'app/(?=.*-dialog)']],
    ['a/(?!b(c|d))', ['a/(?!b(c|d))', 'a/(?=bc)', 'a/(?=bd)']],
    ['[(|]\\(laws?-', ['[(|]\\(laws?-']],
  ])('%s', (pattern, alternatives) => {
    expect(alternativesOf(pattern)).toEqual(alternatives);
  });
});

describe('the table of chunks against the modules of a build', () => {
  const MODULES = ['/app/src/app/app.tsx', '/app/src/app/console/place.ts', '/app/src/shared/list/page.tsx'];
  const unmatched = (test: RegExp) => unmatchedPatterns([{ name: 'base', test }], MODULES);

  it('passes where every pattern and every exclusion matches', () => {
    expect(unmatched(/\/src\/(app\/(?!console)|shared\/list\/)/)).toEqual([]);
  });

  it('names a pattern whose file was renamed', () => {
    expect(unmatched(/\/src\/(app\/|shared\/(list|list-ui)\/)/)).toEqual([
      'base: \\/src\\/shared\\/list-ui\\/',
    ]);
  });

  it('names an exclusion whose folder was renamed', () => {
    expect(unmatched(/\/src\/app\/(?!console|late)/)).toEqual(['base: \\/src\\/app\\/(?=late)']);
  });

  it('names a group all of whose files are excluded', () => {
    expect(unmatched(/\/src\/shared\/(?!list)/)).toEqual(['base: \\/src\\/shared\\/(?!list)']);
  });
});
