import type { Persistence } from './persistence';

const DATABASE = 'rcep-mocks';
const STORE = 'state';

/** Saves in this browser, so that a reload finds what staff changed. */
export function indexedDbPersistence(): Persistence {
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => (opened ??= open());
  const run = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => {
    const store = (await database()).transaction(STORE, mode).objectStore(STORE);
    return resultOf(act(store));
  };
  return {
    load: (name) => run<unknown>('readonly', (store) => store.get(name)),
    save: async (name, value) => void (await run('readwrite', (store) => store.put(value, name))),
    clear: () => run('readwrite', (store) => store.clear()),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return resultOf(request);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
