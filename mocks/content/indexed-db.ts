import type { Persistence } from './persistence';

const DATABASE = 'rcep-mocks';
const STORE = 'state';

/** Saves in this browser, so that a reload finds what staff changed. */
export function indexedDbPersistence(): Persistence {
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => (opened ??= open());
  const run = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) => {
    const transaction = (await database()).transaction(STORE, mode);
    const [result] = await Promise.all([resultOf(act(transaction.objectStore(STORE))), doneOf(transaction)]);
    return result;
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

/** A full storage refuses at the end of the transaction. */
function doneOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB failed')));
  });
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
