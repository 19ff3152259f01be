import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactSum } from '@/domain/rcep/origin/good/exact-sum';

function sumOf(amounts: readonly number[]): ExactSum {
  const sum = new ExactSum();
  for (const amount of amounts) sum.add(amount);
  return sum;
}

describe('ExactSum', () => {
  it.each<[number[], number]>([
    [[], 0],
    [[0], 0],
    [[5, -5], 0],
    [Array.from({ length: 10 }, () => 0.1), 1],
    [[1e100, 1, -1e100], 1],
    [[1e16, 1, 1e-16], 1e16 + 2],
    [[1e16, 1, -1e-16], 1e16],
    [[1e16, 1], 1e16],
    [[1e16 - 2, 1 - 2 ** -53, -(1e16 - 2), -(1 - 2 ** -53)], 0],
    [[1e16, 3, 1e-16], 1e16 + 4],
    [[1e16, 0.5, 1e-16], 1e16],
  ])('%j is %d', (amounts, total) => {
    expect(sumOf(amounts).total).toBe(total);
  });

  const amount = fc.double({ min: 0, max: 1e12, noNaN: true });

  it('does not depend on the order, nor on amounts added and taken out again', () => {
    fc.assert(
      fc.property(fc.array(amount), amount, (amounts, passing) => {
        const total = sumOf(amounts).total;
        expect(sumOf([...amounts].reverse()).total).toBe(total);
        expect(sumOf([passing, ...amounts, -passing]).total).toBe(total);
      }),
    );
  });

  it('is copied without a tie to the original', () => {
    const sum = sumOf([1]);
    const copy = sum.copy();
    copy.add(2);
    expect([sum.total, copy.total]).toEqual([1, 3]);
  });
});
