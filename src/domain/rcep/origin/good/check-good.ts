import type { Good } from './good';

/** Throws RangeError for a FOB that is not a positive number, and for negative or infinite values and weights. */
export function checkGood(good: Good): void {
  if (!Number.isFinite(good.fob) || good.fob <= 0)
    throw new RangeError(`FOB must be above zero: ${good.fob}`);
  check(good.weightKg, 'weight of the good');
  check(good.directLabour, 'direct labour');
  check(good.directOverhead, 'direct overhead');
  check(good.profit, 'profit');
  check(good.otherCost, 'other cost');
  for (const [index, material] of good.materials.entries()) {
    check(material.value, 'value', index);
    check(material.deductible, 'deductible', index);
    check(material.weightKg, 'weight', index);
  }
}

function check(amount: number | undefined, name: string, index?: number): void {
  if (amount === undefined || (amount >= 0 && Number.isFinite(amount))) return;
  const place = index === undefined ? '' : ` of material ${index}`;
  throw new RangeError(`Must be a number from zero up: ${name}${place} is ${amount}`);
}
