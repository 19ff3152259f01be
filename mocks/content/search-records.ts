import type { ContentLanguage } from '@/features/content/content-kind';
import type { FoundContent } from '@/features/content/content-schema';
import { PLACE_NAMES } from '../data/countries/country-names';
import { locales } from '../locale';
import type { MockKind } from './kinds/mock-kind';
import type { StoredRecord } from './store';

/** A text a record is found by. `lang` is null where the language is not known. */
interface Name {
  text: string;
  lang: ContentLanguage | null;
}

/**
 * The records of these kinds that have a name with all words of `text`, the reader's language first; names that begin
 * with it before others, then in the order of the kinds. An edition is found by its importer too.
 */
export function searchRecords(
  kinds: readonly MockKind[],
  text: string,
  language: ContentLanguage,
): FoundContent[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = kinds.flatMap((of) =>
    of.store.records().flatMap((record) => {
      if (record.deletedAt !== null) return [];
      const name = namesOf(of, record, language).find((each) =>
        words.every((word) => folded(each.text).includes(word)),
      );
      return name === undefined ? [] : [foundRecord(of, record, name)];
    }),
  );
  const isLater = ({ name }: FoundContent) => Number(!folded(name).startsWith(words[0] ?? ''));
  return found.toSorted((one, other) => isLater(one) - isLater(other));
}

const foundRecord = ({ kind }: MockKind, { id, state }: StoredRecord, name: Name): FoundContent => ({
  kind: kind.id,
  id,
  name: name.text,
  lang: name.lang,
  state,
});

/** All names of a record, the one in the reader's language first. */
function namesOf({ kind }: MockKind, { values }: StoredRecord, language: ContentLanguage): Name[] {
  const named = kind.fields
    .filter(({ name, text }) => name === kind.name || text === kind.name)
    .flatMap((field): Name[] => {
      const text = values[field.name];
      return text === null || text === undefined
        ? []
        : [{ text: String(text), lang: field.language ?? null }];
    })
    .toSorted((one, other) => Number(other.lang === language) - Number(one.lang === language));
  return kind.id === 'edition' ? [...named, ...importerNames(named, values['importer'], language)] : named;
}

/** The title of an edition after the name of its importer. */
function importerNames([title]: readonly Name[], importer: unknown, language: ContentLanguage): Name[] {
  const names = PLACE_NAMES[String(importer)] ?? {};
  return [language, ...locales].flatMap((lang) => {
    const name = names[lang];
    return name === undefined ? [] : [{ text: title === undefined ? name : `${name} · ${title.text}`, lang }];
  });
}

/** Without case, width and accents of Latin letters. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd');
