import { config } from '@/shared/config/config';
import type { Config } from '@/shared/config/parse-config';
import { localStore, sessionStore } from './browser-store';
import { persisted, type Persisted } from './persisted';

/** One entry of a dictionary: what is shown and what is stored; values are text (specification §3). */
export interface DictEntry {
  dictName: string;
  dictValue: string;
}

/** The entries of each dictionary by its type code. */
export type DictMap = Readonly<Record<string, readonly DictEntry[]>>;

/**
 * The dictionaries stored by the browser under `opsli:dict` (specification §7), in the token's kind of storage;
 * malformed values are ignored. Removing them removes nothing else.
 */
export function createDictCache(kind: Config['tokenStorage']): Persisted<DictMap> {
  return persisted('opsli:dict', isDictMap, { store: storeOf(kind), prefix: '' });
}

// Not in a cookie: it would be sent with every request and is limited to 4 KB. The kind `cookie` uses local storage.
const storeOf = (kind: Config['tokenStorage']) => (kind === 'session' ? sessionStore : localStore);

/** The dictionary cache configured for this build (`VITE_TOKEN_STORAGE`). */
export const dictCache = createDictCache(config.tokenStorage);

/**
 * When each dictionary of the cache was loaded (milliseconds since 1970); separate from `opsli:dict`, whose form the
 * specification fixes.
 */
export const dictLoadedAt = persisted('dict-loaded-at', isMoments, { store: storeOf(config.tokenStorage) });

function isMoments(value: unknown): value is Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((moment) => typeof moment === 'number');
}

function isDictMap(value: unknown): value is DictMap {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((list) => Array.isArray(list) && list.every(isEntry));
}

function isEntry(value: unknown): value is DictEntry {
  if (typeof value !== 'object' || value === null || !('dictName' in value) || !('dictValue' in value))
    return false;
  return typeof value.dictName === 'string' && typeof value.dictValue === 'string';
}
