import { computable, type PrintedRate, textOnly } from './printed-rate';
import { readAmounts } from './read-rate-amounts';
import { readIndonesiaRate } from './read-rate-id';
import { readJapanRate } from './read-rate-jp';
import { readKoreaRate, readPlainRate } from './read-rate-plain';
import { readPercentRate } from './read-rate-percent';
import { readVietNamRate } from './read-rate-vn';

/** Ways in which national tariffs write a rate; `percent` is a plain number, `plain` one with or without a sign. */
const READERS = {
  ID: readIndonesiaRate,
  JP: readJapanRate,
  KR: readKoreaRate,
  VN: readVietNamRate,
  percent: readPercentRate,
  plain: readPlainRate,
} as const;

export type NationalNotation = keyof typeof READERS;

/** The meaning of an empty cell: no preference, or unknown. Never zero. */
export type BlankMeaning = 'noPreference' | 'notGiven';

/**
 * The meaning of a printed rate in a national notation, or as amounts per unit in a named currency; null where the text
 * is in none of these forms.
 */
export function readRate(
  notation: NationalNotation,
  printed: string,
  blank: BlankMeaning = 'noPreference',
): PrintedRate | null {
  if (printed.trim() !== '') return READERS[notation](printed) ?? readAmounts(printed);
  return blank === 'noPreference' ? computable('', { kind: 'excluded' }) : textOnly('', 'blank');
}
