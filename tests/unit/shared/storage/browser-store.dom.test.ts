import { describe, expect, it } from 'vitest';
import { createBrowserStore, localStore } from '@/shared/storage/browser-store';

const forbidden = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

function fullStorage(): Storage {
  const saved: Record<string, string> = { kept: 'before' };
  return Object.assign(Object.create(null), {
    getItem: (key: string) => saved[key] ?? null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    removeItem: (key: string) => void delete saved[key],
  });
}

describe('browser store', () => {
  it('keeps values in the storage of the browser', () => {
    expect(localStore.set('colour', 'green')).toBe(true);
    expect(window.localStorage.getItem('colour')).toBe('green');
    expect(localStore.get('colour')).toBe('green');
    expect(localStore.keys()).toEqual(['colour']);
    localStore.remove('colour');
    expect(localStore.get('colour')).toBeNull();
  });

  it('survives forbidden storage: says that nothing is stored, and remembers it on this page', () => {
    const store = createBrowserStore(forbidden);
    expect(store.get('colour')).toBeNull();
    expect(store.set('colour', 'green')).toBe(false);
    expect(store.get('colour')).toBe('green');
    expect(store.keys()).toEqual(['colour']);
    store.remove('colour');
    expect(store.get('colour')).toBeNull();
    store.set('colour', 'red');
    store.clear();
    expect(store.keys()).toEqual([]);
  });

  it('survives full storage: the newer value wins over the stored one', () => {
    const storage = fullStorage();
    const store = createBrowserStore(() => storage);
    expect(store.get('kept')).toBe('before');
    expect(store.set('kept', 'after')).toBe(false);
    expect(store.get('kept')).toBe('after');
  });
});
