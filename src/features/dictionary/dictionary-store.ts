import { create } from 'zustand';
import type { DictEntry, DictMap } from '@/shared/storage/dict-cache';

/** The dictionaries in memory, by type code, and those that could not be read. */
interface DictionaryState {
  lists: DictMap;
  failed: Readonly<Record<string, boolean>>;
}

/** What components look at; the rules are in `dictionary.ts`. */
export const useDictionaryStore = create<DictionaryState>()(() => ({ lists: {}, failed: {} }));

/** The entries of `typeCode`; undefined where none are held. A code may be any word, "constructor" too. */
export const entriesIn = (lists: DictMap, typeCode: string): readonly DictEntry[] | undefined =>
  Object.hasOwn(lists, typeCode) ? lists[typeCode] : undefined;
