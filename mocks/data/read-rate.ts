import type { RateAsSent } from '@/features/tariffs/tariffs-schema';

/** What a printed rate means; see `DutyRate` of the domain code. */
export type DutyRate = NonNullable<RateAsSent['duty']>;

/**
 * Readers of printed duty rates, one per national tariff. A text without a meaning that can be computed (conditions,
 * ranges, pointers to other chapters) gives null; a missing preference gives `excluded`, never zero.
 */

/** Viet Nam: `8,2`, `15`, `*` (no preference), `0 (-KH, TH)` (see `readExclusions`); `10/7,5` and pointers give null. */
export function readVietNamRate(printed: string): DutyRate | null {
  const text = printed.replace(/\(-[^)]*\)/, '').trim();
  if (text === '*' || text === '') return { kind: 'excluded' };
  return /^\d+([.,]\d+)?$/.test(text) ? percent(text.replace(',', '.')) : null;
}

/** The percentages of a Vietnamese line that is divided further, `15/8,2`; null for any other rate. */
export function readVietNamAlternatives(printed: string): number[] | null {
  const parts = printed
    .replace(/\(-[^)]*\)/, '')
    .trim()
    .split('/');
  if (parts.length < 2 || !parts.every((part) => /^\d+([.,]\d+)?$/.test(part))) return null;
  return parts.map((part) => Number(part.replace(',', '.')));
}

/** Countries a Vietnamese rate is not for: `0 (-KH, TH)` gives KH and TH. */
export function readExclusions(printed: string): string[] {
  const listed = /\(-([^)]*)\)/.exec(printed)?.[1] ?? '';
  return listed
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

/** Korea: percentages; an empty column is no concession. */
export function readKoreaRate(printed: string): DutyRate | null {
  return readVietNamRate(printed);
}

/**
 * Japan: `無税`, `6.5%`, `7.4円/kg`, `4.4%＋1.52円/㎡`, `A又はBのうちいずれか高い税率` (the higher) or `低い` (the
 * lower). A rate in brackets is the rate; marks such as ● and texts with conditions or ranges give null.
 */
export function readJapanRate(printed: string): DutyRate | null {
  const text = withoutBrackets(printed.trim());
  if (text === '') return { kind: 'excluded' };
  const choice = /^(.+)又は(.+)のうちいずれか(高|低)い税率$/.exec(text);
  if (choice === null) return readSum(text);
  const of = [readSum(choice[1] ?? ''), readSum(choice[2] ?? '')].filter((part) => part !== null);
  return of.length === 2 ? { kind: choice[3] === '高' ? 'max' : 'min', of } : null;
}

/** The lowest rate of a Japanese range `(1.7%)〜(2.1%)`; the rate itself where the text is no range. */
export function readLowest(printed: string): DutyRate | null {
  return readJapanRate(printed.split('〜')[0] ?? '');
}

/** True where the Japanese table puts a rate in brackets: it is not below the rate it stands beside. */
export function isBracketed(printed: string): boolean {
  return /^[(（][^()（）]*[)）]$/.test(printed.trim());
}

/** A Japanese rate that differs by Party, `（マレーシアに対する待遇） 5%` line by line; other texts are one rate for all. */
export function readTreatments(printed: string): { names: string[]; printed: string }[] {
  const lines = printed.split('\n').map((line) => line.trim());
  const treatments = lines.map((line) => /^（(.+)に対する待遇）\s*(.+)$/.exec(line));
  if (treatments.some((treatment) => treatment === null)) return [{ names: [], printed }];
  return treatments.map((treatment) => ({
    names: treatment?.[1] === '他の締約国' ? [] : (treatment?.[1] ?? '').split('及び'),
    printed: treatment?.[2] ?? '',
  }));
}

function readSum(text: string): DutyRate | null {
  const parts = text
    .split('＋')
    .map(readSingle)
    .filter((part) => part !== null);
  const [first, ...rest] = parts;
  if (first === undefined || parts.length !== text.split('＋').length) return null;
  return rest.length === 0 ? first : { kind: 'compound', parts };
}

function readSingle(text: string): DutyRate | null {
  if (text === '無税') return { kind: 'adValorem', percent: 0 };
  const advalorem = /^(\d+(?:\.\d+)?)%$/.exec(text);
  if (advalorem !== null) return percent(advalorem[1] ?? '');
  const specific = /^([\d,]+(?:\.\d+)?)円\/(kg|㎡)$/.exec(text);
  if (specific === null) return null;
  return {
    kind: 'specific',
    amount: Number((specific[1] ?? '').replaceAll(',', '')),
    unit: specific[2] === '㎡' ? 'm2' : 'kg',
  };
}

function percent(text: string): DutyRate {
  return { kind: 'adValorem', percent: Number(text) };
}

function withoutBrackets(text: string): string {
  return isBracketed(text) ? text.slice(1, -1).trim() : text;
}
