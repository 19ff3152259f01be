import { canMean, MONEY_WORDS } from './currency-words';

/** The sign before the decimals of an amount as typed; fixed per draft, so that a language switch changes no number. */
export type DecimalMark = '.' | ',';

/** The value of a text as an amount. `blank` is empty, `unreadable` anything that is not one number. */
export type ReadAmount = number | 'blank' | 'unreadable';

/** The decimal sign of a language. */
export const languageMark = (language: string): DecimalMark => (language === 'vi' ? ',' : '.');

/**
 * Parses an amount of money as typed: full-width digits, grouping, and signs, codes and names of any currency are
 * accepted (see `isOtherMoney`). A single separator that is not `decimal` groups thousands if one to three digits
 * that do not begin with 0 precede it and three digits follow it, and is the decimal sign otherwise.
 */
export const readAmount = (text: string, decimal: DecimalMark): ReadAmount =>
  read(text, decimal, withoutMoney);

/** True where a text names money of another currency than `currency` (ISO 4217), by code, sign or name. */
export const isOtherMoney = (text: string, currency: string): boolean =>
  [...unspaced(text).matchAll(MONEY)].some(([word]) => !canMean(word, currency));

/**
 * Parses a weight or a quantity as typed, like `readAmount`, but as a bare number: its unit is the field's, never the
 * text's.
 */
export const readQuantity = (text: string, decimal: DecimalMark): ReadAmount => read(text, decimal, unspaced);

/** Writes a number so that `readAmount` with the same decimal sign returns it: no grouping, no exponent. */
export function writeAmount(value: number, decimal: DecimalMark): string {
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });
  return decimal === ',' ? text.replace('.', ',') : text;
}

/** A number ten to the `power` times as great, in decimal arithmetic: 1.005 a thousand times is 1005. */
export const timesTenTo = (value: number, power: number): number =>
  power === 0 ? value : Number(`${writeAmount(value, '.')}e${power}`);

/** The decimal sign a column of amounts uses: the one proven by a cell, else `otherwise`. */
export function decimalMarkIn(cells: readonly string[], otherwise: DecimalMark): DecimalMark {
  for (const cell of cells) {
    const mark = provenMark(withoutMoney(cell));
    if (mark !== null) return mark;
  }
  return otherwise;
}

const MAX_LENGTH = 40;
const NUMBER = /^[+-]?(\d[\d.,]*|[.,]\d+)$/;
const GROUPED = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;
const MONEY = new RegExp(`^(?:${MONEY_WORDS}|\\p{Sc})|(?:${MONEY_WORDS}|\\p{Sc})$`, 'giu');

function read(text: string, decimal: DecimalMark, plainOf: (text: string) => string): ReadAmount {
  // Fast path: most cells are plain, and there may be five thousand.
  if (decimal === '.' && /^\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text);
  if (text.trim() === '') return 'blank';
  const plain = plainOf(text);
  if (plain.length > MAX_LENGTH || !NUMBER.test(plain)) return 'unreadable';
  const mark = decimalMarkOf(plain, decimal);
  const cut = mark === null ? -1 : plain.lastIndexOf(mark);
  const whole = cut < 0 ? plain : plain.slice(0, cut);
  const fraction = cut < 0 ? '' : plain.slice(cut + 1);
  if (!GROUPED.test(whole) && !/^[+-]?\d*$/.test(whole)) return 'unreadable';
  const value = Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : 'unreadable';
}

const unspaced = (text: string) =>
  text
    .slice(0, MAX_LENGTH * 4)
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replace(/−/g, '-');

const withoutMoney = (text: string) => unspaced(text).replace(MONEY, '');

function decimalMarkOf(plain: string, decimal: DecimalMark): DecimalMark | null {
  const commas = plain.split(',').length - 1;
  const dots = plain.split('.').length - 1;
  if (commas > 0 && dots > 0) return plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ',' : '.';
  if (commas + dots !== 1) return null;
  const mark = commas === 1 ? ',' : '.';
  return mark === decimal || !GROUPED.test(plain) ? mark : null;
}

/** The only possible decimal sign of a number, null if either is possible or the text is not a number. */
function provenMark(plain: string): DecimalMark | null {
  const last = /[.,](?=\d+$)/.exec(plain)?.[0];
  if (last === undefined || !NUMBER.test(plain)) return null;
  const mark = last === ',' ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  if (plain.includes(other)) return mark;
  if (plain.indexOf(mark) === plain.lastIndexOf(mark)) return GROUPED.test(plain) ? null : mark;
  return GROUPED.test(plain) ? other : null;
}
