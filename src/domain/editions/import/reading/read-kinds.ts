import { isDay } from '../../../rcep';
import { neverAbove } from '../../never-above';
import { readRate } from '../../read-rate';
import { fieldReader, inFileOrder, isEmptyRow, problemList } from './import-reading';
import type { ImportReading, ImportSource } from './import-reading';
import { layoutOf } from '../layouts';
import { codeProblem, nationalCode } from '../national-code';
import { pivoted, type RateEntry } from '../pivot';
import { rateReader } from '../rate-reader';

/** The kinds of rates of Korea's data set that are used, by their code; the others are not. */
const COLUMNS: Readonly<Record<string, string>> = {
  A: 'basic',
  C: 'wto',
  FRCAS1: 'rcepAsean',
  FRCAU1: 'rcepAu',
  FRCCN1: 'rcepCn',
  FRCJP1: 'rcepJp',
  FRCNZ1: 'rcepNz',
  E1: 'apta',
  FCN1: 'ckfta',
  FAS1: 'akfta',
  FVN1: 'vkfta',
  FAU1: 'kafta',
  FNZ1: 'knzfta',
  FPH1: 'kpfta',
};

/**
 * Reads Korea's data set 15051179: one row per code and kind of rate, with its period. Rows that do not apply on the
 * first day of the edition, and rates for a use of the goods only, are left out.
 */
export function readKinds(source: ImportSource): ImportReading {
  const { cells, format, nomenclature, validFrom } = source;
  const layout = layoutOf(format.subject);
  const textOf = fieldReader(format);
  const { problems, add } = problemList(source);
  const check = { digits: layout.digits, nomenclature };
  const rateOf = rateReader(layout);
  const entries: RateEntry[] = [];
  let skipped = 0;
  for (const [at, row] of cells.entries()) {
    if (at < format.firstRow || isEmptyRow(row)) continue;
    const column = COLUMNS[textOf(row, 'kind')];
    const [from, to] = [dayOf(textOf(row, 'from')), dayOf(textOf(row, 'to'))];
    const code = nationalCode(textOf(row, 'code'), check);
    const problem = codeProblem(code, check);
    if (column === undefined || textOf(row, 'use') !== '') skipped += 1;
    else if (from === null) add(at, 'from', 'notADate', textOf(row, 'from'));
    else if (to === null) add(at, 'to', 'notADate', textOf(row, 'to'));
    else if (validFrom < from || validFrom > to) skipped += 1;
    else if (problem !== null) add(at, 'code', problem, textOf(row, 'code'));
    else {
      const rate = textOf(row, 'rate');
      entries.push({ code, column, text: printedRate(rateOf(rate) ?? rate, textOf(row, 'amount')), at });
    }
  }
  const table = pivoted(withMfn(entries), layout, ({ at, text }, reason) => add(at, 'rate', reason, text));
  return { table, problems: inFileOrder(problems), skipped, repeated: 0 };
}

/** MFN is the lower of basic and WTO rate; the basic rate where there is no WTO rate; none where that is unclear. */
function withMfn(entries: readonly RateEntry[]): RateEntry[] {
  const wto = new Map(entries.flatMap((entry) => (entry.column === 'wto' ? [[entry.code, entry]] : [])));
  const applied = entries.flatMap((basic): RateEntry[] => {
    if (basic.column !== 'basic') return [];
    const lower = lowerOf(basic, wto.get(basic.code) ?? basic);
    return lower === null ? [] : [{ ...lower, column: 'mfn' }];
  });
  return [...entries, ...applied];
}

function lowerOf(a: RateEntry, b: RateEntry): RateEntry | null {
  const [first, second] = [readRate('KR', a.text)?.duty ?? null, readRate('KR', b.text)?.duty ?? null];
  if (first === null || second === null) return null;
  return neverAbove(first, second) ? a : b;
}

/** `8`, or `8 (1,625/kg)` where an amount per unit is printed beside the percentage. */
const printedRate = (rate: string, amount: string): string =>
  amount === '' || Number(amount) === 0 ? rate : `${rate} (${amount})`;

/** The day `20260101` or `2026-01-01`; null for any other text, and for a day that does not exist. */
function dayOf(text: string): string | null {
  const day = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : null;
}
