/** A customs duty as a schedule writes it; `excluded` is a line without commitment. */
export type DutyRate =
  | { readonly kind: 'adValorem'; readonly percent: number }
  | { readonly kind: 'specific'; readonly amount: number; readonly unit: string }
  | { readonly kind: 'compound'; readonly parts: readonly DutyRate[] }
  | { readonly kind: 'min' | 'max'; readonly of: readonly DutyRate[] }
  | { readonly kind: 'excluded' };

/** What the duty is charged on: customs value in money, quantity in the unit of a specific rate. */
export interface DutyBase {
  readonly customsValue?: number;
  readonly quantity?: { readonly amount: number; readonly unit: string };
}

/** Amount of duty, not rounded; null where value or quantity is missing, the unit differs, or the line is excluded. */
export function dutyAmount(rate: DutyRate, base: DutyBase): number | null {
  switch (rate.kind) {
    case 'adValorem':
      return base.customsValue === undefined ? null : (base.customsValue * rate.percent) / 100;
    case 'specific':
      return base.quantity?.unit === rate.unit ? base.quantity.amount * rate.amount : null;
    case 'compound':
      return combine(rate.parts, base, (amounts) => amounts.reduce((sum, amount) => sum + amount, 0));
    case 'min':
      return combine(rate.of, base, (amounts) => Math.min(...amounts));
    case 'max':
      return combine(rate.of, base, (amounts) => Math.max(...amounts));
    default:
      return null;
  }
}

function combine(
  rates: readonly DutyRate[],
  base: DutyBase,
  join: (amounts: readonly number[]) => number,
): number | null {
  const amounts = rates.map((rate) => dutyAmount(rate, base));
  return isComplete(amounts) ? join(amounts) : null;
}

function isComplete(amounts: readonly (number | null)[]): amounts is readonly number[] {
  return amounts.length > 0 && !amounts.includes(null);
}
