import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CSS = readFileSync('src/shared/ui/styles/print.css', 'utf8');
const hidden = (/([^{}]*)\{\s*display: none !important;\s*\}/.exec(CSS)?.[1] ?? '')
  .split(',')
  .map((selector) => selector.trim());

it('what the whole site holds stays off paper; the sources of what is printed stay on it', () => {
  expect(hidden).toContain('.footer-sources');
  expect(hidden).not.toContain('.source-line');
  expect(hidden).not.toContain('.portal-footer');
});
