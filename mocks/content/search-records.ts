import type { FoundContent } from '@/features/content/content-schema';
import { PLACE_NAMES } from '../data/countries/country-names';
import { locales, type Locale, type Texts } from '../locale';
import type { MockKind } from './kinds/mock-kind';
import { textOf } from './kinds/values';
import { recordNames } from './record-names';
import type { StoredRecord } from './store';

type Name = FoundContent['name'];

/**
 * The records of these kinds that have a name with all words of `text`, the reader's language first; names that begin
 * with it before others, then in the order of the kinds. An edition is found by its importer too.
 */
export function searchRecords(kinds: readonly MockKind[], text: string, language: Locale): FoundContent[] {
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
  const isLater = ({ name }: FoundContent) => Number(!folded(name.text).startsWith(words[0] ?? ''));
  return found.toSorted((one, other) => isLater(one) - isLater(other));
}

const foundRecord = ({ kind }: MockKind, { id, state }: StoredRecord, name: Name): FoundContent => ({
  kind: kind.id,
  id,
  name,
  state,
});

/** All names of a record, the one in the reader's language first; an edition's title after its importer too. */
function namesOf({ kind }: MockKind, { values }: StoredRecord, language: Locale): Name[] {
  const names = recordNames(kind, values);
  if (kind.id !== 'edition') return inOrder(names, language);
  const titles = inOrder(names, language);
  const importers = inOrder(PLACE_NAMES[String(values['importer'])] ?? {}, language);
  const printed = textOf(values, 'title');
  return [
    ...titles,
    ...importers.flatMap(({ text, lang }) =>
      [...titles.map((title) => title.text), ...(printed === null ? [] : [printed])].map((title) => ({
        text: `${text} · ${title}`,
        lang,
      })),
    ),
  ];
}

/** The different texts, the one in the reader's language first. */
function inOrder(texts: Texts, language: Locale): Name[] {
  const all = [language, ...locales].flatMap((lang): Name[] => {
    const text = texts[lang];
    return text === undefined ? [] : [{ text, lang }];
  });
  return all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at);
}

/** Without case, width and accents of Latin letters. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd');
