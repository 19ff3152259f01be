import type { PrintedDuty } from './printed-rate';

/** True if duty `a` never exceeds duty `b` for any goods; false also if that depends on the goods. */
export function neverAbove(a: PrintedDuty, b: PrintedDuty): boolean {
  if (a.kind === 'max') return a.of.every((part) => neverAbove(part, b));
  if (b.kind === 'min') return b.of.every((part) => neverAbove(a, part));
  if (a.kind === 'min') return a.of.some((part) => neverAbove(part, b));
  if (b.kind === 'max') return b.of.some((part) => neverAbove(a, part));
  if (a.kind === 'adValorem') {
    return a.percent === 0 || someOf(b, (part) => part.kind === 'adValorem' && a.percent <= part.percent);
  }
  if (a.kind === 'specific') {
    return someOf(b, (part) => part.kind === 'specific' && part.unit === a.unit && a.amount <= part.amount);
  }
  if (a.kind === 'compound' && b.kind === 'compound') {
    return a.parts.every((part, index) => {
      const other = b.parts[index];
      return other !== undefined && neverAbove(part, other);
    });
  }
  return false;
}

/** A sum is at least each of its parts. */
const someOf = (duty: PrintedDuty, test: (part: PrintedDuty) => boolean): boolean =>
  duty.kind === 'compound' ? duty.parts.some(test) : test(duty);
