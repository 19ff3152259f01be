import { describe, expect, it } from 'vitest';
import { createDictCache } from '@/shared/storage/dict-cache';

const lists = { no_yes: [{ dictName: '是', dictValue: '1' }] };

describe('specification §7: "Storage kind from config"', () => {
  it.each([
    ['local', () => localStorage],
    ['session', () => sessionStorage],
    // A cookie would travel with every request.
    ['cookie', () => localStorage],
  ] as const)('%s: the map is stored under opsli:dict as JSON', (kind, storage) => {
    createDictCache(kind).set(lists);
    expect(JSON.parse(storage().getItem('opsli:dict') ?? '')).toEqual(lists);
    expect(createDictCache(kind).get()).toEqual(lists);
    expect(document.cookie).toBe('');
  });

  it.each(['local', 'session', 'cookie'] as const)('%s: removing it removes nothing else', (kind) => {
    localStorage.setItem('opsli-token', 'local');
    sessionStorage.setItem('opsli-token', 'session');
    document.cookie = 'opsli-token=cookie';
    const cache = createDictCache(kind);
    cache.set(lists);
    cache.remove();
    expect(cache.get()).toBeNull();
    expect(localStorage.getItem('opsli-token')).toBe('local');
    expect(sessionStorage.getItem('opsli-token')).toBe('session');
    expect(document.cookie).toContain('opsli-token=cookie');
  });
});
