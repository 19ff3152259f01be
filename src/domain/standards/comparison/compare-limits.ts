import { relateBounds } from './bounds';
import { compareMethods } from './compare-methods';
import type { MethodRelation } from './compare-methods';
import { toBase, whyNot } from './convert';
import type { NoConversion } from './convert';
import type { Bound, End, Limit, ReadLimit } from './limit';
import { findUnit, plainUnit } from './units';
import type { Unit } from './units';

/** A requirement to compare: its limit, unit, and test method. */
export interface Requirement extends ReadLimit {
  method: string | null;
}

/**
 * Why two requirements cannot be compared. `unitMissing`: one has a unit, the other none; `detectionLimit`: "not detected"
 * or "prohibited" without the value from which on something counts as present; `method`: both without one, tested
 * differently; `class`: classes of two systems; `text`: words against a value, or two texts.
 */
export type NotComparable = NoConversion | 'unitMissing' | 'detectionLimit' | 'method' | 'class' | 'text';

/**
 * One requirement beside another, seen from the first. `equivalent`: the same values in another unit; `mixed`: each
 * forbids what the other allows; `apart`: no value meets both. Methods are compared regardless of the limits.
 */
export type PairVerdict = { methods: MethodRelation } & (
  | { kind: 'same' | 'equivalent' | 'stricter' | 'looser' | 'mixed' | 'apart' }
  | { kind: 'notComparable'; reason: NotComparable }
);

/** Compares two requirements for the same thing, in each other's units where they have different ones. */
export function compareRequirements(one: Requirement, other: Requirement): PairVerdict {
  const methods = compareMethods(one.method, other.method);
  const [first, second] = [one.limit, other.limit];
  if (first.kind === 'bound' && second.kind === 'bound') {
    const reason = whyNotInUnits(one.unit, other.unit);
    if (reason !== null) return { kind: 'notComparable', reason, methods };
    const kind = relateBounds(baseBound(first.bound, one.unit), baseBound(second.bound, other.unit));
    return { kind: kind === 'same' ? sameOrEquivalent(one.unit, other.unit) : kind, methods };
  }
  const reason = whyNotAlike(first, second, methods);
  return reason === null ? { kind: 'same', methods } : { kind: 'notComparable', reason, methods };
}

/** The verdict seen from the other side. */
export function mirrored(verdict: PairVerdict): PairVerdict {
  if (verdict.kind === 'stricter') return { ...verdict, kind: 'looser' };
  return verdict.kind === 'looser' ? { ...verdict, kind: 'stricter' } : verdict;
}

/**
 * Why bounds in two units cannot be compared; null where they can. Units that are not in the table compare only with
 * themselves.
 */
export function whyNotInUnits(one: string | null, other: string | null): NotComparable | null {
  const [first, second] = [unitOf(one), unitOf(other)];
  if (first === null && second === null) return spelledAlike(one, other) ? null : 'unknownUnit';
  if (first === null || second === null) return 'unknownUnit';
  const reason = whyNot(first, second);
  if (reason === null || !(isBare(first) || isBare(second))) return reason;
  return isPlain(first) && isPlain(second) ? null : 'unitMissing';
}

/** A bound in the base unit of its quantity; unchanged if its unit is not in the table. */
export function baseBound({ min, max }: Bound, printedUnit: string | null): Bound {
  const unit = unitOf(printedUnit);
  if (unit === null) return { min, max };
  const inBase = (end: End | null): End | null => end && { ...end, value: toBase(end.value, unit) };
  return { min: inBase(min), max: inBase(max) };
}

const sameOrEquivalent = (one: string | null, other: string | null): 'same' | 'equivalent' =>
  scaleOf(one) === scaleOf(other) ? 'same' : 'equivalent';

/** The conversion of a printed number to the base unit; the same for spellings of one unit. */
function scaleOf(printed: string | null): string {
  const unit = unitOf(printed);
  return unit === null ? '' : `${unit.factor} ${unit.offset}`;
}

function whyNotAlike(one: Limit, other: Limit, methods: MethodRelation): NotComparable | null {
  const kinds = [one.kind, other.kind];
  if (one.kind === 'class' && other.kind === 'class') return isSaid(one.name, other.name) ? null : 'class';
  if (one.kind === 'text' && other.kind === 'text') return isSaid(one.text, other.text) ? null : 'text';
  if (kinds.includes('text') || kinds.includes('absent')) return one.kind === other.kind ? null : 'text';
  if (kinds.includes('class')) return 'class';
  if (one.kind !== other.kind) return 'detectionLimit';
  return one.kind === 'notDetected' && methods === 'different' ? 'method' : null;
}

const isSaid = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** No unit at all is that of plain numbers, which pH and grades are too. */
const unitOf = (printed: string | null): Unit | null => findUnit(printed ?? '1');

const isBare = (unit: Unit): boolean => unit.quantity === 'number';

const isPlain = (unit: Unit): boolean => ['number', 'acidity', 'grade'].includes(unit.quantity);

const spelledAlike = (one: string | null, other: string | null): boolean =>
  plainUnit(String(one)) === plainUnit(String(other));
