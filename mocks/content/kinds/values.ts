import { fieldIn } from '@/features/content/content-kind';
import { choicesIn } from '@/features/content/content-entries';
import type { ContentValues } from '@/features/content/content-schema';
import { locales, type Texts } from '../../locale';

/** The fields of a text in several languages. */
export const textFields = (text: string, texts: Texts | null | undefined): ContentValues =>
  Object.fromEntries(locales.map((language) => [fieldIn(text, language), texts?.[language] ?? null]));

/** A text in the languages it has; null for none. */
export function textsIn(values: ContentValues, text: string): Texts | null {
  const texts = locales.flatMap((language) => {
    const value = textOf(values, fieldIn(text, language));
    return value === null ? [] : [[language, value] as const];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

/** The text of a field; null if it is empty. */
export function textOf(values: ContentValues, field: string): string | null {
  const value = values[field] ?? null;
  return value === null || value === '' ? null : String(value);
}

/** The codes of a field of type `choices`. */
export const codesOf = (values: ContentValues, field: string): string[] => choicesIn(values[field]);

/** The value of a choice that the checks have already accepted. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the checks have settled which
export const choiceOf = <Choice extends string>(values: ContentValues, field: string): Choice =>
  String(values[field] ?? '') as Choice;

/** The field of a kind that consists of rows. */
export function rowsField<Field extends { name: string }>(fields: readonly Field[], name: string): Field {
  const field = fields.find((each) => each.name === name);
  if (field === undefined) throw new RangeError(`No field "${name}"`);
  return field;
}

/** A list of codes as the text of a field; null for none. */
export const joined = (codes: readonly string[] | undefined): string | null =>
  codes === undefined || codes.length === 0 ? null : codes.join(',');

/** The number of a field; null if it is empty. */
export function numberOf(values: ContentValues, field: string): number | null {
  const text = textOf(values, field);
  return text === null ? null : Number(text);
}
