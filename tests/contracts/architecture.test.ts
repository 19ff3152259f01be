import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTree } from '../../scripts/arrows/check-tree';
import { readTree } from '../../scripts/arrows/read-tree';
import { RULES } from '../../scripts/arrows/violation';
import { PLANTED_IMPORTS } from '../support/planted/planted-imports';
import { PLANTED_PLACES } from '../support/planted/planted-places';
import { SOUND_TREE } from '../support/planted/sound-tree';

const PLANTED = [...PLANTED_IMPORTS, ...PLANTED_PLACES];
const root = resolve(import.meta.dirname, '../..');
const treeOf = (...layers: Readonly<Record<string, string>>[]) =>
  new Map(layers.flatMap((files) => Object.entries(files)));
const rulesBroken = (tree: ReadonlyMap<string, string>) => [
  ...new Set(checkTree(tree).violations.map(({ rule }) => rule)),
];

describe('the house', () => {
  it('keeps every rule', () => {
    const { modules, imports, violations } = checkTree(readTree(root));
    expect(violations).toEqual([]);
    expect(modules).toBeGreaterThan(200);
    expect(imports).toBeGreaterThan(modules);
  });
});

describe('the check', () => {
  it.each(PLANTED)('sees $rule: $what', ({ rule, bad }) => {
    expect(rulesBroken(treeOf(SOUND_TREE, bad))).toEqual([rule]);
  });

  it.each(PLANTED)('lets the clean twin pass: $rule: $what', ({ clean }) => {
    expect(checkTree(treeOf(SOUND_TREE, clean)).violations).toEqual([]);
  });

  it('sees one planted file in the real tree', () => {
    const planted = new Map([...readTree(root), ['src/shared/api/planted.ts', `import '@/app/app';`]]);
    expect(checkTree(planted).violations).toContainEqual({
      rule: 'arrows',
      path: 'src/shared/api/planted.ts',
      detail: '@/app/app',
    });
  });

  it('fails when it sees no module of src', () => {
    expect(rulesBroken(new Map())).toEqual(['nothing-seen']);
    expect(rulesBroken(new Map([['mocks/browser.ts', 'export const one = 1;']]))).toEqual(['nothing-seen']);
  });

  it('has a planted violation for each rule', () => {
    const planted = new Set([...PLANTED.map(({ rule }) => rule), 'nothing-seen']);
    expect(Object.keys(RULES).filter((rule) => !planted.has(rule))).toEqual([]);
  });
});
