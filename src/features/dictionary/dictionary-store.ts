import { create } from 'zustand';
import type { DictEntry, DictMap } from '@/shared/storage/dict-cache';

/** The dictionaries in memory, by type code, and those that could not be loaded. */
interface DictionaryState {
  lists: DictMap;
  failed: Readonly<Record<string, boolean>>;
}

/** The state for components; the rules are in `dictionary.ts`. */
export const useDictionaryStore = create<DictionaryState>()(() => ({ lists: {}, failed: {} }));

/** The entries of `typeCode`; undefined if not loaded. A code may be any word, even "constructor". */
export const entriesIn = (lists: DictMap, typeCode: string): readonly DictEntry[] | undefined =>
  Object.hasOwn(lists, typeCode) ? lists[typeCode] : undefined;
