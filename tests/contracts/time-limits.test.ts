import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The general limits, in ms: of a wait (`tests/setup.ts`, `playwright.config.ts`), and of a whole test (`vite.config.ts`). */
const WAIT = 60_000;
const WHOLE_TEST = 300_000;

/** Files with a shorter wait, and why no slow machine fails there. */
const SHORTER: Readonly<Record<string, string>> = {
  'contracts/time-limits.test.ts': 'has the examples below',
  'unit/support/brief-misses.test.tsx': 'waits in vain on purpose',
  'e2e/tariff.spec.ts': 'presses again until the alert has gone',
};

/** The limits in a test's source that are shorter than the general ones. */
const shortLimits = (source: string): string[] =>
  [...source.matchAll(/(['"`], \{ )?\btimeout: ([\d_]+)/g)]
    .filter(
      ([, ofTest, ms = '']) => Number(ms.replaceAll('_', '')) < (ofTest === undefined ? WAIT : WHOLE_TEST),
    )
    .map(([found]) => found);

const TESTS = resolve(import.meta.dirname, '..');
const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

describe('no test fails because a machine is slow', () => {
  it('where it sets a limit of its own', () => {
    const withLimits = files.filter(
      (file) => shortLimits(readFileSync(resolve(TESTS, file), 'utf8')).length > 0,
    );
    expect(withLimits.toSorted()).toEqual(Object.keys(SHORTER).toSorted());
  });

  it.each([
    ["it('a list', { timeout: 30_000 }, async () => {", 1],
    ["it('a list', { timeout: 200_000 }, async () => {", 1],
    ["await screen.findByText('x', {}, { timeout: 5_000 })", 1],
    ['const PATIENCE = { timeout: 240_000 };', 0],
  ])('%s has %i short limits', (source, count) => {
    expect(shortLimits(source)).toHaveLength(count);
  });
});
