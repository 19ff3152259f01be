const DATABASE = 'rcep';
const STORE = 'files';

/** The outcome of saving: `full` if the browser has no room, `unavailable` if it has no such storage. */
export type LargeSaved = 'saved' | 'full' | 'unavailable';

/** Saves a large value, such as a file, under a key of this browser. */
export async function writeLarge(key: string, value: unknown): Promise<LargeSaved> {
  try {
    await inStore('readwrite', (store) => store.put(value, key));
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
  }
}

/** The value under a key; null if there is none, or the storage is unavailable. */
export async function readLarge(key: string): Promise<unknown> {
  try {
    return (await inStore('readonly', (store) => store.get(key))) ?? null;
  } catch {
    return null;
  }
}

/** Removes the value under a key. Never rejects. */
export async function removeLarge(key: string): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(key));
  } catch {
    // Nothing was saved there.
  }
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const sent = request(transaction.objectStore(STORE));
      const fail = () => reject(transaction.error ?? sent.error ?? new Error('The storage failed'));
      transaction.addEventListener('complete', () => resolve(sent.result));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    const fail = () => reject(request.error ?? new Error('The storage is blocked'));
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', fail);
    request.addEventListener('blocked', fail);
  });
}
