/** A customs duty as a schedule writes it; the same shape as the duty rate of the RCEP domain. */
export type PrintedDuty =
  | { readonly kind: 'adValorem'; readonly percent: number }
  | { readonly kind: 'specific'; readonly amount: number; readonly unit: string }
  | { readonly kind: 'compound'; readonly parts: readonly PrintedDuty[] }
  | { readonly kind: 'min' | 'max'; readonly of: readonly PrintedDuty[] }
  | { readonly kind: 'excluded' };

/**
 * How a rate is written. `rate` and `noPreference` can be computed; the others are known and stay text:
 * - `blank`: nothing printed, and the column gives it no meaning
 * - `alternatives`: several percentages on one line without a key (`10/7,5`)
 * - `pointer`: refers to another provision (chapter 98 of Viet Nam)
 * - `quota`: rates within and outside a tariff quota
 * - `shareOfMfn`: a percentage of the MFN rate
 * - `byParty`, `byGood`, `seasonal`: differs by exporter, by good or by day within the line
 * - `range`: from … to …, or only some of the goods
 * - `difference`: a reference price less the customs value
 * - `byContent`: an amount that grows with a share of an ingredient
 * - `byUnit`: an amount per a unit that is not known here, or in a named currency
 * - `conditional`: carries a mark of the source that makes it conditional (●, ◎, ※, *, ◆)
 * - `exemption`: exempt by another provision
 */
export type RateNotation =
  | 'rate'
  | 'noPreference'
  | 'blank'
  | 'alternatives'
  | 'pointer'
  | 'quota'
  | 'shareOfMfn'
  | 'byParty'
  | 'byGood'
  | 'seasonal'
  | 'range'
  | 'difference'
  | 'byContent'
  | 'byUnit'
  | 'conditional'
  | 'exemption';

/** The rate of some Parties on a line whose rate differs by Party; without names it is that of all others. */
export interface Treatment {
  readonly names: readonly string[];
  readonly printed: string;
}

/** A cell of a tariff: its text, and its meaning where it has one that can be computed. */
export interface PrintedRate {
  readonly printed: string;
  readonly duty: PrintedDuty | null;
  readonly notation: RateNotation;
  /** Percentages of `alternatives`; absent where one of them is no percentage. */
  readonly alternatives?: readonly number[];
  /** Countries the rate is not for (ISO 3166-1 alpha-2). */
  readonly without?: readonly string[];
  /** Of `byParty`. */
  readonly treatments?: readonly Treatment[];
}

/** A rate of so many per cent of the customs value. */
export function percent(value: number): PrintedDuty {
  return { kind: 'adValorem', percent: value };
}

/** A rate that can be computed. */
export function computable(printed: string, duty: PrintedDuty): PrintedRate {
  return { printed, duty, notation: duty.kind === 'excluded' ? 'noPreference' : 'rate' };
}

/** A rate that stays text. */
export function textOnly(printed: string, notation: RateNotation): PrintedRate {
  return { printed, duty: null, notation };
}
