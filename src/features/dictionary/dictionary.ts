import { dictCache, dictLoadedAt } from '@/shared/storage/dict-cache';
import type { DictEntry, DictMap } from '@/shared/storage/dict-cache';
import { getDictListByCode } from './dictionary-api';
import { entriesIn, useDictionaryStore } from './dictionary-store';

let underWay = new Map<string, Promise<readonly DictEntry[]>>();

/**
 * The entries of a dictionary: from memory, then from the browser (`opsli:dict`), then from the server; [] where the
 * code is unknown. Callers at the same time share one call. What was loaded over five minutes ago is given all the same and
 * loaded again behind it, since others change it too. Rejects as the call does.
 */
export async function getDictList(typeCode: string): Promise<readonly DictEntry[]> {
  const cached = cachedDictList(typeCode);
  if (cached.length === 0) return underWay.get(typeCode) ?? fetchList(typeCode);
  if (entriesIn(useDictionaryStore.getState().lists, typeCode) === undefined) keepInMemory(typeCode, cached);
  if (isStale(typeCode) && !underWay.has(typeCode)) fetchList(typeCode).catch(() => undefined);
  return cached;
}

/** The entries that are cached, [] where none are: the synchronous helper of the specification. */
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

/** Forgets all dictionaries, in memory and in the browser; answers still on their way are not kept. */
export function clearDictionary(): void {
  underWay = new Map();
  dictCache.remove();
  dictLoadedAt.remove();
  useDictionaryStore.setState({ lists: {}, failed: {} });
}

/**
 * Reads these dictionaries anew if they are cached, after the administration has changed them: what is shown by them
 * changes everywhere. Where that fails the old list is forgotten and read when it is next asked for. Never rejects.
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
  // Cleared, or asked for anew, in the meantime: this answer is not the one to keep.
  const isLatest = () => underWay === mine && mine.get(typeCode) === call;
  try {
    const entries = await call;
    if (isLatest()) {
      keepInMemory(typeCode, entries);
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

/** Also where the browser does not say when it was, or the clock has been turned back. */
function isStale(typeCode: string): boolean {
  const moments = dictLoadedAt.get() ?? {};
  const age = Date.now() - (Object.hasOwn(moments, typeCode) ? (moments[typeCode] ?? 0) : 0);
  return age < 0 || age > STALE_MS;
}

function keepInMemory(typeCode: string, entries: readonly DictEntry[]): void {
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
