/** How many significant digits a number is printed with: `0.050` has two, `300` three (zeros at the end count). Zero has one. */
export function significantDigits(printed: string): number {
  const digits = printed.replace(/e.*$/i, '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return Math.max(1, digits.length);
}

/** A number rounded to so many significant digits. */
export const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));
