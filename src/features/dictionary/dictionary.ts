import { dictCache, dictLoadedAt } from '@/shared/storage/dict-cache';
import type { DictEntry, DictMap } from '@/shared/storage/dict-cache';
import { getDictListByCode } from './dictionary-api';
import { entriesIn, useDictionaryStore } from './dictionary-store';

let underWay = new Map<string, Promise<readonly DictEntry[]>>();

/**
 * The entries of a dictionary: from memory, then from the browser (`opsli:dict`), then from the server; [] for an
 * unknown code. Concurrent callers share one request. Data over five minutes old is returned and reloaded in the
 * background, since others change it too. Rejects as the call does.
 */
export async function getDictList(typeCode: string): Promise<readonly DictEntry[]> {
  const cached = cachedDictList(typeCode);
  if (cached.length === 0) return underWay.get(typeCode) ?? fetchList(typeCode);
  if (entriesIn(useDictionaryStore.getState().lists, typeCode) === undefined) cacheInMemory(typeCode, cached);
  if (isStale(typeCode) && !underWay.has(typeCode)) fetchList(typeCode).catch(() => undefined);
  return cached;
}

/** The cached entries, [] if none: the synchronous helper of the specification. */
export function cachedDictList(typeCode: string): readonly DictEntry[] {
  const { lists } = useDictionaryStore.getState();
  return entriesIn(lists, typeCode) ?? entriesIn(dictCache.get() ?? {}, typeCode) ?? [];
}

/** The stored value of a name, from the cache; null if absent. */
export const dictValueByName = (typeCode: string, name: string): string | null =>
  cachedDictList(typeCode).find(({ dictName }) => dictName === name)?.dictValue ?? null;

/** The name of a stored value, from the cache; values are compared as text, null if absent. */
export const dictNameByValue = (typeCode: string, value: string): string | null =>
  cachedDictList(typeCode).find(({ dictValue }) => dictValue === value)?.dictName ?? null;

/** Clears all dictionaries, in memory and in the browser; responses still pending are discarded. */
export function clearDictionary(): void {
  underWay = new Map();
  dictCache.remove();
  dictLoadedAt.remove();
  useDictionaryStore.setState({ lists: {}, failed: {} });
}

/**
 * Reloads these dictionaries if they are cached, after the administration has changed them; everything that shows
 * them updates. On failure the old list is dropped and loaded on next use. Never rejects.
 */
export async function refreshDictLists(typeCodes: readonly string[]): Promise<void> {
  const cached = [...new Set(typeCodes)].filter(
    (code) => cachedDictList(code).length > 0 || underWay.has(code),
  );
  await Promise.all(cached.map((code) => fetchList(code).catch(() => forget(code))));
}

async function fetchList(typeCode: string): Promise<readonly DictEntry[]> {
  const mine = underWay;
  const call = getDictListByCode(typeCode).then((answer) =>
    (answer ?? []).map(({ dictName, dictValue }) => ({ dictName, dictValue })),
  );
  mine.set(typeCode, call);
  // Cleared or requested again in the meantime: discard this response.
  const isLatest = () => underWay === mine && mine.get(typeCode) === call;
  try {
    const entries = await call;
    if (isLatest()) {
      cacheInMemory(typeCode, entries);
      dictCache.set({ ...dictCache.get(), [typeCode]: entries });
      dictLoadedAt.set({ ...dictLoadedAt.get(), [typeCode]: Date.now() });
    }
    return entries;
  } catch (error) {
    if (isLatest()) markFailed(typeCode);
    throw error;
  } finally {
    if (isLatest()) mine.delete(typeCode);
  }
}

const STALE_MS = 5 * 60_000;

/** Also if the browser has no time for it, or the clock has been turned back. */
function isStale(typeCode: string): boolean {
  const moments = dictLoadedAt.get() ?? {};
  const age = Date.now() - (Object.hasOwn(moments, typeCode) ? (moments[typeCode] ?? 0) : 0);
  return age < 0 || age > STALE_MS;
}

function cacheInMemory(typeCode: string, entries: readonly DictEntry[]): void {
  useDictionaryStore.setState(({ lists, failed }) => ({
    lists: { ...lists, [typeCode]: entries },
    failed: { ...failed, [typeCode]: false },
  }));
}

function markFailed(typeCode: string): void {
  useDictionaryStore.setState(({ failed }) => ({ failed: { ...failed, [typeCode]: true } }));
}

function forget(typeCode: string): void {
  const without = (lists: DictMap): DictMap =>
    Object.fromEntries(Object.entries(lists).filter(([code]) => code !== typeCode));
  dictCache.set(without(dictCache.get() ?? {}));
  useDictionaryStore.setState(({ lists }) => ({ lists: without(lists) }));
}
