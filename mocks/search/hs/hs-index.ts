import { publishedSynonyms } from '../../content/kinds/synonyms';
import type { HsSynonym } from '../../data/hs-synonym';
import { latinIndex } from './latin-index';
import type { NameIndex } from './name-index';
import { searchNames, type SearchLang } from './search-names';
import { synonymIndex, type SynonymIndex } from './synonym-index';
import { unspacedIndex } from './unspaced-index';

let codes: Promise<readonly string[]> | null = null;

/** All chapters, headings and subheadings in the order of the nomenclature: each before those below it. */
export const allCodes = (): Promise<readonly string[]> =>
  (codes ??= searchNames('en').then((names) => [...names.keys()].sort()));

const indexes = new Map<SearchLang, Promise<NameIndex>>();

/**
 * The names of a language prepared for search. Built on the first search that needs it: other calls need not wait.
 */
export function nameIndex(lang: SearchLang): Promise<NameIndex> {
  const known = indexes.get(lang);
  if (known !== undefined) return known;
  const index = makeIndex(lang);
  indexes.set(lang, index);
  index.catch(() => indexes.delete(lang));
  return index;
}

async function makeIndex(lang: SearchLang): Promise<NameIndex> {
  const [names, all] = [await searchNames(lang), await allCodes()];
  const isUnspaced = lang === 'zh' || lang === 'ja' || lang === 'ko';
  return isUnspaced ? unspacedIndex(lang, names, all) : latinIndex(lang, names, all);
}

let synonyms: { of: readonly HsSynonym[]; index: Promise<SynonymIndex> } | null = null;

/** The everyday words prepared for search, built on the first search and after staff have changed them. */
export async function hsSynonymIndex(): Promise<SynonymIndex> {
  const of = await publishedSynonyms();
  if (synonyms?.of !== of) synonyms = { of, index: synonymIndex(of) };
  return synonyms.index;
}
