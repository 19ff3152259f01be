import type { Agreement } from './conclusion';
import type { Degree } from './evidence';

/** A standard of a list with its evaluation; null where there is no evidence for it. */
export interface BatchResult {
  evaluation: { degree: Degree | null; agreement: Agreement } | null;
}

/** The number of standards of a list by result. */
export interface BatchCounts {
  total: number;
  /** By evaluated degree; `open` has insufficient evidence, `noEvidence` has none. */
  degrees: Readonly<Record<Degree | 'open' | 'noEvidence', number>>;
  agreements: Readonly<Record<Agreement, number>>;
}

/** Counts a list; every standard is in exactly one of `degrees`, every evaluated one in exactly one of `agreements`. */
export function countBatch(results: readonly BatchResult[]): BatchCounts {
  const degrees = { IDT: 0, MOD: 0, NEQ: 0, open: 0, noEvidence: 0 };
  const agreements = { agrees: 0, declaredHigher: 0, declaredLower: 0, open: 0, notDeclared: 0 };
  for (const { evaluation } of results) {
    degrees[evaluation === null ? 'noEvidence' : (evaluation.degree ?? 'open')] += 1;
    if (evaluation !== null) agreements[evaluation.agreement] += 1;
  }
  return { total: results.length, degrees, agreements };
}
