import { describe, expect, it } from 'vitest';
import { licenceFault } from '../../../build/licences';
import { packageOf } from '../../../build/notices-plugin';

describe('the licence of a package that is shipped', () => {
  it.each([
    ['MIT'],
    ['ISC'],
    ['Apache-2.0'],
    ['(MPL-2.0 OR Apache-2.0)'],
    ['(MIT AND BSD-3-Clause)'],
    ['Unlicense'],
  ])('may be %s', (license) => {
    expect(licenceFault({ name: 'a', license })).toBeNull();
  });

  it.each([
    ['GPL-3.0-or-later'],
    ['Hippocratic-2.1'],
    ['(MIT AND GPL-3.0)'],
    ['MIT AND (ISC OR GPL-3.0)'],
    ['UNLICENSED'],
    ['SEE LICENSE IN x'],
  ])('is refused where it is %s', (license) => {
    expect(licenceFault({ name: 'a', license })).toBe(
      `a has the licence ${license}, which is not in build/licences.ts.`,
    );
  });

  it('is refused where none is stated', () => {
    expect(licenceFault({ name: 'a' })).toBe('a has no licence, which is not in build/licences.ts.');
  });

  it('of react-leaflet is allowed by name, as long as it is the one that was read', () => {
    expect(licenceFault({ name: 'react-leaflet', license: 'Hippocratic-2.1' })).toBeNull();
    expect(licenceFault({ name: 'react-leaflet', license: 'Hippocratic-3.0' })).not.toBeNull();
  });
});

describe('the package of a module', () => {
  it.each([
    ['/p/src/main.tsx', []],
    ['/p/node_modules/react/index.js', ['/p/node_modules/react']],
    ['/p/node_modules/@ant-design/icons/es/index.js', ['/p/node_modules/@ant-design/icons']],
    ['/p/node_modules/a/node_modules/b/x.js', ['/p/node_modules/a/node_modules/b']],
    ['/p/node_modules/world/world.json?url', ['/p/node_modules/world']],
    ['\0virtual:texts', []],
  ])('%j', (id, folders) => {
    expect(packageOf(id)).toEqual(folders);
  });

  it.each(['\0vite/preload-helper.js', '\0rolldown/runtime.js'])('%j is the bundler’s', (id) => {
    expect(packageOf(id)).toEqual([expect.stringMatching(/node_modules\/(vite|rolldown)$/)]);
  });
});
