import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CSS = readFileSync('src/shared/console-ui/list/table/list-table.css', 'utf8');

it('the actions of a row are parted from what lies below by a line, not by a shade (look §8)', () => {
  expect(CSS).not.toMatch(/gradient|mask-image|shadow: (?!inset)/);
  const rule = /\.list-actions::before \{([^}]*)\}/.exec(CSS)?.[1];
  expect(rule).toContain('width: 1px;');
  expect(rule).toContain('background: var(--rule-2);');
});
