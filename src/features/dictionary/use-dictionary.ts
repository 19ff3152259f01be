import { useEffect } from 'react';
import type { DictEntry } from '@/shared/storage/dict-cache';
import { cachedDictList, dictNameByValue, dictValueByName, getDictList } from './dictionary';
import { entriesIn, useDictionaryStore } from './dictionary-store';

/** A dictionary as a component sees it. */
export interface Dictionary {
  /** In the server's order; [] until they are there. */
  entries: readonly DictEntry[];
  /** The name of a value; null if absent. */
  nameOf: (value: string) => string | null;
  /** The value of a name; null if absent. */
  valueOf: (name: string) => string | null;
  status: 'loading' | 'ready' | 'failed';
}

/** The dictionary `typeCode`, read when it is first needed; follows what the administration changes. */
export function useDictionary(typeCode: string): Dictionary {
  const held = useDictionaryStore(({ lists }) => entriesIn(lists, typeCode));
  const hasFailed = useDictionaryStore(({ failed }) => failed[typeCode] === true);
  const entries = held ?? cachedDictList(typeCode);
  useEffect(() => {
    // The failure stands in the store.
    getDictList(typeCode).catch(() => undefined);
  }, [typeCode]);
  return {
    entries,
    nameOf: (value) => dictNameByValue(typeCode, value),
    valueOf: (name) => dictValueByName(typeCode, name),
    status: held !== undefined || entries.length > 0 ? 'ready' : hasFailed ? 'failed' : 'loading',
  };
}
