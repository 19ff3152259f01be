import { describe, expect, it } from 'vitest';
import { linkedStyles, partsInTurn } from '../../../build/page-parts';

const LINK = '<link rel="stylesheet" crossorigin href="./assets/index-A.css">';
const SCRIPT = '<script type="module" crossorigin src="./assets/index-A.js"></script>';
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="./${file}">`;
const bundleOf = (source: string) =>
  ({ 'assets/index-A.css': { type: 'asset', source } }) as unknown as Parameters<typeof linkedStyles>[1];

describe('the styles of the first paint', () => {
  it('are those the page links to', () => {
    expect(linkedStyles(LINK, bundleOf('a{}\n'))).toBe('a{}');
  });

  it.each([
    ['the page links to none', '<link href="./assets/index-A.css" rel="stylesheet">', bundleOf('a{}')],
    ['the linked file is not in the bundle', LINK, {}],
    ['the linked file is empty', LINK, bundleOf('\n')],
  ])('fail the build where %s', (_, html, bundle) => {
    expect(() => linkedStyles(html, bundle)).toThrow('The first paint has no styles');
  });
});

describe('the scripts of the page', () => {
  const page = (...links: string[]) => `<head>${SCRIPT}${links.join('')}</head><body>\n</body>`;

  it('are the long parts first, and the app’s own script last', () => {
    expect(partsInTurn(page(preload('react.js'), preload('short.js')), ['react.js'])).toBe(
      `<head>${preload('react.js')}</head><body>\n${SCRIPT}\n  </body>`,
    );
  });

  it('fail the build where the page has no module script', () => {
    expect(() => partsInTurn('<head></head>', [])).toThrow('index.html has no module script');
  });

  it('fail the build where a long part is not preloaded', () => {
    expect(() => partsInTurn(page(), ['react.js'])).toThrow('index.html does not preload react.js');
  });
});
