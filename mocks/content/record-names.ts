import { textNaming, textsIn, textsOf, type ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { EDITION } from '@/pages/console/editions/edition-kind-schema';
import { PLACE_NAMES } from '../data/countries/country-names';
import { editionNames } from '../editions/edition-names';
import { INDEX_NAMES } from '../data/trade/index-names';
import { locales, pick, type Locale, type Texts } from '../locale';
import { textOf } from './kinds/values';

/**
 * The name of a record in every language it has one: the text that names it, or the fields and texts that do, codes
 * in words, as the console's lists name it. An edition is named by its title. Empty for a record without a name.
 */
export function recordNames(kind: ContentKind, values: ContentValues): Texts {
  if (kind.id === EDITION) return editionNames(values);
  const text = textNaming(kind);
  if (text !== null) return textsIn(kind, values, text);
  const ofTexts = textsOf(kind);
  const naming = [kind.name].flat().flatMap((name) => {
    if (ofTexts.includes(name)) {
      const texts = textsIn(kind, values, name);
      return Object.keys(texts).length === 0 ? [] : [texts];
    }
    const value = textOf(values, name);
    if (value === null) return [];
    const isCode = kind.fields.some((field) => field.name === name && field.type === 'choice');
    return [isCode ? (wordsOf(value) ?? { zh: value }) : { zh: value }];
  });
  return naming.length === 0
    ? {}
    : Object.fromEntries(
        locales.map((locale) => [locale, naming.map((texts) => pick(texts, locale).text).join(' · ')]),
      );
}

/** The name for a reader; the id of a record without one. */
export const shownName = (names: Texts, id: string, locale: Locale) =>
  Object.keys(names).length === 0 ? { text: id, lang: locale } : pick(names, locale);

const wordsOf = (code: string): Texts | undefined => PLACE_NAMES[code] ?? INDEX_NAMES[code];
