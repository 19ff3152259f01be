import { choicesIn, rowsIn, typedRowsIn } from './content-entries';
import { namingFields, type ContentField, type ContentKind } from './content-kind';
import type { ContentValue, ContentValues } from './content-schema';

/** Why a value is refused. */
export type ContentProblem =
  | 'required'
  | 'format'
  | 'url'
  | 'option'
  | 'date'
  | 'number'
  | 'tooLong'
  | 'parts'
  | 'named';

/** The code of each problem in the back end's answer. */
export const PROBLEM_CODES: Readonly<Record<ContentProblem, number>> = {
  required: 9800,
  named: 9800,
  format: 9802,
  option: 9802,
  date: 9802,
  number: 9802,
  parts: 9802,
  url: 9818,
  tooLong: 9830,
};

/** The first problem of a value; null if it has none. Only `required` refuses an empty value. */
export function problemOf(field: ContentField, value: ContentValue): ContentProblem | null {
  const text = String(value ?? '').trim();
  if (text === '') return field.required === true ? 'required' : null;
  if (field.max !== undefined && new TextEncoder().encode(text).length > field.max) return 'tooLong';
  return problemOfType(field, text);
}

function problemOfType(field: ContentField, text: string): ContentProblem | null {
  const fits = (one: string) => field.pattern === undefined || field.pattern.test(one);
  const isOption = (one: string) => field.options === undefined || field.options.includes(one);
  switch (field.type) {
    case 'choice':
      return isOption(text) ? null : 'option';
    case 'choices': {
      const chosen = choicesIn(text);
      if (!chosen.every(isOption)) return 'option';
      return chosen.every(fits) ? null : 'format';
    }
    case 'date':
      return isDayText(text) ? null : 'date';
    case 'partialDate':
      return isPartialDay(text) ? null : 'date';
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) && fits(text) ? null : 'number';
    case 'url':
      return /^https?:\/\/\S+$/.test(text) ? null : 'url';
    case 'rows':
      return areRowsGood(field, text) ? null : 'parts';
    case 'text':
    case 'longText':
    case 'html':
    case 'record':
      return fits(text) ? null : 'format';
  }
}

function areRowsGood(field: ContentField, text: string): boolean {
  const parts = field.parts ?? [];
  const isWhole = text
    .split('\n')
    .every((line) => line.trim() === '' || line.split('|').length <= parts.length);
  return isWhole && rowProblemsOf(field, text).length === 0;
}

/** A part of a row that is refused; `row` counts from 0, as the form shows them. */
export interface RowProblem {
  row: number;
  part: ContentField;
  /** What is refused. */
  text: string;
  problem: ContentProblem;
}

/** The invalid parts of a field of type `rows`, row by row. A new row of one part, at an end of the text, is none yet. */
export function rowProblemsOf(field: ContentField, value: ContentValue): RowProblem[] {
  const whole = String(value ?? '');
  const before = typedRowsIn(field, whole).length - typedRowsIn(field, whole.trimStart()).length;
  return rowsIn(field, whole).flatMap((row, at) =>
    (field.parts ?? []).flatMap((part) => {
      const text = row[part.name] ?? '';
      const problem = problemOf(part, text);
      return problem === null ? [] : [{ row: before + at, part, text, problem }];
    }),
  );
}

const isPartialDay = (text: string): boolean => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || isDayText(text);

/** A day of the calendar as `yyyy-MM-dd`. */
function isDayText(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A field of a record that is refused. */
export interface FieldProblem {
  field: ContentField;
  problem: ContentProblem;
}

/** The invalid fields of a record that is to be published, empty required ones included. */
export const problemsOf = (kind: ContentKind, values: ContentValues): FieldProblem[] =>
  kind.fields.flatMap((field) => {
    const problem = problemOf(field, values[field.name]);
    return problem === null ? [] : [{ field, problem }];
  });

/** The first invalid field of a record that is to be published. */
export const firstProblemOf = (kind: ContentKind, values: ContentValues): FieldProblem | null =>
  problemsOf(kind, values)[0] ?? null;

/**
 * The problems for which not even a draft is saved: values of a wrong form, or no name in any language, without which
 * colleagues would not find the draft. Other fields may be empty.
 */
export function draftProblemsOf(kind: ContentKind, values: ContentValues): FieldProblem[] {
  const wrong = problemsOf(kind, values).filter(({ problem }) => problem !== 'required');
  const naming = namingFields(kind);
  const [first] = naming;
  const isNamed = naming.some(({ name }) => String(values[name] ?? '').trim() !== '');
  return isNamed || first === undefined ? wrong : [...wrong, { field: first, problem: 'named' }];
}
