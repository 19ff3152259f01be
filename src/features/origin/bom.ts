import type { Good, Material, MaterialRole } from '@/domain/rcep';
import { readAmount, readQuantity } from '@/shared/format/amounts';
import type { DecimalMark, ReadAmount } from '@/shared/format/amounts';

/** What a material is to the good (Articles 3.8 to 3.10), in the order in which it is offered. */
export const MATERIAL_ROLES = [
  'material',
  'retailPackaging',
  'transportPacking',
  'accessory',
  'indirect',
] as const satisfies readonly MaterialRole[];

/** An answer the reader may not have. */
export const ANSWERS = ['yes', 'no', 'unknown'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The editions of the HS a material's code may be of; the domain's numbers as they are chosen in a form. */
export const HS_EDITIONS = ['2012', '2017', '2022'] as const;

/** An edition as chosen; empty: that of the good. */
type ChosenEdition = '' | (typeof HS_EDITIONS)[number];

/** One material as typed: amounts, code and weight stay text, so that nothing is lost on bad input. `origin` is ISO 3166-1 alpha-2 or empty. */
export interface BomRow {
  name: string;
  hs: string;
  hsEdition: ChosenEdition;
  value: string;
  deductible: string;
  weightKg: string;
  originating: Answer;
  origin: string;
  role: MaterialRole;
}

/** Amounts of the good itself, as typed, in the currency of the query; `weightKg` in kilograms. */
export const GOOD_AMOUNTS = [
  'fob',
  'directLabour',
  'directOverhead',
  'profit',
  'otherCost',
  'weightKg',
] as const;
export type GoodAmount = (typeof GOOD_AMOUNTS)[number];

/** A bill of materials as the reader keeps it for one six-digit code. `isSample`: made up to play with. */
export interface BomDraft {
  decimal: DecimalMark;
  amounts: Record<GoodAmount, string>;
  whollyObtained: boolean;
  onlyMinimalOperations: boolean;
  chemicalReaction: Answer;
  /** Whether the line stands in the importer's Appendix on tariff differentials, as the reader says (Article 2.6.3). */
  appendix: Answer;
  isSample: boolean;
  rows: BomRow[];
}

/** Most rows a bill of materials may have. */
export const MAX_BOM_ROWS = 5_000;

/** Reads a field by what it holds: a weight is a bare number of kilograms, all others are money. */
export const readField = (
  field: GoodAmount | 'value' | 'deductible',
  text: string,
  decimal: DecimalMark,
): ReadAmount => (field === 'weightKg' ? readQuantity(text, decimal) : readAmount(text, decimal));

/** A row with nothing in it. */
export const emptyRow = (): BomRow => ({
  name: '',
  hs: '',
  hsEdition: '',
  value: '',
  deductible: '',
  weightKg: '',
  originating: 'unknown',
  origin: '',
  role: 'material',
});

/** A draft with nothing in it. */
export const emptyDraft = (decimal: DecimalMark): BomDraft => ({
  decimal,
  amounts: { fob: '', directLabour: '', directOverhead: '', profit: '', otherCost: '', weightKg: '' },
  whollyObtained: false,
  onlyMinimalOperations: false,
  chemicalReaction: 'unknown',
  appendix: 'unknown',
  isSample: false,
  rows: [],
});

/** True for a row that says nothing yet: it is kept but not counted. */
export const isBlankRow = (row: BomRow) =>
  [row.name, row.hs, row.value, row.deductible, row.weightKg, row.origin].every((text) => text.trim() === '');

/** True for a draft that holds nothing of the reader's. */
export const isEmptyDraft = (draft: BomDraft) =>
  draft.rows.every(isBlankRow) &&
  Object.values(draft.amounts).every((text) => text.trim() === '') &&
  !draft.whollyObtained;

/** Why a field cannot be counted. */
export type FieldProblem = 'missing' | 'unreadable' | 'negative' | 'notPositive' | 'aboveValue';

/** The fields of a material that cannot be read; a blank row has none. A value is needed, all else may be absent. */
export function rowProblems(
  row: BomRow,
  decimal: DecimalMark,
): Partial<Record<'value' | 'deductible' | 'weightKg', FieldProblem>> {
  if (isBlankRow(row)) return {};
  const value = readField('value', row.value, decimal);
  const deductible = readField('deductible', row.deductible, decimal);
  const isAbove = typeof value === 'number' && typeof deductible === 'number' && deductible > value;
  return withoutNull({
    value: value === 'blank' ? 'missing' : amountProblem(value),
    deductible: isAbove ? 'aboveValue' : amountProblem(deductible),
    weightKg: amountProblem(readField('weightKg', row.weightKg, decimal)),
  });
}

/** The amounts of the good that cannot be read; FOB must be above zero. */
export function goodProblems(draft: BomDraft): Partial<Record<GoodAmount, FieldProblem>> {
  const problems = GOOD_AMOUNTS.map((key) => [
    key,
    amountProblem(readField(key, draft.amounts[key], draft.decimal)),
  ]);
  const fob = readField('fob', draft.amounts.fob, draft.decimal);
  const fobProblem = fob === 'blank' ? 'missing' : fob === 0 ? 'notPositive' : amountProblem(fob);
  return withoutNull({ ...Object.fromEntries(problems), fob: fobProblem });
}

/** What the good is asked about: six-digit code and edition, who exports it, whose materials may be cumulated. */
export interface GoodContext {
  hs: string;
  hsEdition: Good['hsEdition'];
  exporter: string;
  cumulationParties: string[];
}

/** A draft as the domain reads it; `rows[i]` is the row of the draft that `good.materials[i]` comes from. */
export interface ReadBom {
  good: Good;
  rows: number[];
}

/** The good of a draft, or null while any amount cannot be read: a material left out would flatter the result. */
export function readBom(draft: BomDraft, context: GoodContext): ReadBom | null {
  if (Object.keys(goodProblems(draft)).length > 0) return null;
  const rows: number[] = [];
  const materials: Material[] = [];
  for (const [index, row] of draft.rows.entries()) {
    const { material, isReadable } = readRow(row, draft.decimal);
    if (!isReadable) return null;
    if (material === null) continue;
    rows.push(index);
    materials.push(material);
  }
  const amount = (key: GoodAmount) => number(key, draft.amounts[key], draft.decimal);
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

interface ReadRow {
  decimal: DecimalMark;
  isReadable: boolean;
  material: Material | null;
}

/** Rows are replaced, never changed: what was read of one holds until it is. */
const readRows = new WeakMap<BomRow, ReadRow>();

function readRow(row: BomRow, decimal: DecimalMark): ReadRow {
  const known = readRows.get(row);
  if (known?.decimal === decimal) return known;
  const isReadable = Object.keys(rowProblems(row, decimal)).length === 0;
  const read = {
    decimal,
    isReadable,
    material: isReadable && !isBlankRow(row) ? materialOf(row, decimal) : null,
  };
  readRows.set(row, read);
  return read;
}

function materialOf(row: BomRow, decimal: DecimalMark): Material {
  return {
    name: row.name.trim(),
    hs: row.hs.normalize('NFKC').trim(),
    hsEdition: editionOf(row.hsEdition),
    value: number('value', row.value, decimal) ?? 0,
    deductible: number('deductible', row.deductible, decimal),
    weightKg: number('weightKg', row.weightKg, decimal),
    originating: row.originating === 'unknown' ? 'unknown' : row.originating === 'yes',
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

function amountProblem(read: ReadAmount): FieldProblem | null {
  if (read === 'unreadable') return 'unreadable';
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
