import { isOtherMoney, readAmount, readQuantity } from '@/shared/format/amounts';
import type { DecimalMark, ReadAmount } from '@/shared/format/amounts';
import { GOOD_AMOUNTS, isBlankRow } from './bom';
import type { BomDraft, BomRow, GoodAmount } from './bom';

/** The format of a bill's amounts: their decimal sign, and their currency, which is the query's. */
export interface AmountStyle {
  decimal: DecimalMark;
  currency: string;
}

/**
 * Parses a field by its type: a weight is a bare number of kilograms, all others are money in the query's currency.
 */
export function readField(
  field: GoodAmount | 'value' | 'deductible',
  text: string,
  { decimal, currency }: AmountStyle,
): ReadAmount | 'otherCurrency' {
  if (field === 'weightKg') return readQuantity(text, decimal);
  const read = readAmount(text, decimal);
  return typeof read === 'number' && isOtherMoney(text, currency) ? 'otherCurrency' : read;
}

/** Why a field cannot be counted. */
export type FieldProblem =
  | 'missing'
  | 'unreadable'
  | 'otherCurrency'
  | 'negative'
  | 'notPositive'
  | 'aboveValue';

/** The fields of a material that cannot be read; none for a blank row. Only the value is required. */
export function rowProblems(
  row: BomRow,
  style: AmountStyle,
): Partial<Record<'value' | 'deductible' | 'weightKg', FieldProblem>> {
  if (isBlankRow(row)) return {};
  const value = readField('value', row.value, style);
  const deductible = readField('deductible', row.deductible, style);
  const isAbove = typeof value === 'number' && typeof deductible === 'number' && deductible > value;
  return withoutNull({
    value: value === 'blank' ? 'missing' : amountProblem(value),
    deductible: isAbove ? 'aboveValue' : amountProblem(deductible),
    weightKg: amountProblem(readField('weightKg', row.weightKg, style)),
  });
}

/** True for a row that can be counted: its amounts can be read, and no refused cell is left to fill in. */
export const isReadableRow = (row: BomRow, style: AmountStyle): boolean =>
  row.refused === undefined && Object.keys(rowProblems(row, style)).length === 0;

/** The amounts of the good that cannot be read; FOB must be above zero. */
export function goodProblems(
  { amounts, decimal }: BomDraft,
  currency: string,
): Partial<Record<GoodAmount, FieldProblem>> {
  const style = { decimal, currency };
  const problems = GOOD_AMOUNTS.map((key) => [key, amountProblem(readField(key, amounts[key], style))]);
  const fob = readField('fob', amounts.fob, style);
  const fobProblem = fob === 'blank' ? 'missing' : fob === 0 ? 'notPositive' : amountProblem(fob);
  return withoutNull({ ...Object.fromEntries(problems), fob: fobProblem });
}

/** True for a draft whose amounts can all be read, so that it is a good. */
export const isReadableDraft = (draft: BomDraft, currency: string): boolean =>
  Object.keys(goodProblems(draft, currency)).length === 0 &&
  draft.rows.every((row) => isReadableRow(row, { decimal: draft.decimal, currency }));

function amountProblem(read: ReturnType<typeof readField>): FieldProblem | null {
  if (read === 'unreadable' || read === 'otherCurrency') return read;
  return typeof read === 'number' && read < 0 ? 'negative' : null;
}

function withoutNull<K extends string>(
  problems: Record<K, FieldProblem | null>,
): Partial<Record<K, FieldProblem>> {
  const found: Partial<Record<K, FieldProblem>> = {};
  for (const key in problems) {
    const problem = problems[key];
    if (problem !== null) found[key] = problem;
  }
  return found;
}
