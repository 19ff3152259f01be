import type { MaterialRole } from '@/domain/rcep';
import type { DecimalMark } from '@/shared/format/amounts';

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

/** A field left empty because its cell could not be read: the column at fault, why, and what it said. */
export interface RefusedCell {
  field: RowField;
  column: RowField | 'currency';
  reason: (typeof CELL_REASONS)[number];
  text: string;
}

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
  /** Fields that a file or a paste could not fill; until each is filled in, the material cannot be counted. */
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

/** A bill of materials as the reader keeps it for one six-digit code. `isSample`: made up to play with. */
export interface BomDraft {
  decimal: DecimalMark;
  amounts: Record<GoodAmount, string>;
  whollyObtained: boolean;
  onlyMinimalOperations: boolean;
  chemicalReaction: Answer;
  /** Whether the line is in the importer's Appendix on tariff differentials, as the reader declares where that is not settled (Article 2.6.3). */
  appendix: Answer;
  /** Whether the condition of the rule of the code holds, where it depends on what the good is; absent: unknown. */
  ruleCondition?: Answer;
  /** Weight of the active ingredients of 38.08 in kilograms, as typed, and how much of it is originating; absent: empty. */
  ingredientsKg?: string;
  ingredientsOriginatingKg?: string;
  isSample: boolean;
  rows: BomRow[];
}

/** Most rows a bill of materials may have. */
export const MAX_BOM_ROWS = 5_000;

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

/** A row with changes: a field that is filled in is refused no more, unless the changes say so themselves. */
export function changedRow({ refused: before = [], ...row }: BomRow, changes: Partial<BomRow>): BomRow {
  const { refused: added = [], ...fields } = changes;
  const refused = [...before.filter(({ field }) => !(field in fields)), ...added];
  return { ...row, ...fields, ...(refused.length > 0 && { refused }) };
}

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
  row.refused === undefined &&
  [row.name, row.hs, row.value, row.deductible, row.weightKg, row.origin].every((text) => text.trim() === '');

/** True for a draft that holds nothing of the reader's. */
export const isEmptyDraft = (draft: BomDraft) =>
  draft.rows.every(isBlankRow) &&
  Object.values(draft.amounts).every((text) => text.trim() === '') &&
  !draft.whollyObtained;
