import type {
  StandardDetail,
  StandardIndicator,
  StandardRecord,
} from '@/features/standards/standards-schema';
import {
  statusOn,
  type LibraryIndicator,
  type LibraryRelation,
  type LibraryStandard,
  type StandardLibrary,
} from '../data/standards';
import { standardWords } from '../data/standard-words';
import { pick, type Locale } from '../locale';
import { undatedNumber, yearOf } from './standard-numbers';

interface LanguageText {
  text: string;
  lang: string;
}

/** The title in the reader's language, else in English, else as published; null if only the number is known. */
export function titleFor({ titles }: LibraryStandard, locale: Locale): LanguageText | null {
  return inLanguage(titles, [locale, 'en', ...Object.keys(titles)]);
}

/** Number and title in one line; `zxx` if there is only the number. */
export function numberAndTitle(standard: LibraryStandard, locale: Locale): LanguageText {
  const title = titleFor(standard, locale);
  if (title === null) return { text: standard.number, lang: 'zxx' };
  return { text: `${standard.number} ${title.text}`, lang: title.lang };
}

/** The language in which a standard is published, by its country. */
const PUBLISHED_IN: Readonly<Record<string, string>> = { CN: 'zh', JP: 'ja', ID: 'id' };

/** The standard for a reader of `locale`, with its status on `day`. */
export function toRecord(
  standard: LibraryStandard,
  library: StandardLibrary,
  day: string,
  locale: Locale,
): StandardRecord {
  const { id, number, country, body, sector, ics, published, from, confirmed } = standard;
  const title = titleFor(standard, locale);
  const others = [PUBLISHED_IN[country ?? ''] ?? 'en', 'en'].filter((lang) => lang !== title?.lang);
  return {
    id,
    number,
    country,
    body,
    title,
    otherTitle: inLanguage(standard.titles, others),
    sector,
    ics: [...ics],
    status: statusOn(standard, day),
    year: yearOf(number),
    published,
    inForceFrom: from,
    confirmed,
    adoption: standard.adoption,
    codes: [...standard.codes],
    indicatorCount: library.indicatorsOf.get(id)?.length ?? 0,
    url: standard.url,
    mark: standard.mark,
    sourceId: standard.sourceId,
  };
}

/** The standard with all data of the library. */
export function toDetail(
  standard: LibraryStandard,
  library: StandardLibrary,
  day: string,
  locale: Locale,
): StandardDetail {
  const { id, number } = standard;
  const editions = library.editionsOf.get(undatedNumber(number)) ?? [];
  return {
    ...toRecord(standard, library, day, locale),
    relations: (library.relationsOf.get(id) ?? []).map((relation) => toRelation(relation, id, library)),
    indicators: (library.indicatorsOf.get(id) ?? []).map((indicator) => toIndicator(indicator, locale)),
    editions: editions
      .filter((edition) => edition !== standard)
      .toSorted((a, b) => b.number.localeCompare(a.number))
      .map((edition) => ({ id: edition.id, number: edition.number, status: statusOn(edition, day) })),
  };
}

function toRelation(
  { kind, degree, from, to, mark }: LibraryRelation,
  id: string,
  { byId }: StandardLibrary,
): StandardDetail['relations'][number] {
  const other = byId.get(from === id ? to : from);
  return {
    kind,
    degree,
    direction: from === id ? 'out' : 'in',
    otherId: other?.id ?? null,
    number: other?.number ?? '',
    url: null,
    mark,
  };
}

function toIndicator(
  { standardId: _standard, ...indicator }: LibraryIndicator,
  locale: Locale,
): StandardIndicator {
  const { name, productClass, note } = indicator;
  return {
    ...indicator,
    name: pick(standardWords(name), locale),
    productClass: productClass === null ? null : pick(standardWords(productClass), locale),
    note: note === null ? null : { text: note, lang: 'en' },
  };
}

function inLanguage(titles: LibraryStandard['titles'], languages: readonly string[]): LanguageText | null {
  const lang = languages.find((code) => titles[code] !== undefined);
  return lang === undefined ? null : { text: titles[lang] ?? '', lang };
}
