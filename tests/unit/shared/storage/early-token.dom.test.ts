import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEarlyToken } from '@/shared/storage/early-token';
import { createTokenStorage } from '@/shared/storage/token-storage';

afterEach(() => vi.restoreAllMocks());

describe('the token as index.html reads it', () => {
  it.each(['local', 'session', 'cookie'] as const)('is the one that storage of the kind %s keeps', (kind) => {
    expect(readEarlyToken(kind, 'opsli-token')).toBeNull();
    const storage = createTokenStorage(kind, 'opsli-token');
    storage.set('eyJ0.a=b; c.值');
    expect(readEarlyToken(kind, 'opsli-token')).toBe('eyJ0.a=b; c.值');
    storage.clear();
    expect(readEarlyToken(kind, 'opsli-token')).toBeNull();
  });

  it.each(['', 'undefined', 'null', 'NULL'])('is none where %j is stored (contract §3.2)', (text) => {
    localStorage.setItem('opsli-token', text);
    expect(readEarlyToken('local', 'opsli-token')).toBeNull();
    document.cookie = `opsli-token=${text}; path=/`;
    expect(readEarlyToken('cookie', 'opsli-token')).toBeNull();
  });

  it('is found in a cookie under every key the settings allow', () => {
    const storage = createTokenStorage('cookie', 'rcep:token_1.a-b');
    storage.set('eyJ0');
    expect(readEarlyToken('cookie', 'rcep:token_1.a-b')).toBe('eyJ0');
    storage.clear();
  });

  it('is none where storage is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(readEarlyToken('local', 'opsli-token')).toBeNull();
  });
});
