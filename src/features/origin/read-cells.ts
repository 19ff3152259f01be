import { timesTenTo, writeAmount } from '@/shared/format/amounts';
import { statedMoney } from '@/shared/format/currency-words';
import { HS_EDITIONS } from './bom';
import type { BomRow } from './bom';
import { isTotalWord, wordValue } from './bom-heads';
import type { BomColumn } from './bom-heads';
import type { BomLayout } from './bom-layout';
import { readField } from './read-bom';
import type { AmountStyle } from './read-bom';

/** Why a row was not taken; `column` of a bad row names the field where it is one field's fault. */
export type RowReason =
  | 'total'
  | 'noValue'
  | 'badNumber'
  | 'otherCurrency'
  | 'badCurrency'
  | 'negative'
  | 'aboveValue'
  | 'badEdition'
  | 'badAnswer'
  | 'badRole'
  | 'badCountry'
  | 'openQuote'
  | 'tooMany';

/** A row that cannot be taken: why, and the text at fault. */
export interface Refused {
  reason: RowReason;
  column: BomColumn | null;
  text: string;
}

/** A refused row with the line of the text it begins on (from 1). */
export interface BadRow extends Refused {
  line: number;
}

/** How a text is to be read: as amounts of the draft it goes to, and country words as ISO codes (null: not known, '': none). */
export interface BomReading extends AmountStyle {
  readCountry: (text: string) => string | null;
}

/** Columns a text without a head is taken to have, in this order: that of the table. */
export const HEADLESS_COLUMNS = [
  'name',
  'hs',
  'origin',
  'originating',
  'value',
  'weightKg',
] as const satisfies readonly BomColumn[];

/** One of those columns. */
export type CellColumn = (typeof HEADLESS_COLUMNS)[number];

export const bad = (reason: RowReason, column: BomColumn | null, text: string): Refused => ({
  reason,
  column,
  text: text.slice(0, 80),
});

/** What cells say under their columns, amounts in the draft's decimal sign; refused as a whole where one cannot be read. */
export function readCells(
  cells: readonly string[],
  { columns, decimal, powers }: BomLayout,
  reading: BomReading,
): { fields: Partial<BomRow> } | Refused {
  const has = (column: BomColumn) => columns.includes(column);
  const cell = (column: BomColumn) => cellText(cells[columns.indexOf(column)] ?? '');
  const fields: Partial<BomRow> = {};
  if (has('name')) fields.name = cell('name');
  if (has('hs')) fields.hs = cell('hs').slice(0, 40);
  const label = fields.name || cellText(cells.find((each) => each.trim() !== '') ?? '');
  if (!/\d/.test(fields.hs ?? '') && isTotalWord(label)) return bad('total', null, label);
  for (const column of AMOUNT_COLUMNS.filter(has)) {
    const read = readField(column, cell(column), { decimal, currency: reading.currency });
    if (read === 'unreadable') return bad('badNumber', column, cell(column));
    if (read === 'otherCurrency') return bad('otherCurrency', column, cell(column));
    if (typeof read === 'number' && read < 0) return bad('negative', column, cell(column));
    fields[column] =
      read === 'blank'
        ? ''
        : writeAmount(timesTenTo(read, column === 'weightKg' ? 0 : powers[column]), reading.decimal);
  }
  const stated = fields.value || fields.deductible ? statedMoney(cell('currency'), reading.currency) : 'same';
  if (stated === 'other') return bad('otherCurrency', 'currency', cell('currency'));
  if (stated === 'unknown') return bad('badCurrency', 'currency', cell('currency'));
  if (has('hsEdition')) {
    const edition = cell('hsEdition').replace(/\D/g, '');
    const held = HS_EDITIONS.find((candidate) => candidate === edition);
    if (edition !== '' && held === undefined) return bad('badEdition', 'hsEdition', cell('hsEdition'));
    fields.hsEdition = held ?? '';
  }
  if (has('originating')) {
    const originating = wordValue('originating', cell('originating'));
    if (originating === null) return bad('badAnswer', 'originating', cell('originating'));
    fields.originating = originating;
  }
  if (has('role')) {
    const role = wordValue('role', cell('role'));
    if (role === null) return bad('badRole', 'role', cell('role'));
    fields.role = role;
  }
  if (has('origin')) {
    const origin = reading.readCountry(cell('origin'));
    if (origin === null) return bad('badCountry', 'origin', cell('origin'));
    fields.origin = origin;
  }
  return { fields };
}

/** The columns of money and of weight. */
export const AMOUNT_COLUMNS = ['value', 'deductible', 'weightKg'] as const satisfies readonly BomColumn[];

/** A cell as it was before the sign that keeps spreadsheets from running it was put before it. */
export const cellText = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .slice(0, MAX_TEXT);

const MAX_TEXT = 300;
