import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readPublicKeyCookie,
  removePublicKeyCookie,
  writePublicKeyCookie,
} from '@/shared/storage/public-key-cookie';
import { TEST_PUBLIC_KEY } from '../../../support/crypto-vectors';

afterEach(() => Cookies.remove('public_key'));

describe('specification §3: "Public key cached in a cookie named public_key"', () => {
  it('gives back every character of the key', () => {
    writePublicKeyCookie(TEST_PUBLIC_KEY);
    expect(Cookies.get('public_key')).toBe(TEST_PUBLIC_KEY);
    expect(readPublicKeyCookie()).toBe(TEST_PUBLIC_KEY);
    removePublicKeyCookie();
    expect(readPublicKeyCookie()).toBeNull();
  });

  it('§9: "Public-key cookie 300 s"', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
    const set = vi.spyOn(Cookies, 'set');
    writePublicKeyCookie('key');
    vi.useRealTimers();
    expect(set.mock.calls[0]?.[2]?.expires).toEqual(new Date(Date.UTC(2026, 0, 1, 0, 5, 0)));
  });
});
