import { ExactSum } from './exact-sum';
import type { Good } from './good';
import { atMost } from '../../rules/threshold';

const COSTS = ['directLabour', 'directOverhead', 'profit', 'otherCost'] as const;

/** An amount listed inside FOB: the value of a material (its index), or a cost of the good. */
export type ListedAmount =
  | { readonly kind: 'material'; readonly material: number }
  | { readonly kind: 'cost'; readonly cost: (typeof COSTS)[number] };

/** Amounts that contradict each other: those listed exceed the FOB that contains them. */
export interface Contradiction {
  readonly listed: number;
  readonly fob: number;
  /** The excess over FOB. */
  readonly excess: number;
  /** The largest listed amount, the first of several. */
  readonly largest: ListedAmount;
}

/**
 * Whether materials at full value, labour, overhead, profit and other cost exceed FOB (relative tolerance 1e-9); null
 * if not. A sum below FOB is no contradiction: the rest was not declared. Up to FOB no part of the value content
 * (3.5) is above 100 %, and build-up is never above build-down.
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
