import { rounded } from './significant-digits';
import { findUnit } from './units';
import type { Unit } from './units';

/** Why a value cannot be converted. `gasFraction`: between mg/m³ and ppm or % the molar mass, temperature and pressure would be needed. */
export type NoConversion = 'unknownUnit' | 'otherQuantity' | 'gasFraction';

/** The value in the other unit, free of the noise of binary fractions (12 significant digits), or why there is none. */
export function convert(
  value: number,
  from: string,
  to: string,
): { value: number } | { reason: NoConversion } {
  const [source, target] = [findUnit(from), findUnit(to)];
  if (source === null || target === null) return { reason: 'unknownUnit' };
  const reason = whyNot(source, target);
  return reason === null ? { value: fromBase(toBase(value, source), target) } : { reason };
}

/** Why values of two units cannot be compared; null where they can. */
export function whyNot(one: Unit, other: Unit): Exclude<NoConversion, 'unknownUnit'> | null {
  if (one.quantity === other.quantity) return null;
  const pair = [one.quantity, other.quantity];
  const isGas = pair.includes('massConcentration') && pair.some((each) => each.endsWith('Fraction'));
  return isGas ? 'gasFraction' : 'otherQuantity';
}

/** A value in the base unit of its quantity. */
export const toBase = (value: number, { factor, offset }: Unit): number =>
  rounded(value * factor + offset, EXACT_DIGITS);

/** A value of the base unit in another one. */
export const fromBase = (value: number, { factor, offset }: Unit): number =>
  rounded((value - offset) / factor, EXACT_DIGITS);

const EXACT_DIGITS = 12;
