import type { Area } from '@/shared/i18n/areas';
import { LANGUAGES, type Language } from '@/shared/i18n/languages';
import type { ContentValue, ContentValues } from './content-schema';

/**
 * How a field is entered. `choices` are codes joined by commas; `rows` is one entry to a line, its parts separated
 * by ` | `; `html` is sanitised; `partialDate` is `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; `record` is the id of another record.
 */
type FieldType =
  | 'text'
  | 'longText'
  | 'html'
  | 'choice'
  | 'choices'
  | 'date'
  | 'partialDate'
  | 'url'
  | 'number'
  | 'rows'
  | 'record';

/** One field of a kind. Its label is `field.<kind>.<name>` in the area `content`, or `labelKey`. */
export interface ContentField {
  name: string;
  labelKey?: 'publish.from';
  type: FieldType;
  required?: boolean;
  /** True for an amount, unlike a year: shown with separators of thousands, and flush right in lists. */
  isQuantity?: boolean;
  /** At most this many bytes of UTF-8. */
  max?: number;
  /** The value of a part with which a new row begins; without it the part is empty. */
  start?: string;
  /** The values of a choice. */
  options?: readonly string[];
  /** What the value follows in the key of an option's text, such as `law:kind.`; of several the first that has the text. */
  optionTexts?: string | readonly string[];
  /** The form of the text, or of each entry of `choices`. */
  pattern?: RegExp;
  /** The parts of an entry of `rows`; each is a field of its own. */
  parts?: readonly ContentField[];
  /** The kind whose records a field of type `record` names. */
  of?: string;
  /** Set for a text in one of several languages: `title` of `titleZh`. */
  text?: string;
  language?: Language;
}

/** What follows from the values of a record on a day (`yyyy-MM-dd`): shown in its list and filtered by, never entered. */
export interface DerivedField extends ContentField {
  derive: (values: ContentValues, day: string) => string | number | null;
}

/** The description of a kind of content, from which list, form, import, export and checks follow. */
export interface ContentKind {
  id: string;
  fields: readonly ContentField[];
  derived?: readonly DerivedField[];
  /** The field, or the text in six languages, that names a record; of several all, in this order. */
  name: string | readonly string[];
  /** A text in six languages whose original has fields of its own: it replaces the translation into its language. */
  original?: OriginalText;
  /** True if the texts in six languages are words to match, never shown: none is missing, and none replaces another. */
  areTextsMatched?: boolean;
  /** Fields and texts shown in the list, besides name, state and time. */
  columns: readonly string[];
  /** Columns that are hidden until a user chooses them; `missing` is that of the missing languages. */
  optionalColumns?: readonly string[];
  /** Fields and texts the list is filtered by: choices by value, others by a part of the text. */
  filters: readonly string[];
  /** Areas of texts that its options and its preview need, besides `content` and `countries`. */
  areas: readonly Area[];
}

/** The text in six languages, and the fields of its original and of the language of that; without one it is English. */
export interface OriginalText {
  of: string;
  field: string;
  language: string;
}

/** The field of a kind that says whether a record was verified: of a case that of its last steps. */
export const markFieldOf = (kind: string): 'mark' | 'laterMark' =>
  kind === 'riskCase' ? 'laterMark' : 'mark';

/** A text in the six languages, one field each; those in `required` may not be empty. */
export function inLanguages(
  text: string,
  field: Omit<ContentField, 'name' | 'required'>,
  required: readonly Language[] = [],
): ContentField[] {
  return LANGUAGES.map((language) => ({
    ...field,
    name: fieldIn(text, language),
    text,
    language,
    ...(required.includes(language) && { required: true }),
  }));
}

/** The field of a text in a language: `titleZh`. */
export const fieldIn = (text: string, language: Language): string =>
  `${text}${language.charAt(0).toUpperCase()}${language.slice(1)}`;

/** The texts of a kind that exist in six languages. */
export const textsOf = (kind: ContentKind): string[] => [
  ...new Set(kind.fields.flatMap(({ text }) => text ?? [])),
];

/** True for a kind with texts that visitors read, in their language or in another that replaces it. */
export const isTranslated = (kind: ContentKind): boolean =>
  kind.areTextsMatched !== true && textsOf(kind).length > 0;

const filled = (value: ContentValue): boolean =>
  value !== undefined && value !== null && String(value).trim() !== '';

