import type { DutyRate } from './duty-rate';
import { compareNumbers } from '../rules/threshold';

/** The duty of a sum by what it is charged on: percent under `%`, amounts under their units. */
type Sum = ReadonlyMap<string, number>;

/**
 * A duty as a choice between sums: `min` and `max` outside, sums inside. Adding goes into a choice (5 % + the greater of
 * two is the greater of 5 % + each), so every duty has this form. What cannot be computed, an excluded part or a choice
 * among nothing, is a charge of its own.
 */
export type DutyTree =
  | { kind: 'sum'; sum: Sum }
  | { kind: 'min'; of: readonly DutyTree[] }
  | { kind: 'max'; of: readonly DutyTree[] };

/** The duty in that form. */
export function dutyTree(rate: DutyRate): DutyTree {
  switch (rate.kind) {
    case 'adValorem':
      return charge('%', rate.percent);
    case 'specific':
      return charge(`per ${rate.unit}`, rate.amount);
    case 'excluded':
      return charge(rate.kind, 1);
    case 'compound':
      return rate.parts.map(dutyTree).reduce(added, { kind: 'sum', sum: new Map() });
    default:
      return rate.of.length === 0 ? charge(rate.kind, 1) : { kind: rate.kind, of: rate.of.map(dutyTree) };
  }
}

/**
 * True where `a` is below `b` (`strict`), or not above it, whatever value and quantity, seen part by part: below the
 * least of several is below each, below the greatest is below one of them, and a sum by each of its parts.
 */
export function isBelow(a: DutyTree, b: DutyTree, strict: boolean): boolean {
  const below = (x: DutyTree, y: DutyTree) => isBelow(x, y, strict);
  if (a.kind === 'max') return a.of.every((part) => below(part, b));
  if (b.kind === 'min') return b.of.every((part) => below(a, part));
  if (a.kind === 'min') return a.of.some((part) => below(part, b));
  if (b.kind === 'max') return b.of.some((part) => below(a, part));
  return isSumBelow(a.sum, b.sum, strict);
}

function isSumBelow(a: Sum, b: Sum, strict: boolean): boolean {
  const orders = [...a.keys(), ...b.keys()].map((on) => compareNumbers(a.get(on) ?? 0, b.get(on) ?? 0));
  return !orders.includes(1) && (!strict || orders.includes(-1));
}

const charge = (on: string, amount: number): DutyTree => ({ kind: 'sum', sum: new Map([[on, amount]]) });

function added(a: DutyTree, b: DutyTree): DutyTree {
  if (a.kind !== 'sum') return { kind: a.kind, of: a.of.map((part) => added(part, b)) };
  if (b.kind !== 'sum') return { kind: b.kind, of: b.of.map((part) => added(a, part)) };
  const sum = new Map(a.sum);
  for (const [on, amount] of b.sum) sum.set(on, (sum.get(on) ?? 0) + amount);
  return { kind: 'sum', sum };
}
