import { formatNumber } from '@/shared/format/number';
import { LANGUAGE_NAMES, type Language } from '@/shared/i18n/languages';
import type { TextFunction, TextKey } from '@/shared/i18n/text-keys';
import { rowProblemsOf, type ContentProblem, type FieldProblem } from '../content-checks';
import { choicesIn, rowsIn } from '../content-entries';
import { textFor, textNaming, textsOf, type ContentField, type ContentKind } from '../content-kind';
import type { ContentValue, ContentValues } from '../content-schema';
import { choiceRefusal, type Refusal, ruleName } from './refusal';

/** The words of a kind: labels of its fields, and its values as they are shown. */
export interface KindWords {
  /** The label of a field, or of a text in six languages. */
  label: (name: string) => string;
  /** The label of a part of an entry of `rows`. */
  partLabel: (field: ContentField, part: ContentField) => string;
  /** What a field, or a part of its rows, takes; undefined if that needs no words. */
  hint: (field: ContentField, part?: ContentField) => string | undefined;
  /** The label of one language's field: 标题（日本語）. */
  fieldLabel: (field: ContentField) => string;
  options: (field: ContentField) => { value: string; label: string }[];
  /** Why the value of a field, or of a part of its rows, is refused, as the text of a rule; of a choice with the allowed ones. */
  refusal: (field: ContentField, problem: ContentProblem, value: ContentValue) => Refusal;
  /** The same in words. */
  reason: (field: ContentField, problem: ContentProblem, value: ContentValue) => string;
  /** The first part of its rows that is refused: the number of the row from 1, the part, and why; null for none. */
  rowProblem: (
    field: ContentField,
    value: ContentValue,
  ) => { number: number; part: string; reason: string } | null;
  /** Why the value of a field is refused, of rows also where. */
  problem: (found: FieldProblem, value: ContentValue) => string;
  /** An entry of `rows` in words, on one line. */
  rowShown: (field: ContentField, row: Readonly<Record<string, string>>) => string;
  /** The name of a record: the texts that name it in the reader's language, and the fields, in words. */
  name: (values: ContentValues) => string;
  /** What the name of a record is called: the labels of the fields that name it, else “name”. */
  nameLabel: string;
  /** A value in words, the entries of `rows` on a line each; null if it is empty. */
  shown: (field: ContentField, value: ContentValue) => string | null;
}

/** The text of an option; its code if it has none. */
function optionText(t: TextFunction<'content'>, { optionTexts }: ContentField, value: string): string {
  if (optionTexts === undefined) return value;
  const texts = [optionTexts]
    .flat()
    .map((start) => t(`${start}${value}` as TextKey<'content'>, { defaultValue: '' }));
  return texts.find((text) => text !== '') ?? value;
}

/** With all its decimals; what is no number, as in a draft, stays as entered. */
function quantityShown(value: string, reader: Language): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  return Number.isFinite(Number(value)) ? formatNumber(Number(value), reader, decimals) : value;
}

/** The words of a kind in the texts of `t`, which must have its areas; `reader` is their language. */
export function kindWords(kind: ContentKind, t: TextFunction<'content'>, reader: Language): KindWords {
  const label = (name: string) => t(`field.${kind.id}.${name}` as TextKey<'content'>);
  // A list shows the same few options in all its rows.
  const known = new Map<string, string>();
  const option = (field: ContentField, value: string) => {
    const key = `${field.name}.${value}`;
    const text = known.get(key) ?? optionText(t, field, value);
    known.set(key, text);
    return text;
  };
  const shown: KindWords['shown'] = (field, value) => {
    if (value === null || value === undefined || value === '') return null;
    switch (field.type) {
      case 'choice':
        return option(field, String(value));
      case 'choices':
        return choicesIn(value)
          .map((one) => option(field, one))
          .join(t('comma'));
      case 'rows':
        return rowsIn(field, value)
          .map((row) => rowShown(field, row))
          .join('\n');
      case 'number':
        return field.isQuantity === true ? quantityShown(String(value), reader) : String(value);
      default:
        return String(value);
    }
  };
  const rowShown: KindWords['rowShown'] = (field, row) =>
    (field.parts ?? []).flatMap((part) => shown(part, row[part.name]?.trim()) ?? []).join(' · ');
  const partLabel: KindWords['partLabel'] = (field, part) =>
    t(`partOf.${kind.id}.${field.name}.${part.name}` as TextKey<'content'>);
  const options: KindWords['options'] = (field) =>
    (field.options ?? []).map((value) => ({ value, label: option(field, value) }));
  const refusal: KindWords['refusal'] = (field, problem, value) =>
    problem === 'option'
      ? choiceRefusal(field, value, options(field), t('comma'))
      : { key: `content:rule.${ruleName(field, problem)}`, values: { max: field.max ?? 0 } };
  const reason: KindWords['reason'] = (field, problem, value) => {
    const { key, values } = refusal(field, problem, value);
    return t(key, values);
  };
  const rowProblem: KindWords['rowProblem'] = (field, value) => {
    const [first] = rowProblemsOf(field, value);
    if (first === undefined) return null;
    const { row, part, problem, text } = first;
    return { number: row + 1, part: partLabel(field, part), reason: reason(part, problem, text) };
  };
  return {
    label,
    partLabel,
    refusal,
    reason,
    rowProblem,
    problem: ({ field, problem }, value) => {
      const inRow = problem === 'parts' ? rowProblem(field, value) : null;
      return inRow === null ? reason(field, problem, value) : t('rule.inRow', inRow);
    },
    fieldLabel: ({ name, labelKey, text, language }) =>
      text === undefined || language === undefined
        ? labelKey === undefined
          ? label(name)
          : t(labelKey)
        : t('inLanguage', { field: label(text), language: LANGUAGE_NAMES[language] }),
    options,
    hint: ({ name, type }, part) =>
      t(
        (part === undefined
          ? `hint.${kind.id}.${name}`
          : `partHint.${kind.id}.${name}.${part.name}`) as TextKey<'content'>,
        { defaultValue: (part?.type ?? type) === 'partialDate' ? t('partialDateHint') : '' },
      ) || undefined,
    rowShown,
    name: (values) => {
      const texts = textsOf(kind);
      const partOf = (name: string) => {
        if (texts.includes(name)) return textFor(kind, values, name, reader)?.text ?? null;
        const field = kind.fields.find((each) => each.name === name);
        return field === undefined ? null : shown(field, values[name]);
      };
      return [kind.name]
        .flat()
        .flatMap((name) => partOf(name) ?? [])
        .join(' · ');
    },
    nameLabel: textNaming(kind) === null ? [kind.name].flat().map(label).join(' · ') : t('column.name'),
    shown,
  };
}
