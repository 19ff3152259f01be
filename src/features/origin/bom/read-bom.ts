import type { Good, Material } from '@/domain/rcep';
import { isBlankRow } from './bom';
import type { BomDraft, BomRow, ChosenEdition, GoodAmount } from './bom';
import { goodProblems, isReadableRow, readField } from './read-fields';
import type { AmountStyle } from './read-fields';
import { statusOf } from './row-status';

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
