import type { Good, Material } from '@/domain/rcep';
import { isOtherMoney, readAmount, readQuantity } from '@/shared/format/amounts';
import type { DecimalMark, ReadAmount } from '@/shared/format/amounts';
import { GOOD_AMOUNTS, isBlankRow } from './bom';
import type { BomDraft, BomRow, ChosenEdition, GoodAmount } from './bom';
import { statusOf } from './row-status';

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
  'missing' | 'unreadable' | 'otherCurrency' | 'negative' | 'notPositive' | 'aboveValue';

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

/** The context of the good: six-digit code and edition, exporter, Parties to cumulate with, and currency. */
export interface GoodContext {
  currency: string;
  hs: string;
  hsEdition: Good['hsEdition'];
  exporter: string;
  cumulationParties: string[];
}

/** A draft as domain input; `rows[i]` is the row of the draft that `good.materials[i]` comes from. */
export interface ReadBom {
  good: Good;
  rows: number[];
}

/** The good of a draft, or null while any amount is invalid: leaving out a material would flatter the result. */
export function readBom(draft: BomDraft, { currency, ...context }: GoodContext): ReadBom | null {
  if (Object.keys(goodProblems(draft, currency)).length > 0) return null;
  const style = { decimal: draft.decimal, currency };
  const rows: number[] = [];
  const materials: Material[] = [];
  for (const [index, row] of draft.rows.entries()) {
    const { material, isReadable } = readRow(row, style);
    if (!isReadable) return null;
    if (material === null) continue;
    rows.push(index);
    materials.push(material);
  }
  const amount = (key: GoodAmount) => number(key, draft.amounts[key], style);
  return {
    rows,
    good: {
      ...context,
      fob: amount('fob') ?? 0,
      weightKg: amount('weightKg'),
      directLabour: amount('directLabour'),
      directOverhead: amount('directOverhead'),
      profit: amount('profit'),
      otherCost: amount('otherCost'),
      onlyMinimalOperations: draft.onlyMinimalOperations,
      whollyObtained: draft.whollyObtained,
      chemicalReaction: draft.chemicalReaction === 'unknown' ? undefined : draft.chemicalReaction === 'yes',
      materials,
    },
  };
}

interface ReadRow extends AmountStyle {
  isReadable: boolean;
  material: Material | null;
}

/** Rows are immutable, so the parsed row can be cached by identity. */
const readRows = new WeakMap<BomRow, ReadRow>();

function readRow(row: BomRow, style: AmountStyle): ReadRow {
  const known = readRows.get(row);
  if (known?.decimal === style.decimal && known.currency === style.currency) return known;
  const isReadable = isReadableRow(row, style);
  const read = {
    ...style,
    isReadable,
    material: isReadable && !isBlankRow(row) ? materialOf(row, style) : null,
  };
  readRows.set(row, read);
  return read;
}

function materialOf(row: BomRow, style: AmountStyle): Material {
  const status = statusOf(row);
  return {
    name: row.name.trim(),
    hs: row.hs.normalize('NFKC').trim(),
    hsEdition: editionOf(row.hsEdition),
    value: number('value', row.value, style) ?? 0,
    deductible: number('deductible', row.deductible, style),
    weightKg: number('weightKg', row.weightKg, style),
    originating: status === 'unknown' ? 'unknown' : status === 'yes',
    origin: row.origin === '' ? undefined : row.origin,
    role: row.role,
  };
}

function editionOf(edition: ChosenEdition): Material['hsEdition'] {
  if (edition === '') return undefined;
  return edition === '2012' ? 2012 : edition === '2017' ? 2017 : 2022;
}

function number(...field: Parameters<typeof readField>): number | undefined {
  const read = readField(...field);
  return typeof read === 'number' ? read : undefined;
}

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
