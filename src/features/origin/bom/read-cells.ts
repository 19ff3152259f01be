import { timesTenTo, writeAmount } from '@/shared/format/amounts';
import { statedMoney } from '@/shared/format/currency-words';
import { HS_EDITIONS } from './bom';
import type { BomRow, RefusedCell } from './bom';
import { isTotalWord, wordValue } from './bom-heads';
import type { BomColumn } from './bom-heads';
import type { BomLayout } from './bom-layout';
import { readField } from './read-fields';
import type { AmountStyle } from './read-fields';

/** Why a row was skipped, or one of its cells left empty. */
export type RowReason = RefusedCell['reason'] | 'emptyValue' | 'noValue' | 'total' | 'openQuote' | 'tooMany';

/** What could not be read: the reason, the column if it is one cell, and the text. */
export interface Refused {
  reason: RowReason;
  column: RefusedCell['column'] | null;
  text: string;
}

/** The same with the line of the text the row begins on (from 1). */
export interface BadRow extends Refused {
  line: number;
}

/** How to parse a text: the amounts of the target draft, and country words as ISO codes (null: unknown, '': none). */
export interface BomReading extends AmountStyle {
  readCountry: (text: string) => string | null;
}

/** The columns assumed for a text without a head, in the order of the table. */
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

export const bad = (reason: RowReason, column: Refused['column'], text: string): Refused => ({
  reason,
  column,
  text: text.slice(0, MAX_QUOTED),
});

/**
 * Parses cells by column, amounts in the draft's decimal sign; unreadable cells are `refused` and their field is left
 * empty. A total is refused as a whole.
 */
export function readCells(
  cells: readonly string[],
  { columns, decimal, powers }: BomLayout,
  reading: BomReading,
): { fields: Partial<BomRow> } | Refused {
  const has = (column: BomColumn) => columns.includes(column);
  const cell = (column: BomColumn) => cellText(cells[columns.indexOf(column)] ?? '');
  const fields: Partial<BomRow> = {};
  const refused: RefusedCell[] = [];
  const refuse = (
    field: RefusedCell['field'],
    reason: RefusedCell['reason'],
    column: RefusedCell['column'] = field,
  ) => refused.push({ field, reason, column, text: cell(column).slice(0, MAX_QUOTED) });
  if (has('name')) fields.name = cell('name');
  if (has('hs')) fields.hs = cell('hs').slice(0, 40);
  const label = fields.name || cellText(cells.find((each) => each.trim() !== '') ?? '');
  if (!/\d/.test(fields.hs ?? '') && isTotalWord(label)) return bad('total', null, label);
  for (const column of AMOUNT_COLUMNS.filter(has)) {
    const read = readField(column, cell(column), { decimal, currency: reading.currency });
    fields[column] = '';
    if (read === 'unreadable') refuse(column, 'badNumber');
    else if (read === 'otherCurrency') refuse(column, 'otherCurrency');
    else if (typeof read === 'number' && read < 0) refuse(column, 'negative');
    else if (typeof read === 'number') {
      const power = column === 'weightKg' ? 0 : powers[column];
      fields[column] = writeAmount(timesTenTo(read, power), reading.decimal);
    }
  }
  for (const column of (['value', 'deductible'] as const).filter((each) => fields[each])) {
    const stated = statedMoney(cell('currency'), reading.currency);
    if (stated === 'same') continue;
    fields[column] = '';
    refuse(column, stated === 'other' ? 'otherCurrency' : 'badCurrency', 'currency');
  }
  if (has('hsEdition')) {
    const edition = cell('hsEdition').replace(/\D/g, '');
    const available = HS_EDITIONS.find((candidate) => candidate === edition);
    if (edition !== '' && available === undefined) refuse('hsEdition', 'badEdition');
    fields.hsEdition = available ?? '';
  }
  if (has('originating')) {
    const originating = wordValue('originating', cell('originating'));
    if (originating === null) refuse('originating', 'badAnswer');
    fields.originating = originating ?? 'unknown';
  }
  if (has('role')) {
    const role = wordValue('role', cell('role'));
    if (role === null) refuse('role', 'badRole');
    fields.role = role ?? 'material';
  }
  if (has('origin')) {
    const origin = reading.readCountry(cell('origin'));
    if (origin === null) refuse('origin', 'badCountry');
    fields.origin = origin ?? '';
  }
  return { fields: refused.length > 0 ? { ...fields, refused } : fields };
}

/** The columns of money and of weight. */
export const AMOUNT_COLUMNS = ['value', 'deductible', 'weightKg'] as const satisfies readonly BomColumn[];

/** A cell without the sign put before it to keep spreadsheets from running it. */
export const cellText = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .slice(0, MAX_TEXT);

const MAX_TEXT = 300;
/** The maximum length quoted from a refused text. */
const MAX_QUOTED = 80;
