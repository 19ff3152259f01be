import { useEffect } from 'react';
import { DEFAULT_LANGUAGE } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { DictEntry } from '@/shared/storage/dict-cache';
import { cachedDictList, dictNameByValue, dictValueByName, getDictList } from './dictionary';
import { entriesIn, useDictionaryStore } from './dictionary-store';

/** A dictionary as a component sees it. */
export interface Dictionary {
  /** In the server's order; [] until loaded. */
  entries: readonly DictEntry[];
  /** The name of a value; null if absent. */
  nameOf: (value: string) => string | null;
  /** The value of a name; null if absent. */
  valueOf: (name: string) => string | null;
  status: 'loading' | 'ready' | 'failed';
  /** True where the names are in the reader's language; the server's are Chinese. */
  isTranslated: boolean;
}

/** The dictionary `typeCode`, loaded on first use; updates when the administration changes it. */
export function useDictionary(typeCode: string): Dictionary {
  const language = useLanguage();
  const available = useDictionaryStore(({ lists }) => entriesIn(lists, typeCode));
  const hasFailed = useDictionaryStore(({ failed }) => failed[typeCode] === true);
  const entries = available ?? cachedDictList(typeCode);
  useEffect(() => {
    // The store records the failure.
    getDictList(typeCode).catch(() => undefined);
  }, [typeCode]);
  const ours = useOurNames(typeCode);
  const translate = (entry: DictEntry) => ({ ...entry, dictName: ours[entry.dictValue] ?? entry.dictName });
  return {
    entries: Object.keys(ours).length > 0 ? entries.map(translate) : entries,
    nameOf: (value) => ours[value] ?? dictNameByValue(typeCode, value),
    valueOf: (name) => dictValueByName(typeCode, name),
    isTranslated: Object.keys(ours).length > 0 || language === DEFAULT_LANGUAGE,
    status: available !== undefined || entries.length > 0 ? 'ready' : hasFailed ? 'failed' : 'loading',
  };
}

/**
 * Our names for the dictionary `no_yes`, in the languages the server has no texts in; all other names are the
 * server's.
 */
function useOurNames(typeCode: string): Readonly<Record<string, string | undefined>> {
  const { t } = useTexts('dictionary');
  const language = useLanguage();
  return typeCode === 'no_yes' && language !== DEFAULT_LANGUAGE ? { '0': t('no'), '1': t('yes') } : {};
}
