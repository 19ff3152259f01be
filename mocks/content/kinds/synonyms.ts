import { fieldIn } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import type { HsSynonym } from '../../data/hs-synonym';
import { locales, type Locale } from '../../locale';
import { publishedRecords } from '../published';
import { createContentStore } from '../store';
import { codesOf, joined } from './values';

type Entry = HsSynonym & { id: string };

let seeds: readonly Entry[] = [];
let published: (() => readonly Entry[]) | null = null;

/** The words are large, so they load when the search or staff first need them. */
export async function loadSynonyms(): Promise<void> {
  if (published !== null) return;
  const { hsSynonyms } = await import('../../data/hs-synonyms');
  seeds = hsSynonyms.map((entry, at) => ({ ...entry, id: `s${at + 1}` }));
  published = publishedRecords(synonymStore, seeds, synonymOfValues);
}

/** The synonyms that staff edit, after `loadSynonyms`. */
export const synonymStore = createContentStore('synonym', () =>
  seeds.map((entry) => ({ id: entry.id, values: valuesOfSynonym(entry) })),
);

/** The synonyms that the search uses today; the same array until one changes. */
export async function publishedSynonyms(): Promise<readonly HsSynonym[]> {
  await loadSynonyms();
  return published?.() ?? [];
}

/** A synonym as staff edit it. */
export const valuesOfSynonym = ({ codes, words }: HsSynonym): ContentValues => ({
  codes: joined(codes),
  ...Object.fromEntries(locales.map((language) => [fieldIn('words', language), joined(words[language])])),
});

/** The synonym that the search uses for these values. */
export function synonymOfValues(id: string, values: ContentValues): Entry {
  const words = (language: Locale) =>
    String(values[fieldIn('words', language)] ?? '')
      .split(/[,，、]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  return {
    id,
    codes: codesOf(values, 'codes'),
    words: Object.fromEntries(locales.map((language) => [language, words(language)])) as Entry['words'],
  };
}
