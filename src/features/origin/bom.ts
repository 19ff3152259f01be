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