/** The languages in which a text is missing that another language has. */
export function missingLanguages(kind: ContentKind, values: ContentValues): Language[] {
  const begun = (isTranslated(kind) ? textsOf(kind) : [])
    .map((text) => textsIn(kind, values, text))
    .filter((texts) => Object.keys(texts).length > 0);
  return LANGUAGES.filter((language) => begun.some((texts) => texts[language] === undefined));
}

/** A title as it was given, with its language, which may be none of the site's. */
interface Original {
  text: string;
  lang: string;
}

/** The texts by language, with the original in place of a translation into its language. */
export const withOriginal = <Texts extends Readonly<Record<string, string | undefined>>>(
  texts: Texts,
  original: Original | null,
): Texts => (original === null ? texts : { ...texts, [original.lang]: original.text });

/** The original of a text; null if it has none, or none is filled in. */
export function originalOf(kind: ContentKind, values: ContentValues, text: string): Original | null {
  const { original } = kind;
  if (original?.of !== text || !filled(values[original.field])) return null;
  const lang = values[original.language];
  return { text: String(values[original.field]), lang: filled(lang) ? String(lang) : 'en' };
}

/** A text in the languages visitors may read it in, its original in the place of a translation. */
export function textsIn(
  kind: ContentKind,
  values: ContentValues,
  text: string,
): Partial<Record<Language, string>> {
  const original = originalOf(kind, values, text);
  const translated = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const value = values[fieldIn(text, language)];
      return filled(value) ? [[language, String(value)] as const] : [];
    }),
  );
  return withOriginal(translated, LANGUAGES.some((each) => each === original?.lang) ? original : null);
}

/** A text as visitors read it: in their language, else English, else Chinese, else any; null if there is none. */
export function textFor(
  kind: ContentKind,
  values: ContentValues,
  text: string,
  language: Language,
): { text: string; lang: Language } | null {
  const texts = textsIn(kind, values, text);
  const order: Language[] = [language, 'en', 'zh', ...LANGUAGES];
  const lang = order.find((each) => texts[each] !== undefined);
  return lang === undefined ? null : { text: texts[lang] ?? '', lang };
}

/** The text in six languages that alone names the records of a kind; null if fields do, or several of both. */
export function textNaming(kind: ContentKind): string | null {
  const { name } = kind;
  return typeof name === 'string' && textsOf(kind).includes(name) ? name : null;
}

/** The plain field that names the records of a kind; null if a text in six languages does, or several fields. */
export const fieldNaming = (kind: ContentKind): string | null =>
  typeof kind.name === 'string' && textNaming(kind) === null ? kind.name : null;

/**
 * The fields of which one at least must be filled for a record to have a name, the first to fill first: those of its text
 * where it has one, since the codes beside it do not tell one record from another.
 */
export function namingFields(kind: ContentKind): ContentField[] {
  const names = [kind.name].flat();
  const ofText = kind.fields.filter(({ text }) => text !== undefined && names.includes(text));
  return ofText.length > 0 ? ofText : kind.fields.filter(({ name }) => names.includes(name));
}

/**
 * The values of the kind's fields only: all of them, trimmed, null where empty. A figure is a number, whether it was typed,
 * read from a file or saved; what is none stays text, for the checks to refuse.
 */
export function valuesOfKind(kind: ContentKind, values: Readonly<Record<string, unknown>>): ContentValues {
  return Object.fromEntries(kind.fields.map(({ name, type }) => [name, cleaned(type, values[name])]));
}

function cleaned(type: FieldType, value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return null;
  return type === 'number' && isExactNumber(text) ? Number(text) : text;
}

/** Digits beyond the fifteenth would be lost; a very small figure would be written with an exponent. */
const isExactNumber = (text: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(text) && text.length <= 15 && !String(Number(text)).includes('e');

/** The fields in which two sets of values differ, with the values of each; null for both if none does. */
export function changedFields(before: ContentValues | null, after: ContentValues | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => (before?.[name] ?? null) !== (after?.[name] ?? null));
  const of = (values: ContentValues | null): ContentValues | null =>
    values === null || changed.length === 0
      ? null
      : Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: of(before), after: of(after) };
}

/** True if two sets of values are the same, in whatever order; an empty field is one that is missing. Null is none at all. */
export const hasSameValues = (one: ContentValues | null, other: ContentValues | null): boolean =>
  one === null || other === null ? one === other : changedFields(one, other).after === null;
