import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../../../scripts/find-chromium';

const there = vi.hoisted(() => new Set<string>());
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  existsSync: (path: string) => there.has(path),
}));

afterEach(() => {
  there.clear();
  vi.unstubAllEnvs();
});

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

describe('the browser of the checks', () => {
  it.each(PLACES)('is found at %s', (path) => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    there.add(path);
    expect(findChromium()).toBe(path);
  });

  it('is the one that is requested, where it is there', () => {
    there.add('/usr/bin/chromium').add('/opt/chrome');
    vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
    expect(findChromium()).toBe('/opt/chrome');
    vi.stubEnv('CHROMIUM_PATH', '/opt/other');
    expect(() => findChromium()).toThrow('/opt/other');
  });

  it('is the one without windows, where both are there', () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    there.add('/usr/bin/chromium').add('/usr/bin/chromium-headless-shell');
    expect(findChromium()).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is looked for by the setup in the same places', () => {
    expect(readFileSync('scripts/setup.sh', 'utf8')).toContain(`PROGRAMS=(${PLACES.join(' ')})`);
  });

  it('is looked for nowhere else', () => {
    const scripts = readdirSync('scripts').filter(
      (name) => name.endsWith('.ts') && !name.startsWith('find-'),
    );
    const launching = [...scripts.map((name) => `scripts/${name}`), 'playwright.config.ts']
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
      .filter(({ text }) => text.includes('executablePath'));
    expect(launching.map(({ path }) => path)).toContain('scripts/check-sizes.ts');
    for (const { path, text } of launching) {
      expect(text, path).toMatch(/executablePath: findChromium\(\),\s+args: CHROMIUM_ARGS\b/);
      expect(text, path).not.toContain('/usr/bin/');
    }
  });
});
