import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const BASE = '/rcep-boot';
const ADVERTS = `${BASE}/ad/getList`;
const TABLE = { page: {}, entry: [], frame: [], files: [], texts: '' };
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  location.hash = '#/index';
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="preload">${JSON.stringify(TABLE)}</script>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.__rcepEarly;
  delete window.__rcepEarlyToken;
});

/** Runs the script as index.html does; what it requested, with the token it sent. */
async function run(loginInterception: boolean) {
  vi.stubGlobal('__FIRST_PAINT__', {
    apiBase: BASE,
    token: { kind: 'local', key: 'opsli-token' },
    loginInterception,
  });
  vi.resetModules();
  await import('@/app/first-paint/inline-start');
  return fetched.mock.calls.map(([url, options]) => [
    url,
    new Headers(options?.headers).get('T-Authorization'),
  ]);
}

describe('what index.html asks for at an address of the console', () => {
  it('with a token: user info, menu and adverts, with it', async () => {
    localStorage.setItem('opsli-token', 'eyJ0');
    expect(await run(true)).toEqual([
      [`${BASE}/api/v1/system/user/getInfo`, 'eyJ0'],
      [`${BASE}/api/v1/system/menu/findMenuTree`, 'eyJ0'],
      [ADVERTS, 'eyJ0'],
    ]);
    // M1: the client takes them for this token alone.
    expect(window.__rcepEarlyToken).toBe('eyJ0');
  });

  it.each(['', 'undefined', 'null', 'NULL'])(
    'where %j is stored: nothing, the login is next',
    async (text) => {
      localStorage.setItem('opsli-token', text);
      expect(await run(true)).toEqual([]);
    },
  );

  it.each([
    ['#__proto__', 3],
    ['#constructor', 3],
    ['#/__proto__', 3],
    ['#/home/__proto__', 0],
    ['#/home/constructor/toString', 0],
  ])('L11: %s is an address like any other', async (hash, times) => {
    localStorage.setItem('opsli-token', 'eyJ0');
    location.hash = hash;
    expect(await run(true)).toHaveLength(times);
  });

  it('with login interception off and no token: the adverts, and no header', async () => {
    expect(await run(false)).toEqual([[ADVERTS, null]]);
  });
});
