import { compareDutyAt, dutyAmount, type DutyBase, type DutyRate } from '@/domain/rcep';
import type { AgreementVerdict } from './agreement-assessment';
import type { ProofNeed } from './proof-need';

/** A way to declare the goods: at MFN, which needs no origin (`verdict` null, `proof` none), or under an agreement. */
export interface TreatmentOption {
  readonly id: string;
  /** Null where the rate is not available or cannot be computed. */
  readonly duty: DutyRate | null;
  /** `notAssessed`: there is no bill of materials, or no criteria. */
  readonly verdict: AgreementVerdict | 'notAssessed' | null;
  readonly proof: ProofNeed | 'none';
}

/**
 * An option with its duty and its saving against MFN, both in the money of the customs value; null where that cannot
 * be computed.
 */
export interface RankedTreatment extends TreatmentOption {
  readonly amount: number | null;
  /** Negative if the option costs more than MFN. */
  readonly saved: number | null;
  /** The same in percentage points, for two percentages. */
  readonly savedPoints: number | null;
}

/**
 * `usable`: may be declared, best first; from `unordered` on it is unclear which is lower. `open`: a rate or the
 * origin is uncertain, lowest first if known. `closed`: the goods do not qualify, or have no preference.
 */
export interface BestTreatment {
  readonly usable: readonly RankedTreatment[];
  /** How many of `usable` are in certain order from the first. */
  readonly ordered: number;
  readonly open: readonly RankedTreatment[];
  readonly closed: readonly RankedTreatment[];
}

/** Orders the ways to declare goods: lowest duty first, then the least proof of origin, then as given. */
export function bestTreatment(options: readonly TreatmentOption[], base: DutyBase): BestTreatment {
  const mfn = options.find(({ verdict }) => verdict === null)?.duty ?? null;
  const ranked = options.map((option) => rankedOf(option, mfn, base));
  const of = (place: Place) => ranked.filter((option) => placeOf(option) === place);
  const usable = inOrder(of('usable'), base);
  return {
    usable: usable.options,
    ordered: usable.ordered,
    open: inOrder(of('open'), base).options,
    closed: of('closed'),
  };
}

type Place = 'usable' | 'open' | 'closed';

function placeOf({ duty, verdict }: TreatmentOption): Place {
  if (verdict === 'notMet' || duty?.kind === 'excluded') return 'closed';
  return duty !== null && (verdict === null || verdict === 'met') ? 'usable' : 'open';
}

function rankedOf(option: TreatmentOption, mfn: DutyRate | null, base: DutyBase): RankedTreatment {
  const amount = option.duty && dutyAmount(option.duty, base);
  const mfnAmount = mfn && dutyAmount(mfn, base);
  return {
    ...option,
    amount,
    saved: difference(mfnAmount, amount),
    savedPoints: difference(percentOf(mfn), percentOf(option.duty)),
  };
}

// Rounds off binary fractions: 15 less 8.2 is 6.8.
const difference = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Number((a - b).toPrecision(15));

const percentOf = (duty: DutyRate | null): number | null =>
  duty?.kind === 'adValorem' ? duty.percent : null;

type Known = RankedTreatment & { readonly duty: DutyRate };

/** Repeatedly takes the lowest until none is certain; the rest follows as given, unavailable rates last. */
function inOrder(options: readonly RankedTreatment[], base: DutyBase) {
  const left = options.filter((option): option is Known => option.duty !== null);
  const found: Known[] = [];
  for (let lowest = lowestOf(left, base); lowest !== undefined; lowest = lowestOf(left, base)) {
    found.push(lowest);
    left.splice(left.indexOf(lowest), 1);
  }
  return {
    options: [...found, ...left, ...options.filter(({ duty }) => duty === null)],
    ordered: found.length,
  };
}

const lowestOf = (options: readonly Known[], base: DutyBase): Known | undefined =>
  options.find((option) => options.every((other) => isBefore(option, other, base)));

function isBefore(a: Known, b: Known, base: DutyBase): boolean {
  const order = compareDutyAt(a.duty, b.duty, base);
  return order === -1 || (order === 0 && PROOFS.indexOf(a.proof) <= PROOFS.indexOf(b.proof));
}

const PROOFS: readonly TreatmentOption['proof'][] = ['none', 'waived', 'needed', 'unknown'];
