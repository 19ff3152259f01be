import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/shared/config/parse-config';
import { nginx, nginxCache, nginxHeaders, staticHeaders, staticRules, tableOf } from '../support/host-rules';

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
const { apiBase, longRequestTimeoutMs } = parseConfig({});
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('L12: what the host says that a page cannot say of itself', () => {
  const documented = Object.fromEntries(tableOf('Headers'));

  it('is the same in the documentation, for nginx and for static hosts', () => {
    expect(Object.keys(documented)).toHaveLength(5);
    expect(nginxHeaders).toEqual(documented);
    expect(staticRules.get('/*')).toEqual(documented);
  });

  it('no site may frame the login, nothing goes over http, no type is guessed', () => {
    expect(documented).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000\b/) as string,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('is named in the README', () => {
    for (const name of ["frame-ancestors 'none'", 'Strict-Transport-Security', 'nosniff', 'Referrer-Policy'])
      expect(readme).toContain(name);
  });
});

describe('L12: caching', () => {
  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/assets/index-DEADBEEF.js', FOR_EVER],
    ['/assets/texts-0123abcd/zh/home.json', FOR_EVER],
  ])('%s: %s, by nginx and by static hosts', (path, cache) => {
    expect(nginxCache(path)).toBe(cache);
    expect(staticHeaders(path)['Cache-Control']).toBe(cache);
  });

  it.each(tableOf('Caching'))('the documentation says of %s: %s', (path, cache) =>
    expect(nginxCache(path.replace('*', 'x'))).toBe(cache),
  );

  it.each(['/openapi.json', '/favicon.png', '/rcep-boot/api/v1/system/user/getInfo', '/x/assets/a.js'])(
    '%s, which has no hash in its name, is not cached for ever',
    (path) => expect(nginxCache(path)).not.toContain('immutable'),
  );

  it('a missing file is not cached', () => expect(nginx).toMatch(/add_header Cache-Control \$rcep_cache;/));
});

describe('nginx', () => {
  it('passes the base path of the back end on, and waits longer than the app does', () => {
    const [, block = ''] = new RegExp(`location ${apiBase}/ \\{([^}]*)\\}`).exec(nginx) ?? [];
    expect(block).toMatch(/proxy_pass http:\/\/rcep_back_end;/);
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(block) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(longRequestTimeoutMs);
  });

  it('adds its headers in one place: a location with some of its own would lose them', () =>
    expect(nginx.match(/\{[^{}]*add_header/g)).toHaveLength(1));

  it('closes every block, and every line', () => {
    expect(nginx.match(/\{/g)).toHaveLength(nginx.match(/\}/g)?.length ?? 0);
    const lines = nginx.split('\n').filter((line) => line.trim() !== '');
    expect(lines.filter((line) => !/[;{}]$/.test(line.trim()))).toEqual([]);
  });
});
