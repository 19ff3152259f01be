import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/shared/storage/browser-store';
import { onSavedElsewhere, persisted, persistedKeys } from '@/shared/storage/persisted';

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('persisted value', () => {
  it('is stored as JSON under the prefix and read back', () => {
    const words = persisted('words', isWords);
    expect(words.get()).toBeNull();
    expect(words.set(['甲', 'b'])).toBe(true);
    expect(window.localStorage.getItem('rcep:words')).toBe('["甲","b"]');
    expect(words.get()).toEqual(['甲', 'b']);
    words.remove();
    expect(words.get()).toBeNull();
  });

  it.each(['{broken', '42', '[1,2]', ''])('gives null for the foreign text %j', (text) => {
    window.localStorage.setItem('rcep:words', text);
    expect(persisted('words', isWords).get()).toBeNull();
  });

  it('goes to another store and key where the specification fixes them', () => {
    persisted('opsli:dict', isWords, { store: sessionStore, prefix: '' }).set(['x']);
    expect(window.sessionStorage.getItem('opsli:dict')).toBe('["x"]');
  });

  it('lists what is stored by the beginning of the key', () => {
    for (const key of ['draft:7:a', 'draft:7:b', 'draft:70:a', 'theme']) persisted(key, isWords).set([]);
    expect(persistedKeys('draft:7:').toSorted()).toEqual(['draft:7:a', 'draft:7:b']);
  });

  it('tells which keys of its own other tabs changed', () => {
    const listener = vi.fn();
    onSavedElsewhere(listener);
    for (const key of ['rcep:words', 'opsli-token', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    expect(listener.mock.calls).toEqual([['words']]);
  });

  it('tells of changes in other tabs until it is stopped', () => {
    const words = persisted('words', isWords);
    const listener = vi.fn();
    const stop = words.subscribe(listener);
    window.localStorage.setItem('rcep:words', '["new"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'rcep:words' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'rcep:other' }));
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'rcep:words' }));
    expect(listener.mock.calls).toEqual([[['new']], [null]]);
  });
});
