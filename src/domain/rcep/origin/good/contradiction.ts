import { ExactSum } from './exact-sum';
import type { Good } from './good';
import { atMost } from '../../rules/threshold';

const COSTS = ['directLabour', 'directOverhead', 'profit', 'otherCost'] as const;

/** An amount listed inside FOB: the value of a material (its index), or a cost of the good. */
export type ListedAmount =
  | { readonly kind: 'material'; readonly material: number }
  | { readonly kind: 'cost'; readonly cost: (typeof COSTS)[number] };

/** Amounts that cannot all be true: those listed come to more than the FOB that they are part of. */
export interface Contradiction {
  readonly listed: number;
  readonly fob: number;
  /** What is listed beyond FOB. */
  readonly excess: number;
  /** The largest listed amount, the first of several. */
  readonly largest: ListedAmount;
}

/**
 * Whether materials at full value, labour, overhead, profit and other cost come to more than FOB (relative tolerance
 * 1e-9); null where they do not. A sum below FOB is no contradiction: the rest was not declared. Up to FOB no part of
 * the value content (3.5) is above 100 %, and build-up is never above build-down.
 */
export function contradictionOf(good: Good): Contradiction | null {
  const { fob } = good;
  const sum = new ExactSum();
  let largest: Listed = { place: { kind: 'cost', cost: 'directLabour' }, amount: 0 };
  for (const entry of listedAmounts(good)) {
    sum.add(entry.amount);
    if (entry.amount > largest.amount) largest = entry;
  }
  const listed = sum.total;
  return atMost(listed, fob) ? null : { listed, fob, excess: listed - fob, largest: largest.place };
}

interface Listed {
  place: ListedAmount;
  amount: number;
}

function listedAmounts(good: Good): Listed[] {
  const materials = good.materials.map(({ value }, material): Listed => ({
    place: { kind: 'material', material },
    amount: value,
  }));
  const costs = COSTS.map((cost): Listed => ({ place: { kind: 'cost', cost }, amount: good[cost] ?? 0 }));
  return [...materials, ...costs];
}
