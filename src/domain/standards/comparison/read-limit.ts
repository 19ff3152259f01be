import type { Bound, BoundForm, End, Limit, ReadLimit } from './limit';
import {
  ABOUT,
  ABSENT,
  BELOW,
  CLASS,
  COMPARATOR_ENDINGS,
  COMPARATOR_WORDS,
  JOINED,
  NOT_DETECTED,
  PROHIBITED,
  RANGE_SIGNS,
} from './limit-words';
import { findUnit } from './units';

/**
 * Parses a printed limit (`<=75`, `≤ 75 mg/kg`, `4.0-7.5`, `5 ± 0.2`, `>=3-4` of the grey scale, `prohibited (<=20)`,
 * `not detected (reported so below 20)`, `class 1`, `none`). A number by itself is the exact value. Anything else,
 * including two values in one text, stays text. Never throws.
 */
export function readLimit(printed: string, columnUnit: string | null): ReadLimit {
  const text = plainText(printed);
  const unit = columnUnit === null || columnUnit.trim() === '' ? null : columnUnit.trim();
  const worded = readWords(text);
  if (worded !== null) return { limit: worded, unit };
  return readNumbers(text, unit) ?? { limit: { kind: 'text', text: printed.trim() }, unit };
}

const plainText = (printed: string): string =>
  printed
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2264\u2266]|=</g, '<=')
    .replaceAll(/[\u2265\u2267]|=>/g, '>=')
    .replaceAll(/[\u2010-\u2015\u2212\u301c~]/g, '-')
    .replaceAll(/\u00b1|\+\/?-/g, '\u00b1');

function readWords(cased: string): Limit | null {
  const text = cased.toLowerCase();
  if (NOT_DETECTED.test(text)) {
    const about = ABOUT.exec(text)?.[1];
    const below = about ?? BELOW.exec(text)?.[1];
    if (below === undefined) return { kind: 'notDetected' };
    return bounded({ min: null, max: end(below, true) }, 'notDetected', about !== undefined);
  }
  if (PROHIBITED.test(text)) {
    const inside = /\((.+)\)/.exec(text)?.[1];
    const numbers = inside === undefined ? null : readBound(inside, false);
    return numbers?.rest === '' ? bounded(numbers.bound, 'prohibited') : { kind: 'prohibited' };
  }
  if (ABSENT.test(text)) return { kind: 'absent' };
  const name = CLASS.exec(text)?.[1];
  return name === undefined ? null : { kind: 'class', name };
}

function readNumbers(text: string, columnUnit: string | null): ReadLimit | null {
  const isGrade = findUnit(columnUnit ?? text.replace(/^[\d\s<>=.-]+/, ''))?.quantity === 'grade';
  const read = readBound(text, isGrade);
  if (read === null || (read.rest !== '' && findUnit(read.rest) === null)) return null;
  const unit = read.rest === '' ? columnUnit : read.rest;
  return { limit: bounded(read.bound, read.isTolerance ? 'tolerance' : 'limit'), unit };
}

interface BoundRead {
  bound: Bound;
  /** What follows the numbers: a unit or nothing. */
  rest: string;
  isTolerance: boolean;
}

const NUMBER = String.raw`([-+]?\d[\d.,]*(?:e[-+]?\d+)?)`;
const COMPARED = new RegExp(`^(<=|>=|<|>) ?${NUMBER}`, 'i');
const TOLERANCE = new RegExp(`^${NUMBER} ?\u00b1 ?${NUMBER} ?`, 'i');
const RANGE = new RegExp(`^${NUMBER} ?(?:${RANGE_SIGNS}) ?${NUMBER} ?`, 'i');
const EXACT = new RegExp(`^${NUMBER} ?`, 'i');
/** A half step of the grey scale: 3-4 lies between 3 and 4. */
const HALF_STEP = /^(<=|>=|<|>)? ?([1-4])-([2-5]) ?/;

function readBound(text: string, isGrade: boolean): BoundRead | null {
  return (isGrade ? halfStep(text) : null) ?? compared(text) ?? tolerance(text) ?? range(text) ?? exact(text);
}

function halfStep(text: string): BoundRead | null {
  const found = HALF_STEP.exec(text);
  if (found === null || Number(found[3]) !== Number(found[2]) + 1) return null;
  const bound = boundOf(found[1] ?? '=', Number(found[2]) + 0.5);
  return { bound, rest: text.slice(found[0].length).trim(), isTolerance: false };
}

/** One or two comparisons: `>= 4`, `> 4 and <= 9`. */
function compared(text: string): BoundRead | null {
  const signed = withSign(text);
  const first = COMPARED.exec(signed);
  if (first === null) return null;
  const rest = signed.slice(first[0].length).trim();
  const bound = boundOf(String(first[1]), numberOf(String(first[2])));
  const second = JOINED.exec(rest)?.[1];
  const other = second === undefined ? null : compared(second);
  if (other === null) return { bound, rest, isTolerance: false };
  const both = { min: bound.min ?? other.bound.min, max: bound.max ?? other.bound.max };
  return both.min === null || both.max === null ? null : { ...other, bound: both };
}

/** With the sign of the words before or after the number. */
function withSign(text: string): string {
  for (const [pattern, sign] of [...COMPARATOR_WORDS, ...COMPARATOR_ENDINGS]) {
    const words = pattern.exec(text.toLowerCase());
    if (words !== null)
      return `${sign}${text.slice(0, words.index)}${text.slice(words.index + words[0].length)}`.replace(
        '= ',
        '=',
      );
  }
  return text;
}

function tolerance(text: string): BoundRead | null {
  const found = TOLERANCE.exec(text);
  if (found === null) return null;
  const [nominal, around] = [numberOf(String(found[1])), numberOf(String(found[2]))];
  const bound = { min: closed(difference(nominal, -around)), max: closed(difference(nominal, around)) };
  return { bound, rest: text.slice(found[0].length).trim(), isTolerance: true };
}

function range(text: string): BoundRead | null {
  const found = RANGE.exec(text);
  if (found === null) return null;
  const bound = { min: end(String(found[1])), max: end(String(found[2])) };
  if (bound.min.value > bound.max.value) return null;
  return { bound, rest: text.slice(found[0].length).trim(), isTolerance: false };
}

function exact(text: string): BoundRead | null {
  const found = EXACT.exec(text);
  if (found === null) return null;
  const bound = boundOf('=', numberOf(String(found[1])));
  return { bound, rest: text.slice(found[0].length).trim(), isTolerance: false };
}

function boundOf(sign: string, value: number): Bound {
  const one = { value, isOpen: sign.length === 1 && sign !== '=' };
  return { min: sign.startsWith('<') ? null : one, max: sign.startsWith('>') ? null : one };
}

/** A sum without binary rounding errors: 5 and 0.2 are 5.2. */
const difference = (one: number, other: number): number => Number((one + other).toPrecision(12));

const bounded = (bound: Bound, form: BoundForm, isApproximate = false): Limit => ({
  kind: 'bound',
  bound,
  form,
  isApproximate,
});

const closed = (value: number): End => ({ value, isOpen: false });

const end = (printed: string, isOpen = false): End => ({ value: numberOf(printed), isOpen });

/** A comma before three digits, as in 1,500 or 1,500,000, separates thousands; any other is a decimal comma. */
function numberOf(printed: string): number {
  const plain = printed.replace(/[.,]+$/, '');
  return Number(
    /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'),
  );
}
