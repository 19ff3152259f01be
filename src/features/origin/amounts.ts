/** The sign before the decimals of an amount as typed; fixed per draft, so that a language switch changes no number. */
export type DecimalMark = '.' | ',';

/** What a text says as an amount. `blank` is nothing typed, `unreadable` anything that is not one number. */
export type ReadAmount = number | 'blank' | 'unreadable';

/**
 * Reads an amount as typed: full-width digits, grouping, currency signs and codes are understood. A single separator
 * that is not `decimal` groups thousands where three digits follow it, and is the decimal sign otherwise.
 */
export function readAmount(text: string, decimal: DecimalMark): ReadAmount {
  // Most cells are plain; five thousand of them are read at once.
  if (decimal === '.' && /^\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text);
  if (text.trim() === '') return 'blank';
  const plain = stripped(text);
  if (plain.length > MAX_LENGTH || !/^[+-]?(\d[\d.,]*|[.,]\d+)$/.test(plain)) return 'unreadable';
  const mark = decimalMarkOf(plain, decimal);
  const cut = mark === null ? -1 : plain.lastIndexOf(mark);
  const whole = cut < 0 ? plain : plain.slice(0, cut);
  const fraction = cut < 0 ? '' : plain.slice(cut + 1);
  const isGrouped = /^[+-]?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
  if (!isGrouped && !/^[+-]?\d*$/.test(whole)) return 'unreadable';
  const value = Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : 'unreadable';
}

/** Writes a number so that `readAmount` with the same decimal sign gives it back: no grouping, no exponent. */
export function writeAmount(value: number, decimal: DecimalMark): string {
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });
  return decimal === ',' ? text.replace('.', ',') : text;
}

/** The decimal sign a column of amounts uses: the one that a cell proves, else `otherwise`. */
export function decimalMarkIn(cells: readonly string[], otherwise: DecimalMark): DecimalMark {
  for (const cell of cells) {
    const plain = stripped(cell);
    const last = /([.,])(\d+)$/.exec(plain);
    if (!last) continue;
    const mark = last[1] === ',' ? ',' : '.';
    const other = mark === ',' ? '.' : ',';
    if (plain.includes(other)) return mark;
    if (plain.indexOf(mark) !== plain.lastIndexOf(mark)) return other;
    if (last[2]?.length !== 3) return mark;
  }
  return otherwise;
}

const MAX_LENGTH = 40;
const CURRENCY = /^(us\$|rm|rp|[a-z]{3}|\p{Sc})|([a-z]{3}|\p{Sc}|元)$/giu;

const stripped = (text: string) =>
  text
    .slice(0, MAX_LENGTH * 4)
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replace(/−/g, '-')
    .replace(CURRENCY, '');

function decimalMarkOf(plain: string, decimal: DecimalMark): DecimalMark | null {
  const commas = plain.split(',').length - 1;
  const dots = plain.split('.').length - 1;
  if (commas > 0 && dots > 0) return plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ',' : '.';
  if (commas + dots !== 1) return null;
  const mark = commas === 1 ? ',' : '.';
  return mark === decimal || !/^[+-]?\d{1,3}[.,]\d{3}$/.test(plain) ? mark : null;
}
