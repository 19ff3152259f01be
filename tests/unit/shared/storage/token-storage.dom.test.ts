import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenStorage } from '@/shared/storage/token-storage';

const KEY = 'opsli-token';

const written = {
  local: () => window.localStorage.getItem(KEY),
  session: () => window.sessionStorage.getItem(KEY),
  cookie: () => Cookies.get(KEY) ?? null,
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

describe.each(['local', 'session', 'cookie'] as const)('token storage kind %s', (kind) => {
  it('keeps the token in its place and nowhere else', () => {
    const storage = createTokenStorage(kind, KEY);
    storage.set('a.b.c');
    expect(storage.get()).toBe('a.b.c');
    for (const place of ['local', 'session', 'cookie'] as const) {
      expect(written[place]()).toBe(place === kind ? 'a.b.c' : null);
    }
  });

  it.each(['', 'undefined', 'null', 'NULL'])('counts the value %j as none', (value) => {
    const storage = createTokenStorage(kind, KEY);
    storage.set(value);
    expect(storage.get()).toBeNull();
  });
});

describe('specification §4: "Removing the token clears only the token for local and cookie, but the entire session storage for session"', () => {
  it.each([
    ['local', { local: 'x', session: 'x', cookie: 'x' }],
    ['cookie', { local: 'x', session: 'x', cookie: 'x' }],
    ['session', { local: 'x', session: null, cookie: 'x' }],
  ] as const)('%s', (kind, left) => {
    window.localStorage.setItem('other', 'x');
    window.sessionStorage.setItem('other', 'x');
    Cookies.set('other', 'x');
    const storage = createTokenStorage(kind, KEY);
    storage.set('a.b.c');
    storage.clear();
    expect(storage.get()).toBeNull();
    expect({
      local: window.localStorage.getItem('other'),
      session: window.sessionStorage.getItem('other'),
      cookie: Cookies.get('other') ?? null,
    }).toEqual(left);
  });
});

describe('specification §2: "Page reloads when the stored token changes or is cleared in another tab"', () => {
  const anotherTab = (change: () => void) => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  };

  it('tells of a changed, cleared or new token, and of nothing else', () => {
    const storage = createTokenStorage('local', KEY);
    storage.set('mine');
    const listener = vi.fn();
    const stop = storage.onChangeElsewhere(listener);
    anotherTab(() => window.localStorage.setItem('other', 'x'));
    expect(listener).toHaveBeenCalledTimes(0);
    anotherTab(() => window.localStorage.setItem(KEY, 'theirs'));
    expect(listener).toHaveBeenCalledTimes(1);
    anotherTab(() => window.localStorage.clear());
    expect(listener).toHaveBeenCalledTimes(2);
    storage.set('mine again');
    anotherTab(() => undefined);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    anotherTab(() => window.localStorage.clear());
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('notices a changed cookie when the reader comes back to the tab', () => {
    const storage = createTokenStorage('cookie', KEY);
    storage.set('mine');
    const listener = vi.fn();
    const stop = storage.onChangeElsewhere(listener);
    Cookies.remove(KEY);
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
