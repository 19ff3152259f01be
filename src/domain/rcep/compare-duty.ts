import type { DutyRate } from './duty-rate';
import { compareNumbers } from './threshold';

/**
 * Order of two rates without value and quantity: `excluded` ranks above every other, free below every duty;
 * percentages and specific rates of one unit by size, the same expression as equal. Null where it cannot be told.
 */
export function compareDuty(a: DutyRate, b: DutyRate): -1 | 0 | 1 | null {
  if (isSame(a, b)) return 0;
  if (a.kind === 'excluded') return 1;
  if (b.kind === 'excluded') return -1;
  if (a.kind === 'adValorem' && b.kind === 'adValorem') return compareNumbers(a.percent, b.percent);
  if (a.kind === 'specific' && b.kind === 'specific' && a.unit === b.unit) {
    return compareNumbers(a.amount, b.amount);
  }
  return compareFree(isFree(a), isFree(b));
}

function compareFree(isFreeA: boolean, isFreeB: boolean): -1 | 0 | 1 | null {
  if (isFreeA) return isFreeB ? 0 : -1;
  return isFreeB ? 1 : null;
}

function isFree(rate: DutyRate): boolean {
  switch (rate.kind) {
    case 'adValorem':
      return rate.percent === 0;
    case 'specific':
      return rate.amount === 0;
    case 'compound':
      return rate.parts.every(isFree);
    case 'max':
      return rate.of.every(isFree);
    case 'min':
      return rate.of.some(isFree);
    default:
      return false;
  }
}

function isSame(a: DutyRate, b: DutyRate): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

// The fields in one order, whatever the order in which the rate was written down.
function inOrder(rate: DutyRate): unknown[] {
  switch (rate.kind) {
    case 'adValorem':
      return [rate.kind, rate.percent];
    case 'specific':
      return [rate.kind, rate.amount, rate.unit];
    case 'compound':
      return [rate.kind, ...rate.parts.map(inOrder)];
    case 'excluded':
      return [rate.kind];
    default:
      return [rate.kind, ...rate.of.map(inOrder)];
  }
}
