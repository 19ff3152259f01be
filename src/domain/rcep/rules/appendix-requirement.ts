import { hsDigits } from './hs-code';
import { tariffYear } from '../duty/tariff-year';

/** A line of a Party's Appendix to Annex I (2.6.3), as the Agreement prints it: a national code based on HS 2012. */
export interface AppendixRow {
  readonly importer: string;
  /** Digits of the national code. */
  readonly code: string;
  /** Domestic value required, in % of the total value. */
  readonly dvPercent: number;
  /** Tariff years of the importer in which the row applies; null: without an end. */
  readonly fromYear: number;
  readonly toYear: number | null;
  /** Whether its first six digits are a code of HS 2022 too. */
  readonly isInHs2022: boolean;
}

/** What the importer's Appendix requires of a line: nothing, domestic value, or either of the two. */
export type AppendixRequirement =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'required';
      readonly code: string;
      readonly dvPercent: number;
      readonly fromYear: number;
      readonly toYear: number | null;
    }
  | { readonly kind: 'unsettled'; readonly candidates: readonly AppendixRow[] };

/** A current national line at an importer on a date (yyyy-MM-dd), with its six digits in HS 2022. */
export interface AppendixQuestion {
  readonly importer: string;
  readonly line: string;
  readonly hs: string;
  readonly date: string;
}

const LONGEST_CODE = 10;
const HEADING_DIGITS = 4;
const SUBHEADING_DIGITS = 6;

/**
 * Whether the importer's Appendix requires domestic value of a line (2.6.3). The same national code is `required`. The
 * Appendix is in HS 2012 codes: other lines of its six-digit codes, and where such a code has gone from HS 2022
 * every line of its heading, are `unsettled`. Only rows of the importer that apply on the date count. RangeError for
 * an impossible date.
 */
export function appendixRequirement(
  { importer, line, hs, date }: AppendixQuestion,
  rows: readonly AppendixRow[],
): AppendixRequirement {
  const year = tariffYear(importer, date);
  const binding = rows.filter((row) => row.importer === importer && appliesIn(row, year));
  const same = binding.find(({ code }) => fullCode(code) === fullCode(line));
  if (same) {
    const { code, dvPercent, fromYear, toYear } = same;
    return { kind: 'required', code, dvPercent, fromYear, toYear };
  }
  const digits = hsDigits(hs);
  const candidates = binding.filter(({ code, isInHs2022 }) =>
    isAlike(code, digits, isInHs2022 ? SUBHEADING_DIGITS : HEADING_DIGITS),
  );
  return candidates.length === 0 ? { kind: 'none' } : { kind: 'unsettled', candidates };
}

function appliesIn({ fromYear, toYear }: AppendixRow, year: number | null): boolean {
  return year !== null && year >= fromYear && year <= (toYear ?? Infinity);
}

/** A code printed with zeros at its end names the same line as the shorter one ("3903.11.10.00", "39031110"). */
const fullCode = (code: string) => hsDigits(code).padEnd(LONGEST_CODE, '0');

const isAlike = (code: string, hs: string, digits: number) =>
  hsDigits(code).slice(0, digits) === hs.slice(0, digits);
