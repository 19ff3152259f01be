import { afterEach, beforeEach } from 'vitest';
import { connectPersistence } from '../../mocks/content/persistence';

/** For all tests of the file: the mock server saves into a storage without room for the state that `full` names. */
export function useLimitedStorage(): { full: string | null } {
  const storage: { full: string | null } = { full: null };
  beforeEach(() => {
    const saved = new Map<string, unknown>();
    storage.full = null;
    return connectPersistence({
      load: async (name) => saved.get(name) ?? null,
      save: async (name, value) => {
        if (name === storage.full) throw new DOMException('Full', 'QuotaExceededError');
        saved.set(name, value);
      },
      clear: async () => saved.clear(),
    });
  });
  afterEach(() =>
    connectPersistence({ load: async () => null, save: async () => {}, clear: async () => {} }),
  );
  return storage;
}
