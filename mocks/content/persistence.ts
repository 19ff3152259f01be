import { table, type Table } from '../db';

/** Where the mocks save what staff change. Values are plain JSON. */
export interface Persistence {
  /** The saved value; null if there is none. */
  load: (name: string) => Promise<unknown>;
  save: (name: string, value: unknown) => Promise<void>;
  clear: () => Promise<void>;
}

/** Nothing outlives the process. */
const memory: Persistence = {
  load: async () => null,
  save: async () => {},
  clear: async () => {},
};

/** Mutable state of the mocks that outlives a reload, if a persistence is connected. */
export interface PersistedTable<T> extends Table<T> {
  /** Saves the value with all changes of this moment, once however many there are, after what was saved before. */
  save: () => void;
  /** Saves the present value if there is room; otherwise it lasts until the next load, and no write is refused. */
  saveIfRoom: () => void;
}

const tables = new Map<string, { state: Table<unknown>; build: () => unknown }>();
const listeners = new Set<(name: string | null) => void>();
let connected = memory;
let pending: Promise<void> = Promise.resolve();
let isFull = false;

/** Registers state under a name of its own. `resetDb` rebuilds it; what is saved stays until `clearPersisted`. */
export function persistedTable<T>(name: string, build: () => T): PersistedTable<T> {
  const state = table(build) as PersistedTable<T>;
  // A save that waits has later changes too: a copy for each of some thousand rows of an import would fill the memory.
  const saverOr = (fail: (error: unknown) => void) => {
    let isWaiting = false;
    return () => {
      if (isWaiting) return;
      isWaiting = true;
      queue(async () => {
        isWaiting = false;
        await connected.save(name, structuredClone(state.value)).then(() => tell(name), fail);
      });
    };
  };
  state.save = saverOr(rethrow);
  state.saveIfRoom = saverOr((error) => {
    if (!isNoRoom(error)) throw error;
  });
  tables.set(name, { state, build });
  return state;
}

/** Saves from now on to `persistence`, and loads what it has. */
export function connectPersistence(persistence: Persistence): Promise<void> {
  connected = persistence;
  return loadPersisted();
}

/** Loads what is saved again, such as after another tab has saved: the state of this name, or all. */
export function loadPersisted(only: string | null = null): Promise<void> {
  queue(async () => {
    const wanted = [...tables].filter(([name]) => only === null || name === only);
    const found = await Promise.all(
      wanted.map(async ([name, known]) => ({ known, value: await connected.load(name) })),
    );
    for (const { known, value } of found) known.state.value = value ?? known.build();
  });
  return persisted();
}

/** Removes everything saved: the sample data are back after `resetDb`. */
export function clearPersisted(): Promise<void> {
  queue(async () => {
    await connected.clear();
    tell(null);
  });
  return persisted();
}

/** Resolves when what was requested so far is saved or loaded. */
export const persisted = (): Promise<void> => pending;

/**
 * True if the storage had no room for something that was requested so far: then everything is again as it was saved
 * last, and the write must be refused.
 */
export async function hadNoRoom(): Promise<boolean> {
  await pending;
  if (!isFull) return false;
  isFull = false;
  await loadPersisted();
  return true;
}

/** Calls `listener` after each save, with the name of what was saved; null after everything was removed. */
export function onPersisted(listener: (name: string | null) => void): void {
  listeners.add(listener);
}

function tell(name: string | null): void {
  for (const listener of listeners) listener(name);
}

const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

function rethrow(error: unknown): never {
  throw error;
}

function queue(step: () => Promise<void>): void {
  pending = pending.then(step).catch((error: unknown) => {
    if (isNoRoom(error)) {
      isFull = true;
      return;
    }
    // A forbidden storage: the mocks go on in memory.
    // oxlint-disable-next-line no-console -- the one who develops on the mocks reads it
    console.warn('The mocks could not save or load their state', error);
  });
}
