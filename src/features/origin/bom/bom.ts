import type { MaterialRole } from '@/domain/rcep';
import type { DecimalMark } from '@/shared/format/amounts';

/** The role of a material (Articles 3.8 to 3.10), in display order. */
export const MATERIAL_ROLES = [
  'material',
  'retailPackaging',
  'transportPacking',
  'accessory',
  'indirect',
] as const satisfies readonly MaterialRole[];

/** An answer that may be unknown to the reader. */
export const ANSWERS = ['yes', 'no', 'unknown'] as const;
export type BomAnswer = (typeof ANSWERS)[number];

/** The HS editions of a material's code; the domain's numbers as form values. */
export const HS_EDITIONS = ['2012', '2017', '2022'] as const;

/** The chosen edition; empty: that of the good. */
export type ChosenEdition = '' | (typeof HS_EDITIONS)[number];

/** A field of a material. */
export type RowField = Exclude<keyof BomRow, 'refused'>;

/** Why a cell of a file or a paste could not be read. */
export const CELL_REASONS = [
  'badNumber',
  'otherCurrency',
  'badCurrency',
  'negative',
  'aboveValue',
  'badEdition',
  'badAnswer',
  'badRole',
  'badCountry',
] as const;

/** A field left empty because its cell could not be read: the column, the reason, and the text. */
export interface RefusedCell {
  field: RowField;
  column: RowField | 'currency';
  reason: (typeof CELL_REASONS)[number];
  text: string;
}

/**
 * One material as typed: amounts, code and weight are text, so that invalid input is preserved. `origin` is ISO
 * 3166-1 alpha-2 or empty.
 */
export interface BomRow {
  name: string;
  hs: string;
  hsEdition: ChosenEdition;
  value: string;
  deductible: string;
  weightKg: string;
  originating: BomAnswer;
  origin: string;
  role: MaterialRole;
  /** Fields a file or a paste could not fill; the material does not count until all are filled in. */
  refused?: readonly RefusedCell[];
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

/** The reader's bill of materials for one six-digit code. `isSample`: sample data. */
export interface BomDraft {
  decimal: DecimalMark;
  amounts: Record<GoodAmount, string>;
  whollyObtained: boolean;
  onlyMinimalOperations: boolean;
  chemicalReaction: BomAnswer;
  /**
   * Whether the line is in the importer's Appendix on tariff differentials, as declared by the reader if not settled
   * (Article 2.6.3).
   */
  appendix: BomAnswer;
  /** Whether the condition of the rule of the code holds, if it has one; absent: unknown. */
  ruleCondition?: BomAnswer;
  /**
   * Weight of the active ingredients of 38.08 in kilograms, as typed, and the originating part of it; absent: empty.
   */
  ingredientsKg?: string;
  ingredientsOriginatingKg?: string;
  isSample: boolean;
  rows: BomRow[];
}

/** Maximum rows of a bill of materials. */
export const MAX_BOM_ROWS = 5_000;

/** An empty row. */
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

/** A row with changes: fields filled in are no longer refused, unless the changes set `refused`. */
export function changedRow({ refused: before = [], ...row }: BomRow, changes: Partial<BomRow>): BomRow {
  const { refused: added = [], ...fields } = changes;
  const refused = [...before.filter(({ field }) => !(field in fields)), ...added];
  return { ...row, ...fields, ...(refused.length > 0 && { refused }) };
}

/** An empty draft. */
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

/** True for a blank row: it is saved but not counted. */
export const isBlankRow = (row: BomRow) =>
  row.refused === undefined &&
  [row.name, row.hs, row.value, row.deductible, row.weightKg, row.origin].every((text) => text.trim() === '');

/** True for a draft without any input of the reader's. */
export const isEmptyDraft = (draft: BomDraft) =>
  draft.rows.every(isBlankRow) &&
  Object.values(draft.amounts).every((text) => text.trim() === '') &&
  !draft.whollyObtained;
