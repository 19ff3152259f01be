import { compareRequirements } from './compare-limits';
import type { NotComparable, PairVerdict, Requirement } from './compare-limits';
import { meetsAll, strictestOf } from './meets-all';
import type { MeetsAll } from './meets-all';

/**
 * One row over all columns. `onlyIn`: one column alone has it; `differs`: one is stricter, named by `strictest` if it
 * is so against all; `contradicts`: no value meets all. With several pairs the gravest counts: contradiction,
 * difference, not comparable, equivalent, same.
 */
export type RowKind = 'same' | 'equivalent' | 'differs' | 'contradicts' | 'onlyIn' | 'notComparable';

/** The comparison of one row; `pairs[i][j]` is column i seen against column j, null if one of them is empty. */
export interface RowResult {
  kind: RowKind;
  /** For a row that is not comparable. */
  reason: NotComparable | null;
  /** Columns that have a value. */
  present: number[];
  strictest: number[];
  meetsAll: MeetsAll;
  pairs: (PairVerdict | null)[][];
}

/** Compares the requirements of one row; null where a column has none. */
export function compareRow(cells: readonly (Requirement | null)[]): RowResult {
  const pairs = cells.map((one, row) =>
    cells.map((other, column) =>
      one === null || other === null || row === column ? null : compareRequirements(one, other),
    ),
  );
  const verdicts = pairs.flat().filter((verdict) => verdict !== null);
  const present = cells.flatMap((cell, column) => (cell === null ? [] : [column]));
  return {
    kind: present.length < 2 ? 'onlyIn' : kindOf(verdicts),
    reason:
      verdicts.flatMap((verdict) => (verdict.kind === 'notComparable' ? [verdict.reason] : []))[0] ?? null,
    present,
    strictest: strictestOf(cells),
    meetsAll: meetsAll(cells),
    pairs,
  };
}

function kindOf(verdicts: readonly PairVerdict[]): RowKind {
  const has = (...kinds: PairVerdict['kind'][]) => verdicts.some(({ kind }) => kinds.includes(kind));
  if (has('apart')) return 'contradicts';
  if (has('stricter', 'mixed')) return 'differs';
  if (has('notComparable')) return 'notComparable';
  return has('equivalent') ? 'equivalent' : 'same';
}

/** True for rows shown to a reader who looks for differences. */
export const isDifference = ({ kind }: RowResult): boolean => kind !== 'same' && kind !== 'equivalent';
