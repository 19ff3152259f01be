import { checkGood } from './good/check-good';
import type { Good, Material } from './good/good';
import { type MaterialRow, type Placement, placementFor } from './good/material-row';
import { type OriginTerms, RCEP_TERMS } from './origin-terms';
import { type CtcRule, ctcRules, type Rule } from '../rules/rule';
import { Tally } from './good/tally';

/** A good before its rule is tested: its declarations, each material with its heaps, and the totals of the bill. */
export interface OriginCase {
  readonly good: Good;
  readonly rule: Rule;
  readonly terms: OriginTerms;
  /** The change-in-classification requirements of the rule, numbered as in the heaps. */
  readonly requirements: readonly CtcRule[];
  readonly place: Placement;
  readonly rows: readonly MaterialRow[];
  readonly tally: Tally;
}

/** Places every material of the good once; throws RangeError for impossible figures. */
export function openCase(good: Good, rule: Rule, terms: OriginTerms = RCEP_TERMS): OriginCase {
  checkGood(good);
  const requirements = ctcRules(rule);
  const place = placementFor(good, requirements, terms.area);
  const rows = placedRows(good, place);
  return { good, rule, terms, requirements, place, rows, tally: Tally.of(rows) };
}

/** The bill of materials in its order, each material with its heaps. */
export function placedRows(good: Good, place: Placement): MaterialRow[] {
  return good.materials.map((material, index) => ({ index, material, heaps: place(material) }));
}

/** The case with another material in one row and, where given, other figures of the good. */
export function withMaterial(
  opened: OriginCase,
  before: MaterialRow,
  material: Material,
  good: Good = opened.good,
): OriginCase {
  const after = { index: before.index, material, heaps: opened.place(material) };
  return { ...opened, good, tally: opened.tally.withRow(before, after) };
}
